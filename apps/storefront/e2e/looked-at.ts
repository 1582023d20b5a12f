import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { dataDirectory } from "./served-shop.ts";

/** Of this run alone: it goes with the data of the shop. */
const folder = join(dataDirectory, "looked-at");

/**
 * All of a document that decides what axe says of it: its elements with their state, its texts, its styles and the window.
 * Numbers count as one, because each customer's documents have their own.
 */
function describeDocument(): string {
  const states = [":hover", ":focus-visible", ":popover-open", ":modal", ":checked", ":disabled", ":invalid"];
  const inState = states.map((state) => new Set(document.querySelectorAll(state)));
  const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, "0");
  // No rule looks at where a picture or a link leads.
  const withoutQuery = (text: string) => text.replaceAll(/\?[^\s,]*/g, "");
  // React's and the server's own, another one each time.
  const withoutGenerated = (text: string) => text.replaceAll(/_[Rr]_\w*_/g, "_r_");
  const unseen = "script, noscript, template, head > :not(title, meta[name=viewport])";

  function describe(node: Node): string {
    if (node instanceof Text) return withoutNumbers(node.data);
    if (!(node instanceof Element) || node.matches(unseen)) return "";
    const attributes = [...node.attributes]
      .filter(({ name }) => name !== "nonce")
      .map(
        ({ name, value }) =>
          `${name}=${/^(?:class|style)$/.test(name) ? value : withoutNumbers(withoutQuery(withoutGenerated(value)))}`,
      )
      .toSorted();
    const value =
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? withoutNumbers(node.value) : "";
    const held = states.filter((_, index) => inState[index]?.has(node));
    const children = [...node.childNodes].map(describe).join("");
    return `<${[node.tagName, ...attributes, value, ...held].join(" ")}>${children}</>`;
  }
  const sheets = [...document.styleSheets].map(({ href, ownerNode }) => href ?? ownerNode?.textContent ?? "");
  const adopted = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return [innerWidth, innerHeight, ...sheets, ...adopted, describe(document.documentElement)].join("\n");
}

/**
 * Looks at the page, unless a journey of this run has looked at the same document by the same rules and found nothing.
 * One that fails, or that changes meanwhile, is looked at again wherever it is met.
 */
export async function lookOnce(page: Page, rules: string, look: () => Promise<void>): Promise<void> {
  const mark = async () => {
    const described = `${rules}\n${await page.evaluate(describeDocument)}`;
    return join(folder, createHash("sha256").update(described).digest("hex"));
  };
  const before = await mark();
  if (existsSync(before)) return;
  await look();
  if ((await mark()) !== before) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(before, "");
}
