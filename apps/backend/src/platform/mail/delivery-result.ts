import type { TestOutcome } from "../store/schema/connection-tests.ts";
import { RefusedAddress } from "./mail-sender.ts";
import { Undelivered } from "./undelivered.ts";
import { UnknownFate } from "./unknown-fate.ts";

/** How the sending of a message ended, for whoever wants to know just that. @throws what is a fault of ours */
export async function deliveryResult(
  { isOutbox }: { readonly isOutbox: boolean },
  sent: Promise<void>,
): Promise<TestOutcome> {
  try {
    await sent;
    return { result: isOutbox ? "stored" : "accepted", detail: "" };
  } catch (error) {
    if (error instanceof RefusedAddress) return { result: "addressRefused", detail: "" };
    if (error instanceof UnknownFate) return { result: "unknown", detail: "" };
    if (error instanceof Undelivered)
      return { result: error.isAnswered ? "rejected" : "unreached", detail: error.detail };
    throw error;
  }
}
