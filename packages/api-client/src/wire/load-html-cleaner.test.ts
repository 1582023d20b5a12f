import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hostileHtml } from "../../test/hostile-html.ts";
import { loadHtmlCleaner, orText } from "./load-html-cleaner.ts";
import type { HtmlCleaner, SafeHtml } from "./rich-text.ts";
import { textOfHtml } from "./text-of-html.ts";

const platformOrigin = "http://127.0.0.1:8899";
const failed = new Error("The chunk is gone");
const failing: HtmlCleaner = () => {
  throw failed;
};

let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...said: unknown[]) => void logged.push(said));
});
afterEach(() => vi.restoreAllMocks());

describe("rich text that cannot be sanitised", () => {
  test("rich text that cannot be sanitised is shown as text, and said once", () => {
    const html = '<p>Two <b>cups</b></p><img src=x onerror="alert(1)"><ul><li>Tea &amp; milk<li>1 < 2</ul>';
    expect(orText(failing)(html, platformOrigin)).toBe("<p>Two cups</p><p>Tea &amp; milk</p><p>1 &lt; 2</p>");
    expect(logged).toEqual([[expect.any(String), failed]]);
  });

  test("rich text that the sanitiser does not load for is shown as text", async () => {
    const clean = await loadHtmlCleaner(() => Promise.reject(failed));
    expect(clean("<h2>Care</h2><style>p{}</style>By hand", platformOrigin)).toBe("<p>Care</p><p>By hand</p>");
    expect(logged).toHaveLength(1);
  });

  test("rich text that is nested absurdly is shown as text instead of keeping the server busy", async () => {
    const clean = await loadHtmlCleaner((importer) => importer());
    expect(clean(`${"<b><i>".repeat(50_000)}deep`, platformOrigin)).toBe("<p>deep</p>");
    const ordinary = `${"<div>".repeat(200)}deep${"</div>".repeat(200)}`;
    expect(clean(ordinary.repeat(20), platformOrigin)).toBe(ordinary.repeat(20));
    expect(logged).toHaveLength(1);
  });

  test.each(hostileHtml)("the text of %s has no element but paragraphs", (_, html) => {
    expect(textOfHtml(html).replaceAll(/<\/?p>/g, "")).not.toMatch(/[<>]/);
  });
});

describe("rich text that was sanitised before", () => {
  test("rich text that was sanitised before is not sanitised again, and no image of it is asked about", async () => {
    const kept = new Map<string, SafeHtml>();
    const htmlMemory = {
      get: (html: string) => kept.get(html),
      set: (html: string, safe: SafeHtml) => kept.set(html, safe),
    };
    const richTextImage = vi.fn((address: string) => address);
    const html = '<b onclick="x()">Tea</b><img src="https://images.test/a.webp">';
    for (let reader = 0; reader < 2; reader += 1) {
      const clean = await loadHtmlCleaner((importer) => importer(), {
        loadRichTextImage: () => Promise.resolve(richTextImage),
        htmlMemory,
      });
      expect(clean(html, platformOrigin)).toMatch(/^<b>Tea<\/b><img [^>]*src="https:\/\/images\.test\/a\.webp"/);
    }
    expect([...kept.keys()]).toEqual([html]);
    expect(richTextImage).toHaveBeenCalledTimes(1);
  });

  test("rich text that could not be sanitised is tried again", async () => {
    const set = vi.fn();
    const richTextImage = () => {
      throw failed;
    };
    const clean = await loadHtmlCleaner((importer) => importer(), {
      loadRichTextImage: () => Promise.resolve(richTextImage),
      htmlMemory: { get: () => undefined, set },
    });
    expect(clean('<img src="https://images.test/a.webp">Tea', platformOrigin)).toBe("<p>Tea</p>");
    expect(set).not.toHaveBeenCalled();
  });
});
