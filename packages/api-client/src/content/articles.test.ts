import { describe, expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { fetchArticles, fetchArticle, fetchArticleCategories } from "./articles.ts";

const recommend_list = [{ id: 5, title: "Seasoning", image: "http://127.0.0.1/", visit: 2 }];

test("a page of articles is read without their texts", async () => {
  const { api, called } = succeeding({
    list: [
      {
        id: 4,
        title: "Rust",
        image: "",
        intro: "How to",
        visit: 9,
        content: "<p>long",
        create_time: "2025-01-02 03:04:05",
      },
    ],
    page_no: 1,
    page_size: 10,
    count: 1,
    more: 0,
  });
  const page = await fetchArticles(api, { categoryId: 3, page: 1, pageSize: 10 });
  expect(page.items).toEqual([
    {
      id: 4,
      title: "Rust",
      intro: "How to",
      image: null,
      views: 9,
      createdAt: Date.UTC(2025, 0, 1, 19, 4, 5),
      updatedAt: null,
      category: null,
    },
  ]);
  expect(called[0]?.search).toBe("?cid=3&page_no=1&page_size=10");
});

test("a failure inside the platform that is sent as a success is a failed call", async () => {
  const failed = succeeding({ error: "SQLSTATE" });
  await expect(fetchArticles(failed.api, { page: 1, pageSize: 10 })).rejects.toMatchObject({ kind: "transport" });
  await expect(fetchArticleCategories(failed.api)).rejects.toMatchObject({ kind: "transport" });
});

test("the categories of articles have id and name", async () => {
  expect(await fetchArticleCategories(succeeding([{ id: 1, name: "Care" }]).api)).toEqual([{ id: 1, name: "Care" }]);
});

describe("an article", () => {
  test("an article has sanitised HTML whose images load", async () => {
    const content = '<p style="color:red">Oil</p><img src="uploads/oil.png"><a href="#top">up</a><script>x()</script>';
    const { api } = succeeding({
      id: 4,
      title: "Rust",
      create_time: "1970-01-01 08:33:46",
      visit: 10,
      content,
      recommend_list,
    });
    expect(await fetchArticle(api, 4)).toEqual({
      id: 4,
      title: "Rust",
      intro: "",
      image: null,
      category: null,
      createdAt: null,
      updatedAt: null,
      views: 10,
      contentHtml: '<p>Oil</p><img alt="" src="/uploads/oil.png" loading="lazy" /><a>up</a>',
      recommendations: [{ id: 5, title: "Seasoning", image: null, views: 2 }],
      previous: null,
      next: null,
    });
  });

  test("an article has its category and its neighbours where the platform names them", async () => {
    const { api } = succeeding({
      id: 4,
      title: "Rust",
      visit: 1,
      content: "",
      update_time: "2025-01-02 03:04:05",
      category: { id: 2, name: "Care" },
      previous: { id: 3, title: "Oil" },
      next: null,
    });
    expect(await fetchArticle(api, 4)).toMatchObject({
      category: { id: 2, name: "Care" },
      previous: { id: 3, title: "Oil" },
      next: null,
      updatedAt: Date.UTC(2025, 0, 1, 19, 4, 5),
    });
  });

  test.each([{ recommend_list }, []])("an article does not exist when only %j is sent", async (data) => {
    await expect(fetchArticle(succeeding(data).api, 999)).rejects.toMatchObject({
      name: "ApiError",
      kind: "business",
      statusCode: 404,
      platformMessage: null,
    });
  });

  test("is not missing when the platform fails, which has no data either", async () => {
    const { api } = stubClient({ code: 0, show: 1, msg: "Please try again later", data: [] });
    await expect(fetchArticle(api, 4)).rejects.toMatchObject({ kind: "business", statusCode: 500 });
  });
});
