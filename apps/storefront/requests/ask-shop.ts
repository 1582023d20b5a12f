import { JSDOM } from "jsdom";
import { ports } from "../e2e/ports.ts";

/** The origin of the built shop. */
export const origin = `http://127.0.0.1:${ports.storefront}`;

interface Asked extends RequestInit {
  /** Cookies of the browser that asks. */
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Asks the shop, and follows no redirect. */
export function ask(path: string, { cookies = {}, headers, ...init }: Asked = {}): Promise<Response> {
  const all = new Headers(headers);
  const held = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (held.length > 0) all.set("cookie", held.join("; "));
  return fetch(new URL(path, origin), { redirect: "manual", ...init, headers: all });
}

/** A document as it is before any script runs. */
export function documentOf(html: string, path: string): Document {
  return new JSDOM(html, { url: new URL(path, origin).href }).window.document;
}

/** The document that the shop answers. */
export async function page(path: string, asked?: Asked): Promise<Document> {
  return documentOf(await (await ask(path, asked)).text(), path);
}

/** An element's text as a reader sees it. */
export function text(element: Element | null): string {
  return element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}

/** The text of the first element that matches; null where there is none. */
export function textOf(within: ParentNode, selector: string): string | null {
  const found = within.querySelector(selector);
  return found === null ? null : text(found);
}

/** The texts of all elements that match. */
export function textsOf(within: ParentNode, selector: string): readonly string[] {
  return [...within.querySelectorAll(selector)].map(text);
}

/** The part of a page that has a heading; an error where there is none. */
export function section(document: Document, heading: string): Element {
  const found = [...document.querySelectorAll("section[aria-labelledby]")].find(
    (each) => text(document.getElementById(each.getAttribute("aria-labelledby") ?? "")) === heading,
  );
  if (found === undefined) throw new Error(`${document.URL} has no section “${heading}”.`);
  return found;
}

/** Where a form leads that a browser without scripts sends: a box is ticked by its value, fields of one name in their order. */
export function sent(form: Element | null, filled: Readonly<Record<string, string | readonly string[]>>): string {
  if (form === null) throw new Error("There is no such form.");
  for (const [name, values] of Object.entries(filled))
    for (const [at, value] of [values].flat().entries()) {
      const fields = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
      const box = fields.find((each) => each.type === "checkbox" && each.value === value);
      const field = box ?? fields[at];
      if (field === undefined) throw new Error(`The form has no field ${name}.`);
      if (field === box) field.checked = true;
      else field.value = value;
    }
  const { defaultView: view, URL: here } = form.ownerDocument;
  if (view === null) throw new Error("The document belongs to no window.");
  const address = new URL(form.getAttribute("action") ?? here, here);
  const fields = new view.FormData(form as HTMLFormElement);
  const entries = [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return `${address.pathname}?${new URLSearchParams(entries).toString()}`;
}

/** What a page says of itself to search engines, by type. */
export function structuredData(document: Document): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const blocks = [...document.querySelectorAll("script[type='application/ld+json']")];
  const entries = blocks.map(({ textContent }) => JSON.parse(textContent) as Readonly<Record<string, unknown>>);
  return new Map(entries.map((each) => [String(each["@type"]), each]));
}
