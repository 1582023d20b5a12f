import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteCart, type SearchShown, showSearch } from "./search-visit.ts";

let reported: unknown[] = [];
let page = { queryClient: new QueryClient(), ...envelopeApi({}) };
let list = document.createElement("div");

beforeEach(() => {
  reported = [];
  const { api } = envelopeApi({ "goods/searched": (sent) => (reported.push(sent), success([])) });
  page = { ...page, queryClient: new QueryClient(), api };
  // Lists that former tests have left listen no more.
  list.remove();
  list = document.createElement("div");
  list.innerHTML = [31, 32, 33]
    .map((id) => `<article><a href="#/goods_details/${id}"><b>${id}</b></a><button>Favourite</button></article>`)
    .join("");
  document.body.append(list);
});
afterEach(() => vi.unstubAllGlobals());

const found = (text: string, extensions: Partial<SearchShown["result"]> = {}, isNarrowed = false): SearchShown => ({
  text,
  result: { items: [{ id: 31 }, { id: 32 }, { id: 33 }], total: 40, page: 1, pageSize: 3, ...extensions },
  isNarrowed,
});
const show = (shown: SearchShown) => showSearch(page, shown, list);
function press(selector: string, kind = "click", button = 0): void {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, button });
  event.preventDefault();
  list.querySelector(selector)?.dispatchEvent(event);
}
const opened = (index: number): string => `article:nth-child(${index}) b`;
const sofas = { what: "search", text: "sofa", total: 40 };

test("a search is told once, with what was searched before it", async () => {
  show(found("couch", { total: 0, items: [] }))();
  show(found("sofa"))();
  show(found("sofa", { page: 2 }))();
  show(found("couch", { total: 0, items: [] }))();
  await vi.waitFor(() =>
    expect(reported).toEqual([
      { what: "search", text: "couch", total: 0 },
      { ...sofas, after: "couch" },
    ]),
  );
});

test("a search that is narrowed down from the first is not told, nor what is opened of it", async () => {
  show(found("sofa", { total: 2 }, true));
  press(opened(1));
  show(found("lamp"));
  await vi.waitFor(() => expect(reported).toEqual([{ what: "search", text: "lamp", total: 40 }]));
});

test("the first product that is opened is told with its place in the whole list", async () => {
  const end = show(found("sofa"));
  end();
  show(found("sofa", { page: 3 }));
  press(opened(2));
  press(opened(3));
  await vi.waitFor(() => expect(reported).toEqual([sofas, { what: "click", text: "sofa", place: 8 }]));
});

test("a product that is opened in a window of its own counts, and a menu or another button does not", async () => {
  show(found("sofa"));
  press("article button");
  press(opened(1), "auxclick", 2);
  press(opened(3), "auxclick", 1);
  await vi.waitFor(() => expect(reported).toEqual([sofas, { what: "click", text: "sofa", place: 3 }]));
});

test("a list that is gone counts nothing any more", async () => {
  show(found("sofa"))();
  press(opened(1));
  show(found("lamp"))();
  await vi.waitFor(() => expect(reported).toHaveLength(2));
  expect(reported).not.toContainEqual(expect.objectContaining({ what: "click" }));
});

test("a product that a search led to is told when it is put into the cart, and any other is not", async () => {
  noteCart(page.queryClient, page.api, 32);
  show(found("sofa"));
  press(opened(2));
  noteCart(page.queryClient, page.api, 31);
  noteCart(page.queryClient, page.api, 32);
  noteCart(page.queryClient, page.api, 32);
  await vi.waitFor(() =>
    expect(reported).toEqual([sofas, { what: "click", text: "sofa", place: 2 }, { what: "cart", text: "sofa" }]),
  );
});

test.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
])("nothing is told of whoever asks for it by %s", (_, asked) => {
  vi.stubGlobal("navigator", asked);
  show(found("sofa"));
  press(opened(1));
  noteCart(page.queryClient, page.api, 31);
  expect(page.called).toEqual([]);
  expect(reported).toEqual([]);
});

test("a report that fails is nobody's trouble", async () => {
  const { api, called } = envelopeApi({});
  showSearch({ ...page, api }, found("sofa"), list);
  await vi.waitFor(() => expect(called).toEqual(["goods/searched"]));
});
