import { SortedWords } from "../index/sorted-words.ts";
import type { Piece } from "../text/pieces.ts";

/** What a phrase of a query is known as. */
export type Role = "type" | "colour" | "material" | "recipient" | "occasion" | "brand" | "synonym" | "whole";

/** Something that will do where a phrase was asked for. */
export interface Substitute {
  readonly pieces: readonly Piece[];
  /** From 0 to 1: how well it does. */
  readonly strength: number;
}

export interface Entry {
  readonly roles: Set<Role>;
  /** By its pieces. */
  readonly substitutes: Map<string, Substitute>;
}

interface Node {
  readonly next: Map<string, Node>;
  entry: Entry | null;
}

export interface Found {
  readonly entry: Entry;
  readonly length: number;
}

/** Phrases by their pieces. */
export class Lexicon {
  readonly #root: Node = { next: new Map(), entry: null };
  /** Stems of Latin words of any phrase: these are no typing errors. */
  readonly stems = new Set<string>();
  /** Words of any phrase as they are written, to be compared with what was typed; letters of syllables in Korean. */
  readonly latin = new SortedWords();
  readonly kana = new SortedWords();
  readonly hangul = new SortedWords();
  /** Phrases of Han characters alone. */
  readonly han = new Set<string>();

  /** The entry of a phrase; makes one where there is none. Null for what has no pieces. */
  entryOf(pieces: readonly Piece[]): Entry | null {
    if (pieces.length === 0) return null;
    let node = this.#root;
    this.#learnWords(pieces);
    for (const { key } of pieces) {
      let next = node.next.get(key);
      if (next === undefined) node.next.set(key, (next = { next: new Map(), entry: null }));
      node = next;
    }
    return (node.entry ??= { roles: new Set(), substitutes: new Map() });
  }

  add(pieces: readonly Piece[], role: Role, substitutes: readonly Substitute[]): void {
    const entry = this.entryOf(pieces);
    if (entry === null) return;
    entry.roles.add(role);
    for (const substitute of substitutes) {
      const key = substitute.pieces.map((piece) => piece.key).join(" ");
      const known = entry.substitutes.get(key);
      if (known === undefined || known.strength < substitute.strength) entry.substitutes.set(key, substitute);
    }
  }

  /** The phrases that begin with a piece, the longest first. */
  from(pieces: readonly Piece[], start: number): readonly Found[] {
    const found: Found[] = [];
    let node: Node | undefined = this.#root;
    for (let at = start; at < pieces.length; at += 1) {
      node = node.next.get(pieces[at]?.key ?? "");
      if (node === undefined) break;
      if (node.entry !== null) found.unshift({ entry: node.entry, length: at - start + 1 });
    }
    return found;
  }

  #learnWords(pieces: readonly Piece[]): void {
    const whole = pieces.map(({ key }) => key).join("");
    if (pieces.every(({ script }) => script === "han")) this.han.add(whole);
    else if (pieces.every(({ script }) => script === "hangul")) this.hangul.add(whole.normalize("NFD"));
    else if (pieces.every(({ script }) => script === "kana" || script === "hiragana")) this.kana.add(whole);
    for (const { key, written, script } of pieces) {
      if (script !== "latin") continue;
      this.stems.add(key);
      this.latin.add(written);
    }
  }

  exactly(pieces: readonly Piece[]): Entry | null {
    return this.from(pieces, 0).find(({ length }) => length === pieces.length)?.entry ?? null;
  }
}
