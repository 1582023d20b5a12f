import { expect, test } from "vitest";
import { paymentStage } from "./payment-status.ts";

test.each([
  [{ paid: false, refunded: false, state: "unpaid" }, "due"],
  [{ paid: true, refunded: false, state: "unshipped" }, "paid"],
  [{ paid: true, refunded: false, state: "completed" }, "paid"],
  // Just paid: the platform has updated the state before the flag.
  [{ paid: false, refunded: false, state: "shipped" }, "paid"],
  [{ paid: false, refunded: false, state: "closed" }, "closed"],
  [{ paid: false, refunded: true, state: "closed" }, "refunded"],
  // A part of the money was refunded.
  [{ paid: false, refunded: true, state: "completed" }, "paid"],
] as const)("the payment status %j means the stage %s", (status, stage) => expect(paymentStage(status)).toBe(stage));
