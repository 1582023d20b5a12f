import { envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";
import { loadHelpArticle } from "../help-article/help-article-loader.ts";
import { loadHelp } from "../help/help-loader.ts";
import { loadNews } from "../news/news-loader.ts";
import { loadArticle } from "./article-loader.ts";

const withExtension = { "index/config": success({ extensions: ["moved_addresses"] }) };
const gone = { ...rejection("This article does not exist"), error: "not_found" };
const missing = { "pc/articleDetail": gone, "help/detail": gone };
const emptyPage = success({ list: [], count: 0, page_no: 1, page_size: 10, more: 0 });
const lists = {
  "article/category": success([{ id: 2, name: "Stories" }]),
  "help/category": success([{ id: 5, name: "Orders" }]),
  "article/lists": emptyPage,
  "help/lists": emptyPage,
};

test.each([
  ["news", "news", "/news_list/news_list_detail"],
  ["news", "help", "/help_center/help_center_detail"],
  ["help", "news", "/news_list/news_list_detail"],
  ["help", "help", "/help_center/help_center_detail"],
])("an article of %s that has moved leads for good to one of %s", async (from, kind, path) => {
  const { api } = envelopeApi({ ...withExtension, ...missing, "article/moved": success({ id: 9, kind }) });
  const match = { context: loaderContext(api), deps: { id: 4 } };
  await expect(from === "news" ? loadArticle(match) : loadHelpArticle(match)).rejects.toMatchObject({
    options: { to: path, search: { id: 9 }, statusCode: 301 },
  });
});

test.each([
  ["nobody knows of it", { ...withExtension, "article/moved": success({ id: 0, kind: "" }) }],
  ["nobody can say", { ...withExtension, "article/moved": rejection("Please try again later") }],
  ["the platform does not say such things", {}],
])("an article that is missing stays so where %s", async (_, answers) => {
  const { api, called } = envelopeApi({ ...missing, ...answers });
  await expect(loadArticle({ context: loaderContext(api), deps: { id: 4 } })).rejects.toMatchObject({
    isNotFound: true,
  });
  if (!("index/config" in answers)) expect(called.join()).not.toContain("article/moved");
});

test("categories of news and of help that were removed lead for good to those with their articles", async () => {
  const { api } = envelopeApi({ ...withExtension, ...lists, "address/moved": success({ id: 2 }) });
  await expect(loadNews({ context: loaderContext(api), deps: { category: 4, page: 3 } })).rejects.toMatchObject({
    options: { to: "/news_list", search: { category: 2 }, statusCode: 301 },
  });
  const help = envelopeApi({ ...withExtension, ...lists, "address/moved": success({ id: 5 }) });
  await expect(loadHelp({ context: loaderContext(help.api), deps: { category: 4 } })).rejects.toMatchObject({
    options: { to: "/help_center", search: { category: 5 }, statusCode: 301 },
  });
  const unmoved = envelopeApi({ ...withExtension, ...lists, "address/moved": success({ id: 0 }) });
  await expect(loadNews({ context: loaderContext(unmoved.api), deps: { category: 4 } })).rejects.toMatchObject({
    isNotFound: true,
  });
});
