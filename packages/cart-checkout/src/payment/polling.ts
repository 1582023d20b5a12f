import type { PaymentStage } from "./payment-stage.ts";

/** The interval and the longest duration of polling, in milliseconds. */
export const pollEvery = 2000;
export const pollFor = 10 * 60_000;

export interface Waiting {
  /** Both in epoch milliseconds of the platform's clock. */
  readonly since: number;
  /** The deadline; null for none. One that had passed before polling began is ignored. */
  readonly payBefore: number | null;
}

/** When polling ends: one interval after the deadline, to learn the final status. */
export function pollUntil({ since, payBefore }: Waiting): number {
  const end = since + pollFor;
  return payBefore === null || payBefore <= since ? end : Math.min(end, payBefore + pollEvery);
}

/** Milliseconds until the next call; false to stop. */
export function nextPoll(stage: PaymentStage, waiting: Waiting, now: number): number | false {
  return stage === "due" && now < pollUntil(waiting) ? pollEvery : false;
}
