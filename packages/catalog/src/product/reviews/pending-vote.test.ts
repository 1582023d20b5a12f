import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storePendingVote, takePendingVote } from "./pending-vote.ts";

const key = "plaza:wanted-vote";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a vote that was kept is taken once, on its product's page", () => {
  storePendingVote({ productId: 31, reviewId: 8 });
  storePendingVote({ productId: 31, reviewId: 9 });
  expect(takePendingVote(32)).toBeNull();
  expect(takePendingVote(31)).toEqual({ productId: 31, reviewId: 9 });
  expect(takePendingVote(31)).toBeNull();
});

test.each([
  ["too long ago", () => vi.setSystemTime(Date.now() + 31 * 60_000)],
  ["by a clock that was put back", () => vi.setSystemTime(Date.now() - 60_000)],
  ["as no text of ours", () => sessionStorage.setItem(key, "{")],
  ["as a list", () => sessionStorage.setItem(key, "[31]")],
  ["without a review", () => sessionStorage.setItem(key, '{"productId":31,"reviewId":"x","at":1}')],
])("a vote that was kept %s is none", (_how, change) => {
  storePendingVote({ productId: 31, reviewId: 8 });
  change();
  expect(takePendingVote(31)).toBeNull();
});
