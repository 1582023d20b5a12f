export interface Latency {
  /** In milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

/** Runs something one after the other, the first few times without looking at the clock. */
export async function measure(times: number, run: (turn: number) => Promise<void>): Promise<Latency> {
  const warmUp = 5;
  const samples: number[] = [];
  for (let turn = 0; turn < warmUp + times; turn += 1) {
    const start = performance.now();
    await run(turn);
    if (turn >= warmUp) samples.push(performance.now() - start);
  }
  samples.sort((left, right) => left - right);
  const at = (share: number): number => samples[Math.floor(samples.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
