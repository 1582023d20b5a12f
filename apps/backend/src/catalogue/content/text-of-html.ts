import { Parser } from "htmlparser2";

/** The words of an article's HTML, those of neighbouring elements apart. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => void parts.push(text),
    onopentagname: () => void parts.push(" "),
    onclosetag: () => void parts.push(" "),
  });
  parser.end(html);
  return parts.join("");
}
