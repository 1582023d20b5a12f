import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** Completes storage paths to addresses under one origin. */
export interface ImageUrls {
  /** With a trailing slash. */
  readonly base: string;
  /** Where there is no image, that of a neutral one: clients of the contract draw whatever they get. */
  of(path: string | null): string;
  /** HTML with its images' paths (`src="/uploads/…"`) completed. */
  inHtml(html: string): string;
}

/** What stands where there is no image; our own client knows it, and draws what it draws without one. */
export const noImagePath = "static/no-image.png";

export function imageUrls(origin: string): ImageUrls {
  return {
    base: `${origin}/`,
    of: (path) =>
      path === null || path === ""
        ? `${origin}/${noImagePath}`
        : /^https?:\/\//.test(path)
          ? path
          : `${origin}/${path}`,
    inHtml: (html) => withImageOrigin(html, origin),
  };
}

/**
 * HTML with an origin in front of its images' sources that are paths (`src="/uploads/…"`); everything else stays as it
 * was, to the letter. It is read by a tokenizer, which looks at each character once whatever merchants may write.
 */
export function withImageOrigin(html: string, origin: string): string {
  let result = "";
  let done = 0;
  for (const start of imageSourceStarts(html)) {
    if (html[start] !== "/" || html[start + 1] === "/") continue;
    result += html.slice(done, start) + origin;
    done = start;
  }
  return result + html.slice(done);
}

/** Where the values of images' `src` attributes begin. */
function imageSourceStarts(html: string): readonly number[] {
  const starts: number[] = [];
  let inImage = false;
  let awaitsValue = false;
  const ignore = (): void => {};
  const callbacks: TokenizerCallbacks = {
    onopentagname: (start, end) => {
      inImage = isNamed("img", start, end);
    },
    onattribname: (start, end) => {
      awaitsValue = inImage && isNamed("src", start, end);
    },
    onattribdata: (start) => {
      if (awaitsValue) starts.push(start);
      awaitsValue = false;
    },
    onattribend: ignore,
    onattribentity: ignore,
    oncdata: ignore,
    onclosetag: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onend: ignore,
    onopentagend: ignore,
    onprocessinginstruction: ignore,
    onselfclosingtag: ignore,
    ontext: ignore,
    ontextentity: ignore,
  };
  const isNamed = (name: string, start: number, end: number): boolean =>
    end - start === name.length && html.slice(start, end).toLowerCase() === name;
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
  return starts;
}
