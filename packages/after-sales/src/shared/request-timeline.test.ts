import { expect, test } from "vitest";
import { timelineSteps } from "./request-timeline.tsx";

const written = (...args: Parameters<typeof timelineSteps>): string =>
  timelineSteps(...args)
    .map(({ milestone, phase }) => `${milestone} ${phase}`)
    .join(", ");

test.each([
  ["applied", "refund", "applied done, agreed now, refunded later"],
  ["applied", "return", "applied done, agreed now, sent later, received later, refunded later"],
  ["awaitingGoods", "return", "applied done, agreed done, sent now, received later, refunded later"],
  ["goodsSent", "return", "applied done, agreed done, sent done, received now, refunded later"],
  ["refunding", "refund", "applied done, agreed done, refunded now"],
  ["refunding", "return", "applied done, agreed done, sent done, received done, refunded now"],
  ["refunded", "refund", "applied done, agreed done, refunded done"],
] as const)("a request that is %s (%s) is on its way", (state, kind, way) => {
  expect(written(state, kind)).toBe(way);
});

test.each([
  ["refused", "return", "applied done, agreed stopped, refunded later"],
  ["goodsRefused", "return", "applied done, agreed done, sent done, received stopped, refunded later"],
  ["revoked", "return", "applied done, revoked stopped"],
] as const)("a request that is %s goes no further", (state, kind, way) => {
  expect(written(state, kind)).toBe(way);
});

test("a platform whose refund without a return waits for goods is believed", () => {
  expect(written("goodsSent", "refund")).toBe("applied done, agreed done, refunded now");
});
