import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { createTestQueryClient } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";
import { wirePage } from "../testing/wire.ts";
import { listQuery, sameListAs, sortOf } from "./list-query.ts";

type Asked = Parameters<typeof listQuery> extends [unknown, ...infer Rest] ? Rest : never;

async function asked(...query: Asked) {
  const { api, called } = envelopeApi({ "pc/goodsList": success(wirePage) });
  await createTestQueryClient().fetchQuery(listQuery(api, ...query));
  return Object.fromEntries(new URL(called[0] ?? "", "http://platform.test").searchParams);
}

test("a list has its default order until it is sorted", () => {
  expect(sortOf("hot", {})).toBe("sales");
  expect(sortOf("hot", { sort: "price-asc" })).toBe("price-asc");
});

test("a search asks for its text, 24 products a page unless the URL says otherwise", async () => {
  expect(await asked("search", { name: "teapot", page: 2 })).toEqual({ name: "teapot", page_no: "2", page_size: "24" });
  expect(await asked("search", { name: "teapot", size: 48 })).toMatchObject({ page_no: "1", page_size: "48" });
});

test("a text that is taken as it was typed is another list", async () => {
  expect(await asked("search", { name: "mgu", literal: 1 })).toMatchObject({ name: "mgu", literal: "1" });
  const { api } = envelopeApi({});
  const { queryKey } = listQuery(api, "search", { name: "mgu", literal: 1 });
  expect(sameListAs("search", { text: "mgu" })(queryKey)).toBe(false);
  expect(sameListAs("search", { text: "mgu", literal: true })(queryKey)).toBe(true);
});

test.each([
  ["hot", "sales_sum"],
  ["new", "create_time"],
] as const)("the %s list keeps its order among the products that a text finds", async (kind, column) => {
  const list = await asked(kind, { name: "teapot" });
  expect(list).toMatchObject({ name: "teapot", sort_type: column, sort: "desc" });
});

test("the default order shares its cache entry with the same order in the URL", () => {
  const { api } = envelopeApi({});
  expect(listQuery(api, "hot", { sort: "sales" }).queryKey).toEqual(listQuery(api, "hot", {}).queryKey);
});
