import { droppedWithContent } from "./html-rules.ts";
import type { SafeHtml } from "../wire/rich-text.ts";

/**
 * What is written in HTML that could not be sanitised, a paragraph a line, without any element or address of it. Every
 * character is looked at once, whatever the HTML is like.
 */
export function textOfHtml(html: string): SafeHtml {
  let text = "";
  let hiding: string | null = null;
  for (const [index, part] of html.split(/(<[^<>]*>)/).entries()) {
    const isTag = index % 2 === 1;
    const [, slash, name = ""] = /^<(\/?)([a-z\d]*)/.exec(part.toLowerCase()) ?? [];
    if (!isTag) text += hiding === null ? part : "";
    else if (hiding !== null) hiding = slash === "/" && name === hiding ? null : hiding;
    else if (slash === "" && droppedWithContent.includes(name)) hiding = name;
    else if (!inline.has(name)) text += "\n";
  }
  const lines = text.split("\n").map((line) => line.trim());
  return lines.flatMap((line) => (line === "" ? [] : [`<p>${escaped(line)}</p>`])).join("") as SafeHtml;
}

/** Elements in the middle of a line. */
const inline = new Set("a abbr b big code del em font i img ins mark s small span strike strong sub sup u".split(" "));

/** Entities are left as they are: they are text already. */
function escaped(text: string): string {
  return text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
