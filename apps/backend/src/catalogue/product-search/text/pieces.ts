import { Converter } from "opencc-js";
import { folded } from "./fold.ts";
import { soundOfKana } from "./kana.ts";
import { stem } from "./stem.ts";

const known = new Map<string, string>();
const convert = Converter({ from: "jp", to: "cn" });

/** A Han character as it is written in mainland China, so that 沙發 is 沙发, and 時計 and 钟表 share what they can. */
export function simplified(character: string): string {
  let result = known.get(character);
  if (result === undefined) known.set(character, (result = convert(character)));
  return result;
}

/** Hiragana are Japanese grammar more often than words, so they are told apart from katakana, though they sound alike. */
type Script = "latin" | "han" | "kana" | "hiragana" | "hangul";

/** The smallest piece of a text that is compared: a stem, a number, or one character of a script without spaces. */
export interface Piece {
  /** Equal for what counts as equal. */
  readonly key: string;
  /** As it was typed, folded. */
  readonly written: string;
  readonly script: Script;
  /** The number of its run: pieces of one run are written together. */
  readonly run: number;
  /** A word whose parts are joined by hyphens, as a whole; beside its parts. */
  readonly joined?: string;
}

/** One group a script: Han, hiragana, katakana, Hangul, and all that has spaces between words, with its hyphens. */
const runs =
  /([\p{Script=Han}々〇]+)|([\u3041-\u3096][\u3041-\u3096ー]*)|([\u30a1-\u30fa][\u30a1-\u30faー・]*)|(\p{Script=Hangul}+)|((?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々〇ー])[\p{L}\p{N}\p{M}])+(?:[.-](?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々〇ー])[\p{L}\p{N}\p{M}])+)*)/gu;

/** Longer sequences of letters are no words. */
const maxWordLength = 40;

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let run = 0;
  for (const [, han, hiragana, katakana, hangul, latin] of folded(text).matchAll(runs)) {
    run += 1;
    if (latin !== undefined) addLatin(pieces, latin, run);
    else if (han !== undefined) for (const each of han) add(pieces, simplified(each), each, "han", run);
    else if (hangul !== undefined) for (const each of hangul) add(pieces, each, each, "hangul", run);
    else if (hiragana !== undefined) for (const each of soundOfKana(hiragana)) add(pieces, each, each, "hiragana", run);
    else for (const each of soundOfKana(katakana ?? "")) add(pieces, each, each, "kana", run);
  }
  return pieces;
}

function add(pieces: Piece[], key: string, written: string, script: Script, run: number): void {
  pieces.push({ key, written, script, run });
}

/** "t-shirt" as `t` and `shirt`, and as `tshirt`; "1.5" as one number. */
function addLatin(pieces: Piece[], text: string, run: number): void {
  if (!/[.-]/.test(text)) {
    const written = text.slice(0, maxWordLength);
    add(pieces, stem(written), written, "latin", run);
    return;
  }
  const parts = text.split("-").flatMap((part) => (/^\d+(?:\.\d+)*[a-z]*$/.test(part) ? [part] : part.split(".")));
  const joined = parts.length > 1 ? parts.join("").slice(0, maxWordLength) : undefined;
  for (const [index, part] of parts.entries()) {
    if (part === "") continue;
    const written = part.slice(0, maxWordLength);
    const piece = { key: stem(written), written, script: "latin", run } as const;
    pieces.push(joined !== undefined && index === parts.length - 1 ? { ...piece, joined } : piece);
  }
}

/**
 * What must be in a text for these pieces to stand there, in order: stems, and of scripts without spaces the pairs of
 * characters that stand side by side; a character that stands alone, by itself.
 */
export function partsOf(pieces: readonly Piece[]): readonly string[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first?.script === "kana" && pieces.length > 1 && pieces.length <= shortKana && first.run === last?.run)
    return [kanaEnd(pieces.map(({ key }) => key).join(""))];
  return pieces.flatMap((piece, index) => {
    if (piece.script === "latin") return [piece.key];
    const next = pieces[index + 1];
    if (next?.run === piece.run) return [piece.key + next.key];
    return pieces[index - 1]?.run === piece.run ? [] : [piece.key];
  });
}

/** Short words in katakana are in many longer ones by chance, so they only count where these end. */
export const shortKana = 2;

/** The end of a word in katakana. */
export function kanaEnd(end: string): string {
  return `${end}$`;
}

/** What things come in: says less than what is in it. */
const containers = new Set(["set", "kit", "pack", "box", "pair", "套装", "セット", "세트"]);

export function isContainer(word: string): boolean {
  return containers.has(word);
}
