import { Parser } from "htmlparser2";

/** What a description says in its tables, and what it says besides. */
export interface Described {
  readonly attributes: string;
  readonly rest: string;
}

/** Who reads on has been convinced; what is said there says less and less of the product. */
const maxRead = 1500;

/** The labels of a table's rows are left out: they are the same everywhere. */
export function described(html: string): Described {
  const attributes: string[] = [];
  const rest: string[] = [];
  let cells = 0;
  let labels = 0;
  const parser = new Parser({
    ontext: (text) => {
      if (labels === 0) (cells > 0 ? attributes : rest).push(text);
    },
    onopentagname: (name) => {
      if (name === "td") cells += 1;
      if (name === "th") labels += 1;
    },
    onclosetag: (name) => {
      if (name === "td") cells -= 1;
      if (name === "th") labels -= 1;
      (name === "td" ? attributes : rest).push("\n");
    },
  });
  parser.end(html);
  return { attributes: attributes.join("").slice(0, maxRead), rest: rest.join("").slice(0, maxRead) };
}
