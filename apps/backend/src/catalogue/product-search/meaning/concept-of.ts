import { isContainer, type Piece, piecesOf } from "../text/pieces.ts";
import { stem } from "../text/stem.ts";
import { distinct, literalOf, type Alternative, type Concept, type Reading } from "./query.ts";
import { type Corpus, isFoundTogether } from "./corpus.ts";
import type { Role, Substitute } from "./lexicon.ts";
import type { Span } from "./spans.ts";

/** Only what is the same leads further, and not as far. */
const same = 0.9;
const further = 0.8;

/** What will do for a phrase, and what will do for that, if it is the same. */
function substitutesOf({ vocabulary }: Corpus, { entries }: Span): readonly Substitute[] {
  const direct = entries.flatMap((entry) => [...entry.substitutes.values()]);
  const ofThose = direct
    .filter(({ strength }) => strength > same)
    .flatMap(({ pieces, strength }) =>
      [...(vocabulary.exactly(pieces)?.substitutes.values() ?? [])]
        .filter((each) => each.strength > same)
        .map((each) => ({ ...each, strength: each.strength * strength * further })),
    );
  return [...direct, ...ofThose];
}

/** Where in a query a phrase stands, and how that is read. */
export interface Where extends Reading {
  readonly segmenting: "zh" | "ja";
  /** May still be being typed. */
  readonly isLast: boolean;
}

const begun = 0.7;
const maxContinuations = 30;
const maxBegun = 1000;
const modifiers: readonly Role[] = ["colour", "material", "recipient"];
const qualities: readonly Role[] = [...modifiers, "brand"];

/** What a phrase asks for, by itself and by what is known of it. */
export function conceptOf(corpus: Corpus, span: Span, { isLast, isTyping }: Where): Concept {
  const isHere = ({ parts }: Alternative): boolean => isFoundTogether(corpus, parts);
  const substitutes = substitutesOf(corpus, span)
    .map((each) => literalOf(each.pieces, each.strength))
    .filter(isHere);
  const literal = [literalOf(span.pieces, 1)].filter(isHere);
  const alternatives: Alternative[] = [...literal, ...substitutes];
  const [only] = span.pieces;
  const mayBeBegun =
    only !== undefined && span.pieces.length === 1 && only.script === "latin" && only.written.length > 1;
  if (mayBeBegun && (isTyping || (isLast && alternatives.length === 0 && only.written.length > 2)))
    for (const word of continuations(corpus, only.written)) alternatives.push(literalOf(piecesOf(word), begun));
  const roles = new Set(span.entries.flatMap((entry) => [...entry.roles]));
  return {
    text: textOf(span.pieces),
    alternatives: distinct(alternatives),
    words: [],
    isType: roles.has("type"),
    isWholeName: roles.has("whole"),
    isGoods: roles.has("type") || roles.has("synonym"),
    isHead: false,
    isEnd: false,
    isQuality: !roles.has("type") && qualities.some((role) => roles.has(role)),
    isModifier: !roles.has("type") && modifiers.some((role) => roles.has(role)),
    isSoft: (roles.has("occasion") && !roles.has("type")) || isSmall(span.pieces),
    isUnknown: alternatives.length === 0,
  };
}

/** The most common of the words that begin so. */
function continuations({ index, labels }: Corpus, beginning: string): readonly string[] {
  const words = new Set([index.latin, labels.latin].flatMap((each) => each.beginningWith(beginning, maxBegun)));
  words.delete(beginning);
  const counts = new Map([...words].map((word) => [word, index.countOf(stem(word))]));
  return [...words]
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, maxContinuations);
}

/** As it was typed. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ written, script }) => (script === "latin" ? `${written} ` : written))
    .join("")
    .trim();
}

/** Numbers, and what things come in. */
function isSmall(pieces: readonly Piece[]): boolean {
  return pieces.every(({ key }) => /^\d/.test(key)) || isContainer(pieces.map(({ key }) => key).join(""));
}
