import type { TestOutcome } from "../../platform/store/schema/connection-tests.ts";
import type { PaymentProvider } from "./providers/provider.ts";
import { withinDeadline } from "./within-deadline.ts";

/** Whoever asks waits for the answer, and clients give up after 8 seconds. */
const deadlineMs = 6000;

/** Whether a provider takes the shop's credentials; null: it is a stand-in, which has none. Belongs into no transaction. */
export function providerCheck(
  { method, check }: PaymentProvider,
  report: (error: unknown, what: string) => void,
): (() => Promise<TestOutcome>) | null {
  if (check === undefined) return null;
  return async () => {
    try {
      const against = await withinDeadline(deadlineMs, check);
      return against === null ? { result: "accepted", detail: "" } : { result: "rejected", detail: against };
    } catch (error) {
      report(error, `${method} could not be checked`);
      return { result: "unreached", detail: "" };
    }
  };
}
