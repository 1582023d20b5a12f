import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hostileHtml } from "../../test/hostile-html.ts";
import { calls } from "../../test/definitions.ts";
import type { SafeHtml } from "../wire/rich-text.ts";
import { createRichTextCleaner, hasRichText, type RichTextCleanerOptions } from "./rich-text-cleaner.ts";
import { textOfHtml } from "./text-of-html.ts";

const platformOrigin = "http://127.0.0.1:8899";

const answered = (content: string) => ({ code: 1, show: 0, msg: "", data: { id: 3, content } });

/** What a cleaner leaves of the text of an article. */
function cleaned(html: string, options: Partial<RichTextCleanerOptions> = {}): unknown {
  const clean = createRichTextCleaner({ platformOrigin, ...options });
  return (clean("pc/articleDetail", answered(html)) as ReturnType<typeof answered>).data.content;
}

let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...entry: unknown[]) => void logged.push(entry));
});
afterEach(() => vi.restoreAllMocks());

describe("an answer with rich text", () => {
  const clean = createRichTextCleaner({ platformOrigin });

  test("an answer with rich text is sanitised and marked, and keeps all else", () => {
    expect(clean("pc/articleDetail", answered("<p onclick=x()>Tea</p>"))).toEqual({
      ...answered("<p>Tea</p>"),
      rich_text: "sanitised",
    });
  });

  test("an answer with rich text is marked where nothing is written, too", () => {
    const nothing = { code: 1, show: 0, msg: "", data: [] };
    expect(clean("policy/service", nothing)).toEqual({ ...nothing, rich_text: "sanitised" });
  });

  test("an answer without rich text stays as it is", () => {
    const answer = answered("<b onclick=x()>");
    expect(clean("pc/goodsList", answer)).toBe(answer);
    expect(clean("constructor", answer)).toBe(answer);
    expect(clean("pc/articleDetail", "<!doctype html>")).toBe("<!doctype html>");
  });

  test("an answer with rich text is one of the calls that shoppers' pages make, or a preview of the desk", () => {
    const withRichText = calls.map(({ call }) => call.path).filter(hasRichText);
    expect(withRichText.toSorted()).toEqual([
      "ShopApply/getTreaty",
      "goods/getGoodsDetail",
      "help/detail",
      "pc/articleDetail",
      "policy/privacy",
      "policy/service",
      "shop/getShopInfo",
    ]);
    expect(hasRichText("policies/preview")).toBe(true);
    expect(hasRichText("toString")).toBe(false);
  });
});

describe("rich text that cannot be sanitised", () => {
  test("rich text that cannot be sanitised is shown as text, and logged once", () => {
    const html = '<p>Two <b>cups</b></p><img src=x onerror="alert(1)"><ul><li>Tea &amp; milk<li>1 < 2</ul>';
    const failed = new Error("The image's address is not to be had");
    const richTextImage = () => {
      throw failed;
    };
    expect(cleaned(html, { richTextImage })).toBe("<p>Two cups</p><p>Tea &amp; milk</p><p>1 &lt; 2</p>");
    expect(logged).toEqual([[expect.any(String), failed]]);
  });

  test("rich text that is nested absurdly is shown as text instead of keeping the server busy", () => {
    expect(cleaned(`${"<b><i>".repeat(50_000)}deep`)).toBe("<p>deep</p>");
    const ordinary = `${"<div>".repeat(200)}deep${"</div>".repeat(200)}`;
    expect(cleaned(ordinary.repeat(20))).toBe(ordinary.repeat(20));
    expect(logged).toHaveLength(1);
  });

  test.each(hostileHtml)("the text of %s has no element but paragraphs", (_, html) => {
    expect(textOfHtml(html).replaceAll(/<\/?p>/g, "")).not.toMatch(/[<>]/);
  });
});

describe("rich text that was sanitised before", () => {
  test("rich text that was sanitised before is not sanitised again, and no image of it is asked about", () => {
    const stored = new Map<string, SafeHtml>();
    const htmlMemory = {
      get: (html: string) => stored.get(html),
      set: (html: string, safe: SafeHtml) => stored.set(html, safe),
    };
    const richTextImage = vi.fn((address: string) => address);
    const html = '<b onclick="x()">Tea</b><img src="https://images.test/a.webp">';
    for (let reader = 0; reader < 2; reader += 1)
      expect(cleaned(html, { htmlMemory, richTextImage })).toMatch(
        /^<b>Tea<\/b><img [^>]*src="https:\/\/images\.test\/a\.webp"/,
      );
    expect([...stored.keys()]).toEqual([html]);
    expect(richTextImage).toHaveBeenCalledTimes(1);
  });

  test("rich text that could not be sanitised is tried again", () => {
    const set = vi.fn();
    const richTextImage = () => {
      throw new Error("not now");
    };
    const htmlMemory = { get: () => undefined, set };
    expect(cleaned('<img src="https://images.test/a.webp">Tea', { htmlMemory, richTextImage })).toBe("<p>Tea</p>");
    expect(set).not.toHaveBeenCalled();
  });
});
