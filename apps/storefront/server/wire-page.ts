import { hashSource, type InlineSources } from "@plaza/web-server";

/** A page as every visitor is sent it: nothing in it belongs to one answer. */
export interface WirePage {
  readonly html: Buffer;
  /** What its policy names: the hashes of what it holds inline. */
  readonly inline: InlineSources;
}

const inlineElement = /<(script|style)(?=[\s>])([^>]*)>(.*?)<\/\1>/gs;
/** Search engines read it; nobody runs it. */
const isData = /\stype="application\//;

/**
 * Takes the nonce of its one answer out of a page. Only what carries the nonce is named by its hash: whatever else may have come
 * into the page does not know it, and is not run.
 *
 * @returns null where the nonce stands in a place that is not known here; such a page cannot be shared
 */
export function wirePage(html: string, nonce: string): WirePage | null {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = "", text = ""] of html.matchAll(inlineElement))
    if (text !== "" && attributes.includes(attribute) && !isData.test(attributes))
      (tag === "script" ? scripts : styles).add(hashSource(text));
  const shared = html.replaceAll(attribute, "").replace(`<meta property="csp-nonce" content="${nonce}"/>`, "");
  if (shared.includes(nonce)) return null;
  return { html: Buffer.from(shared), inline: { scripts: [...scripts], styles: [...styles] } };
}
