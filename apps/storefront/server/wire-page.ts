import { hashSource, type InlineSources } from "@plaza/web-server";

/** A page as every visitor is sent it: nothing in it belongs to one answer. */
export interface WirePage {
  readonly html: Buffer;
  /** What its policy names: the hashes of what it holds inline. */
  readonly inline: InlineSources;
}

/** Search engines read it; nobody runs it. */
const isData = /\stype="application\//;

/** What stands between the tags of the elements of one name that carry an attribute. */
function textsOf(html: string, tag: "script" | "style", attribute: string): readonly string[] {
  const texts: string[] = [];
  for (let start = html.indexOf(`<${tag} `); start !== -1; start = html.indexOf(`<${tag} `, start)) {
    const open = html.indexOf(">", start);
    const end = html.indexOf(`</${tag}>`, open);
    if (open === -1 || end === -1) break;
    const attributes = html.slice(start, open);
    if (end > open + 1 && attributes.includes(attribute) && !isData.test(attributes))
      texts.push(html.slice(open + 1, end));
    start = end;
  }
  return texts;
}

/**
 * Takes the nonce of its one answer out of a page. Only what carries the nonce is named by its hash: whatever else may have come
 * into the page does not know it, and is not run.
 *
 * @returns null where the nonce stands in a place that is not known here; such a page cannot be shared
 */
export function wirePage(html: string, nonce: string): WirePage | null {
  const attribute = ` nonce="${nonce}"`;
  const hashes = (tag: "script" | "style") => [...new Set(textsOf(html, tag, attribute).map(hashSource))];
  const shared = html.replaceAll(attribute, "").replace(`<meta property="csp-nonce" content="${nonce}"/>`, "");
  if (shared.includes(nonce)) return null;
  return { html: Buffer.from(shared), inline: { scripts: hashes("script"), styles: hashes("style") } };
}
