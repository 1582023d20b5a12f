// No part can match where another ends, so that a text without an end is looked through once.
const row = /<tr[^<>]*>\s*<th[^<>]*>([^<]*)<\/th>\s*<td[^<>]*>([^<]*)<\/td>\s*<\/tr>/g;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

function plain(html: string): string {
  return html
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * What a description says in a table of facts, each row a heading and a value: the only place where the platform keeps what a
 * product is made of. Of a repeated heading the first row counts.
 */
export function descriptionAttributes(html: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, label = "", value = ""] of html.matchAll(row)) {
    const [heading, text] = [plain(label), plain(value)];
    if (heading !== "" && text !== "" && !attributes.has(heading)) attributes.set(heading, text);
  }
  return attributes;
}
