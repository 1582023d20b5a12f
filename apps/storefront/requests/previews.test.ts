import { beforeAll, expect, test } from "vitest";
import { ask as askPlatform, sharedPlatform } from "../e2e/customers.ts";
import { ask, documentOf, textOf } from "./ask-shop.ts";

const draft = "A draft of the privacy policy";
/** The address of the shop, as the desk was given it. */
let preview: URL;

beforeAll(async () => {
  const at = sharedPlatform;
  const credentials = { account: "demo-platform", password: "plaza2026", type: 2, client: 5 };
  const { token } = await askPlatform<{ token: string }>({ token: "", at }, "../kefuapi/account/login", credentials);
  const desk = <Data>(call: string, body?: Readonly<Record<string, unknown>>) =>
    askPlatform<Data>({ token, at }, `../deskapi/policies/${call}`, body);
  const key = "privacy";
  const { revision } = await desk<{ revision: number }>(`detail?key=${key}`);
  await desk("save_draft", { key, revision, texts: { en: `<p>${draft}</p>`, zh: "<p>隐私政策草稿</p>" } });
  const { addresses } = await desk<{ addresses: { en: string } }>("preview_addresses", { key, revision: revision + 1 });
  preview = new URL(addresses.en);
});

const pathOf = ({ pathname, search }: URL): string => `${pathname}${search}`;

/** With another signature, of the same length. */
function forged(): string {
  const url = new URL(preview);
  const token = url.searchParams.get("preview") ?? "";
  url.searchParams.set("preview", `${token.slice(0, -22)}${"A".repeat(22)}`);
  return pathOf(url);
}

const published = "/pc/server_explan?type=2";
const asks = (path: string) => ask(path, { headers: { cookie: "lang=en" } });

test("a preview shows the draft to whoever has its address, is kept by nobody and found by no search engine", async () => {
  for (let time = 0; time < 2; time += 1) {
    const response = await ask(pathOf(preview));
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({
        "cache-control": "private, no-store",
        "referrer-policy": "same-origin",
        "x-robots-tag": "noindex",
      }),
    ]);
    const document = documentOf(await response.text(), pathOf(preview));
    expect(textOf(document, "article")).toContain(draft);
    expect(textOf(document, "aside")).toMatch(/^Preview: not published, until \d\d:\d\d China Time$/);
    expect(document.querySelector("aside")?.getAttribute("aria-label")).toBe("Preview");
  }
});

test("a page beside its preview stays what is published, and is shared by visitors", async () => {
  // Before and after the preview: neither comes from the other's cache.
  for (const path of [published, pathOf(preview), published, published]) {
    const response = await asks(path);
    const html = await response.text();
    const isPreview = path !== published;
    expect([html.includes(draft), html.includes("not published, until"), html.includes("data-preview")]).toEqual([
      isPreview,
      isPreview,
      isPreview,
    ]);
    expect(response.headers.get("cache-control")).toBe(isPreview ? "private, no-store" : "private, no-cache");
  }
});

test("a preview in another language shows what would be shown there", async () => {
  const path = pathOf(preview).replace("/pc/en/", "/pc/ja/");
  const document = documentOf(await (await ask(path)).text(), path);
  expect(document.documentElement.lang).toBe("ja");
  expect(textOf(document, "article")).toContain("隐私政策草稿");
  expect(textOf(document, "aside")).toMatch(/^プレビュー/);
});

test("a forged preview, or one at another page, has ended, and shows neither draft nor shop", async () => {
  const elsewhere = pathOf(preview).replace("type=2", "type=1");
  const home = pathOf(preview).replace("/server_explan?type=2&", "/?");
  for (const path of [forged(), elsewhere, home, `${published}&preview=`, `${published}&preview=x`]) {
    const response = await asks(path);
    const html = await response.text();
    expect(
      [response.status, response.headers.get("cache-control"), response.headers.get("x-robots-tag")],
      path,
    ).toEqual([410, "private, no-store", "noindex"]);
    expect(html).toContain("<h1>This preview has ended</h1>");
    expect(html).not.toContain(draft);
  }
});

test("a browser's own calls show the draft with the token alone, and no cache keeps them", async () => {
  const token = preview.searchParams.get("preview") ?? "";
  const call = (headers: Readonly<Record<string, string>>) =>
    ask("/api/policy/privacy", { headers: { lang: "en", ...headers } });
  const withToken = await call({ "x-plaza-preview": token });
  expect([withToken.headers.get("cache-control"), (await withToken.text()).includes(draft)]).toEqual([
    "no-store",
    true,
  ]);
  expect((await (await call({})).text()).includes(draft)).toBe(false);
});
