/**
 * Waits for another company's server, which has no part in how long a shopper or a job waits.
 *
 * @param call heeds the signal as far as it can; what it does after the deadline is not waited for
 * @throws what the call throws, or a `TimeoutError`
 */
export async function withinDeadline<Result>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(milliseconds);
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([call(signal), overdue]);
}
