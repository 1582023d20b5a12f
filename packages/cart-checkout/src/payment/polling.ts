import type { PaymentStage } from "./payment-stage.ts";

/** How often is asked whether the money has come, and how long at most. Milliseconds. */
export const pollEvery = 2000;
export const pollFor = 10 * 60_000;

export interface Waiting {
  /** Epoch milliseconds, both as the platform counts them. */
  readonly since: number;
  /** Until when it can be paid; null: there is no end to it. One that was over before is none. */
  readonly payBefore: number | null;
}

/** When waiting ends. A moment after the deadline the last word may still be on its way. */
export function pollUntil({ since, payBefore }: Waiting): number {
  const end = since + pollFor;
  return payBefore === null || payBefore <= since ? end : Math.min(end, payBefore + pollEvery);
}

/** When to ask again; false: no more. */
export function nextPoll(stage: PaymentStage, waiting: Waiting, now: number): number | false {
  return stage === "due" && now < pollUntil(waiting) ? pollEvery : false;
}
