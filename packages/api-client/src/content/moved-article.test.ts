import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchMovedArticle } from "./moved-article.ts";

test("an article leads to another one of either kind, or nowhere", async () => {
  const { api, called } = succeeding({ id: 7, kind: "help" });
  expect(await fetchMovedArticle(api, 4)).toEqual({ id: 7, kind: "help" });
  expect(called[0]?.search).toBe("?id=4");
  expect(await fetchMovedArticle(succeeding({ id: 0, kind: "" }).api, 4)).toBeNull();
});
