import { expect, test } from "vitest";
import { paymentStage } from "./payment-stage.ts";

test.each([
  [{ paid: false, refunded: false, state: "unpaid" }, "due"],
  [{ paid: true, refunded: false, state: "unshipped" }, "paid"],
  [{ paid: true, refunded: false, state: "completed" }, "paid"],
  // Paid a moment ago: the platform has told one before the other.
  [{ paid: false, refunded: false, state: "shipped" }, "paid"],
  [{ paid: false, refunded: false, state: "closed" }, "closed"],
  [{ paid: false, refunded: true, state: "closed" }, "refunded"],
  // A part of it was sent back.
  [{ paid: false, refunded: true, state: "completed" }, "paid"],
] as const)("%j is %s", (status, stage) => expect(paymentStage(status)).toBe(stage));
