import { expect, test } from "vitest";
import { noticesSearch } from "../routes.ts";

test.each([
  [{}, {}],
  [
    { view: "unread", page: "2" },
    { view: "unread", page: 2 },
  ],
  [{ view: "alerts", page: "1" }, { view: "alerts" }],
  [{ view: "settings" }, { view: "settings" }],
  [{ view: "letters", page: "-1" }, {}],
  [{ view: ["unread"], page: "x" }, {}],
])("of the query %j the address of notices means %j", (query, search) => {
  expect(noticesSearch(query)).toEqual(search);
});
