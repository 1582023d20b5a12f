import { expect, test } from "vitest";
import { reviewsSearch } from "../routes.ts";

test.each([
  [{}, undefined, undefined, undefined],
  [{ type: 1 }, undefined, undefined, undefined],
  [{ type: "2", pending: 3, written: "4" }, 2, 3, 4],
  [{ type: 2, pending: 1, written: 1e9 }, 2, undefined, undefined],
  [{ type: "x", pending: -1, written: {} }, undefined, undefined, undefined],
])("an address with %j shows a list of reviews and its page", (search, type, pending, written) => {
  expect(reviewsSearch(search)).toEqual({ type, pending, written });
});
