const entities = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&nbsp;", " "],
  ["&amp;", "&"],
] as const;

/** What is written in sanitised HTML, whose elements are well-formed; an element that is cut off at the end is left out. */
export function plainText(html: string): string {
  const text = html
    .split("<")
    .map((part, index) => (index === 0 ? part : part.includes(">") ? ` ${part.slice(part.indexOf(">") + 1)}` : ""))
    .join("");
  const written = entities.reduce((read, [entity, letter]) => read.replaceAll(entity, letter), text);
  return written.replaceAll(/\s+/g, " ").trim();
}
