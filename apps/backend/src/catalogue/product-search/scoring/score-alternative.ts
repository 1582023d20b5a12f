import type { Entities, EntityMatch } from "../index/entities.ts";
import { fields, fieldWeights } from "../index/fields.ts";
import type { TextIndex } from "../index/text-index.ts";
import type { Alternative } from "../meaning/query.ts";
import type { Board } from "./board.ts";

/** Room for what of an alternative of several parts has been seen so far, by place. */
export class PartsSeen {
  seen = new Uint8Array(0);
  last = new Uint8Array(0);
  worst = new Uint8Array(0);
  values = new Float32Array(0);
  places = new Int32Array(0);
  isTorn = new Uint8Array(0);

  makeRoom(size: number): void {
    if (this.seen.length >= size) return;
    this.seen = new Uint8Array(size);
    this.last = new Uint8Array(size);
    this.worst = new Uint8Array(size);
    this.values = new Float32Array(size);
    this.places = new Int32Array(size);
    this.isTorn = new Uint8Array(size);
  }
}

/** What another language than the page's counts. */
const otherLanguage = 0.75;
/** Words that stand apart where they were typed side by side; elsewhere than in names nothing says whether they do. */
const apart = 0.75;
/** Pairs of characters that stand apart are hardly the word. */
const tornApart = 0.45;
/** What is mentioned of something is not what it is: a cream for shoes is no shoe. */
const mentionedGoods = 0.6;
const kindWeights = { category: 1.08, brand: 0.95, shop: 0.7, meaning: 0.75 } as const;
const levelWeights = [1, 0.55, 0.75, 1] as const;
/** On a shelf of hats and gloves, half is something else. */
const oneOfSeveral = 0.7;
/** What is left to a name of which only a part was named, and what the share adds. */
const partOfName = 0.45;
const shareOfName = 0.3;

const far = 126;
const weightsBySaid = new Map<number, Float32Array>();

/** By what is said of a term, what it counts on a page in a language. */
function weightsFor(languageBit: number, isGoods: boolean): Float32Array {
  let bySaid = weightsBySaid.get(isGoods ? -languageBit : languageBit);
  if (bySaid === undefined) {
    bySaid = Float32Array.from(
      { length: 256 },
      (_, said) =>
        (fieldWeights[said >> 4] ?? 0) *
        (isGoods && said >> 4 >= fields.attribute ? mentionedGoods : 1) *
        ((said & languageBit) === 0 ? otherLanguage : 1),
    );
    weightsBySaid.set(isGoods ? -languageBit : languageBit, bySaid);
  }
  return bySaid;
}

/** Raises products on the board by their own texts. */
export function scoreTexts(
  index: TextIndex,
  { parts, strength, isLoose }: Alternative,
  languageBit: number,
  isGoods: boolean,
  board: Board,
  room: PartsSeen,
): void {
  const bySaid = weightsFor(languageBit, isGoods);
  const { placeOfDocument } = index;
  if (parts.length === 1) {
    const { documents, said, count } = index.read(parts[0] ?? "");
    for (let at = 0; at < count; at += 1) {
      const place = placeOfDocument[documents[at] as number] as number;
      if (place >= 0) board.raise(place, (bySaid[said[at] as number] as number) * strength);
    }
    return;
  }
  const { seen, last, worst, values, places, isTorn } = room;
  let count = 0;
  for (const [number, part] of parts.entries()) {
    const list = index.read(part);
    for (let at = 0; at < list.count; at += 1) {
      const place = placeOfDocument[list.documents[at] as number] as number;
      if (place < 0 || seen[place] !== number) continue;
      const byte = list.said[at] as number;
      const field = byte >> 4;
      const position = list.places[at] as number;
      if (number === 0) {
        places[count] = place;
        count += 1;
        isTorn[place] = 0;
        worst[place] = field === fields.nameHead ? fields.name : field;
      } else {
        const isBeside = position < far && position - (last[place] as number) <= 1;
        const sameField = (worst[place] === fields.name) === field <= fields.name;
        // Elsewhere than in names nothing says whether words are side by side.
        if (!sameField || (field <= fields.name ? !isBeside : isLoose)) isTorn[place] = 1;
        const plain = field === fields.nameHead ? fields.name : field;
        if (plain > (worst[place] as number)) worst[place] = plain;
      }
      last[place] = position;
      seen[place] = number + 1;
      values[place] = bySaid[byte] as number;
    }
  }
  const torn = isLoose ? apart : tornApart;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] as number;
    if (seen[place] === parts.length) {
      const whole =
        worst[place] === fields.name
          ? (values[place] as number)
          : Math.min(values[place] as number, bySaid[(worst[place] as number) * 16 + 15] as number);
      board.raise(place, whole * strength * (isTorn[place] === 1 ? torn : 1));
    }
    seen[place] = 0;
  }
}

/** Raises those that belong to what has such a name. */
export function scoreEntities(
  index: TextIndex,
  entities: Entities,
  { parts, strength }: Alternative,
  languageBit: number,
  board: Board,
): void {
  for (const match of entities.find(parts)) {
    const value = strength * weightOf(match) * ((match.label.languageMask & languageBit) === 0 ? otherLanguage : 1);
    const { documents, count } = index.read(match.label.entity);
    const { placeOfDocument } = index;
    for (let at = 0; at < count; at += 1) {
      const place = placeOfDocument[documents[at] as number] as number;
      if (place >= 0) board.raise(place, value);
    }
  }
}

function weightOf({ label, share }: EntityMatch): number {
  const level = label.kind === "category" ? (levelWeights[label.level] ?? 1) : 1;
  const several = label.isOneOfSeveral ? oneOfSeveral : 1;
  return kindWeights[label.kind] * level * several * (share >= 1 ? 1 : partOfName + shareOfName * share);
}
