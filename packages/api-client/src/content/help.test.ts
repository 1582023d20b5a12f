import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchHelpArticles, fetchHelpArticle, fetchHelpCategories, sendHelpFeedback } from "./help.ts";

test("help is listed by category, and searched only where a text is given", async () => {
  const { api, called } = succeeding({ list: [], page_no: 1, page_size: 20, count: 0, more: 0 });
  await fetchHelpArticles(api, { categoryId: 3, page: 1, pageSize: 20 });
  await fetchHelpArticles(api, { text: "refund", page: 2, pageSize: 20 });
  expect(called.map(({ pathname, search }) => `${pathname}${search}`)).toEqual([
    "/api/help/lists?cid=3&page_no=1&page_size=20",
    "/api/help/lists?name=refund&page_no=2&page_size=20",
  ]);
});

test("an answer of the help centre is sanitised, and one that is not there is not found", async () => {
  const written = succeeding({ id: 12, title: "Returns", visit: 2, content: '<p onclick="x()">Send it back</p>' });
  expect(await fetchHelpArticle(written.api, 12)).toMatchObject({
    title: "Returns",
    contentHtml: "<p>Send it back</p>",
  });
  expect(written.called[0]?.pathname).toBe("/api/help/detail");
  await expect(fetchHelpArticle(succeeding({ recommend_list: [] }).api, 9)).rejects.toMatchObject({ statusCode: 404 });
});

test("the categories of help have id and name", async () => {
  expect(await fetchHelpCategories(succeeding([{ id: 4, name: "Returns" }]).api)).toEqual([{ id: 4, name: "Returns" }]);
});

test("feedback says of which article, whether it has helped, and which browser says so", async () => {
  const { api, sent } = succeeding([]);
  await sendHelpFeedback(api, { articleId: 12, helped: false, visitorKey: "ab".repeat(16) });
  expect(sent[0]).toMatchObject({
    path: "/api/help/feedback",
    body: { id: 12, helped: 0, visitor: "ab".repeat(16) },
  });
});
