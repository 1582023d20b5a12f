import type PdfDocument from "pdfkit";
import type { Language } from "../../../platform/store/language.ts";
import { breakLines, type Piece } from "./break-lines.ts";
import { type Family, fontsFor, openFont, type Weight } from "./fonts.ts";
import { plainText } from "./plain-text.ts";

export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

interface SetPiece extends Piece {
  readonly family: Family;
  /** No font has it. */
  readonly isMissing: boolean;
}

/** A part of a line in one font. */
interface Run {
  readonly text: string;
  readonly family: Family;
  readonly isMissing: boolean;
}

export interface SetLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Stands for each character that no font has; what it was is still what is read, copied and searched for. */
const missing = "□";
/** They change how the characters beside them look, and have no look of their own. */
const joiners = /\p{Join_Control}|\p{Variation_Selector}/gu;

/** Sets texts in the fonts of a language, each character in the first of them that has it. */
export class Typesetter {
  readonly #pdf: typeof PdfDocument.prototype;
  readonly #families: readonly Family[];
  readonly #characters: Intl.Segmenter;
  readonly #measured = new Map<string, SetPiece>();
  #hasMissing = false;

  constructor(pdf: typeof PdfDocument.prototype, language: Language) {
    this.#pdf = pdf;
    this.#families = fontsFor(language);
    this.#characters = new Intl.Segmenter(language, { granularity: "grapheme" });
  }

  /** Whether something was set that no font has. */
  get hasMissing(): boolean {
    return this.#hasMissing;
  }

  /** No line for an empty text. */
  wrap(text: string, style: Style, room: number): readonly SetLine[] {
    const pieces = [...this.#characters.segment(plainText(text))].map(({ segment }) => this.#piece(segment, style));
    return breakLines(pieces, room).map((line) => this.#lineOf(line, style));
  }

  /** @param baseline how far below the upper edge of the page the line stands */
  render({ runs }: SetLine, style: Style, left: number, baseline: number): void {
    let x = left;
    for (const { text, family, isMissing } of runs) {
      this.#choose(family, style);
      this.#pdf.fillColor(style.color);
      const shown = isMissing ? missing.repeat([...this.#characters.segment(text)].length) : text;
      if (isMissing) this.#pdf.markContent("Span", { actual: text });
      this.#pdf.text(shown, x, baseline, { lineBreak: false, baseline: "alphabetic" });
      if (isMissing) this.#pdf.endMarkedContent();
      x += this.#pdf.widthOfString(shown);
    }
  }

  #choose(family: Family, { size, weight }: Style): void {
    const name = `${family}-${weight}`;
    this.#pdf.registerFont(name, openFont(family, weight));
    this.#pdf.font(name, size);
  }

  #piece(text: string, style: Style): SetPiece {
    const key = `${style.weight} ${style.size} ${text}`;
    const known = this.#measured.get(key);
    if (known !== undefined) return known;
    const seen = text.replaceAll(joiners, "");
    const has = (family: Family) =>
      Array.from(seen).every((character) =>
        openFont(family, style.weight).hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      );
    const [first = "sc"] = this.#families;
    const found = this.#families.find(has);
    const family = found ?? first;
    if (found === undefined) this.#hasMissing = true;
    this.#choose(family, style);
    const width = this.#pdf.widthOfString(found === undefined ? missing : seen);
    const piece = { text: found === undefined ? text : seen, width, family, isMissing: found === undefined };
    this.#measured.set(key, piece);
    return piece;
  }

  #lineOf(pieces: readonly SetPiece[], style: Style): SetLine {
    const end = pieces.findLastIndex(({ text }) => text !== " ") + 1;
    const runs: Run[] = [];
    for (const { text, family, isMissing } of pieces.slice(0, end)) {
      const last = runs.at(-1);
      if (last !== undefined && last.family === family && last.isMissing === isMissing) {
        runs[runs.length - 1] = { ...last, text: last.text + text };
      } else runs.push({ text, family, isMissing });
    }
    const width = runs.reduce((sum, run) => {
      this.#choose(run.family, style);
      return (
        sum +
        this.#pdf.widthOfString(
          run.isMissing ? missing.repeat([...this.#characters.segment(run.text)].length) : run.text,
        )
      );
    }, 0);
    return { runs, width };
  }
}
