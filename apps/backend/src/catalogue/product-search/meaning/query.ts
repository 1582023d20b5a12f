import type { Language } from "../../../platform/store/language.ts";
import { partsOf, type Piece } from "../text/pieces.ts";

/** A way to find what a concept asks for. */
export interface Alternative {
  /** All of these in one text, side by side if they can. */
  readonly parts: readonly string[];
  /** From 0 to 1. */
  readonly strength: number;
  /** Whether any order and distance will do: words that are only joined by spaces. */
  readonly isLoose: boolean;
}

/** One thing that is asked for: a word or a phrase. */
export interface Concept {
  /** As it was typed. */
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** Of a phrase, ways to find each of its words: what has all of them, wherever, will do; what has the last one, hardly. */
  readonly words: readonly (readonly Alternative[])[];
  /** What a product is, rather than what it is like. */
  readonly isType: boolean;
  /** A kind of goods that no part of its name stands for. */
  readonly isWholeName: boolean;
  /** Names things that are sold, or may be one of several words for that. */
  readonly isGoods: boolean;
  /** What follows says what it is for. */
  readonly isEnd: boolean;
  /** The one that says what is wanted; the others say what it is like. */
  readonly isHead: boolean;
  /** A colour, a material, a maker, for whom. */
  readonly isQuality: boolean;
  /** What goods of any kind may have: a colour, a material, for whom. */
  readonly isModifier: boolean;
  /** Says less than what a thing is. */
  readonly isSoft: boolean;
  /** No product has it. */
  readonly isUnknown: boolean;
}

export interface Query {
  readonly concepts: readonly Concept[];
  /** Nothing is found that has not all of it. */
  readonly isWhole: boolean;
  /** In fen, both included. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** What was searched for in place of what was typed, where that was taken for a mistake. */
  readonly corrected: string | null;
}

/** How a text is to be understood. */
export interface Reading {
  readonly language: Language;
  /** What was typed and nothing else. */
  readonly isLiteral: boolean;
  /** The last word may be the beginning of a longer one, and nothing is offered that has not all of them. */
  readonly isTyping: boolean;
}

/** A phrase as it is. */
export function literalOf(pieces: readonly Piece[], strength: number): Alternative {
  return { parts: partsOf(pieces), strength, isLoose: pieces.every(({ script }) => script === "latin") };
}

/** Each way once, as good as it gets. */
export function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const each of alternatives) {
    const key = each.parts.join(" ");
    if ((best.get(key)?.strength ?? 0) < each.strength) best.set(key, each);
  }
  return [...best.values()];
}
