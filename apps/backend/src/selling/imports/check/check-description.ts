import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { type Sentence, sentence } from "../sentence.ts";

/** Storefronts leave them out; a merchant who writes one should hear of it. */
const forbiddenElements: ReadonlySet<string> = new Set(
  "script style iframe object embed form input button textarea select meta link base svg math template noscript".split(
    " ",
  ),
);

/** As deep as storefronts show rich text (`deepestNesting` of api-client); beyond it they show none of it. */
const deepestNesting = 256;

/** They have no end, or theirs may be left out, so that they say nothing of depth. */
const endless: ReadonlySet<string> = new Set(
  "area br col hr img input link meta source wbr p li dt dd tr td th thead tbody tfoot colgroup caption".split(" "),
);

const dangerousAddress = /^(?:javascript|vbscript|data):/i;

/**
 * Says what is wrong with rich text; null: nothing. Storefronts sanitise what they show, by a list of what may be there;
 * here is refused what can only be an attack or a mistake. It is read by a tokenizer, which looks at each character once.
 */
export function objectionToHtml(html: string): Sentence | null {
  return html.includes("<") ? new HtmlReader(html).objection() : null;
}

class HtmlReader {
  readonly #html: string;
  #objection: Sentence | null = null;
  #depth = 0;
  #element = "";
  #attribute = "";
  #value = "";

  constructor(html: string) {
    this.#html = html;
  }

  objection(): Sentence | null {
    const tokenizer = new Tokenizer({ decodeEntities: true }, this.#callbacks());
    tokenizer.write(this.#html);
    tokenizer.end();
    return this.#objection;
  }

  #callbacks(): TokenizerCallbacks {
    const ignore = (): void => {};
    return {
      onopentagname: (start, end) => this.#open(this.#name(start, end)),
      onclosetag: (start, end) => this.#close(this.#name(start, end)),
      onselfclosingtag: () => this.#close(this.#element),
      onattribname: (start, end) => {
        this.#attribute = this.#name(start, end);
        this.#value = "";
      },
      onattribdata: (start, end) => void (this.#value += this.#html.slice(start, end)),
      onattribentity: (code) => void (this.#value += String.fromCodePoint(code)),
      onattribend: () => this.#checkAttribute(),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    };
  }

  #name(start: number, end: number): string {
    return this.#html.slice(start, end).toLowerCase();
  }

  #open(name: string): void {
    this.#element = name;
    if (forbiddenElements.has(name)) this.#object(sentence("htmlElement", { name }));
    if (endless.has(name)) return;
    this.#depth += 1;
    if (this.#depth > deepestNesting) this.#object(sentence("htmlTooDeep", { most: deepestNesting }));
  }

  #close(name: string): void {
    if (!endless.has(name) && this.#depth > 0) this.#depth -= 1;
  }

  #checkAttribute(): void {
    const name = this.#attribute;
    if (name.startsWith("on")) this.#object(sentence("htmlScript", { element: this.#element.slice(0, 20) }));
    // Browsers read past controls and spaces in the scheme of an address.
    const address = this.#value.replaceAll(/[\p{Cc}\s]+/gu, "");
    if (dangerousAddress.test(address)) this.#object(sentence("htmlAddress"));
  }

  #object(objection: Sentence): void {
    this.#objection ??= objection;
  }
}
