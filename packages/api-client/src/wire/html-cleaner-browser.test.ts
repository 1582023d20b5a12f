// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { hostileHtml } from "../../test/hostile-html.ts";
import { cleanHtml as cleanInBrowser } from "./html-cleaner-browser.ts";
import { cleanHtml as cleanOnServer } from "./html-cleaner-server.ts";

const platformOrigin = "http://127.0.0.1:8899";

/** What a browser makes of sanitised HTML, attributes in one order. */
function shown(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("*")) {
    const attributes = [...element.attributes].toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return body.innerHTML;
}

/** What a shopper reads, follows and sees, whatever elements hold it. */
function substance(html: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return {
    text: body.textContent,
    links: [...body.querySelectorAll("a")].map((link) => link.outerHTML),
    images: [...body.querySelectorAll("img")].map((image) => image.src),
  };
}

// Where elements overlap or are out of place, a browser's parser repeats and moves them; the server's closes them.
const parsedDifferently = new Set(["an svg with a hidden element", "noscript with markup", "unclosed elements"]);

describe("the sanitiser of the browser and that of the server show the same", () => {
  test.each(hostileHtml)("the two sanitisers show the same of %s", (name, html) => {
    const [inBrowser, onServer] = [cleanInBrowser(html, platformOrigin), cleanOnServer(html, platformOrigin)];
    expect(substance(inBrowser)).toEqual(substance(onServer));
    if (!parsedDifferently.has(name)) expect(shown(inBrowser)).toBe(shown(onServer));
  });
});

describe("where images cannot be shown, or lie elsewhere", () => {
  test.each(hostileHtml)("the two sanitisers show the same of %s without its images", (name, html) => {
    const [inBrowser, onServer] = [cleanInBrowser, cleanOnServer].map((clean) =>
      clean(html, platformOrigin, () => null),
    );
    expect(substance(inBrowser ?? "")).toEqual(substance(onServer ?? ""));
    if (!parsedDifferently.has(name)) expect(shown(inBrowser ?? "")).toBe(shown(onServer ?? ""));
  });

  test("the two sanitisers write the same for an image that cannot be shown, and for one that lies elsewhere", () => {
    const html = '<p>a<img src="https://cdn.example/b.png" alt="A &lt;b&gt;">c<img src="/uploads/d.png"></p>';
    const image = (address: string) => (address.startsWith("/") ? `/resized${address}` : null);
    const onServer = cleanOnServer(html, platformOrigin, image);
    expect(cleanInBrowser(html, platformOrigin, image)).toBe(onServer.replace(" />", ">"));
    expect(onServer).toContain(
      'a<span data-image="absent">A &lt;b&gt;</span>c<img alt="" src="/resized/uploads/d.png"',
    );
  });
});

test.each(hostileHtml)("the browser's sanitiser is done with %s after one pass", (_, html) => {
  const once = cleanInBrowser(html, platformOrigin);
  expect(cleanInBrowser(once, platformOrigin)).toBe(once);
});
