import type { Entities, EntityMatch } from "../index/entities.ts";
import { fields, fieldWeights } from "../index/document-terms.ts";
import type { TextIndex } from "../index/text-index.ts";
import type { Alternative } from "../meaning/query.ts";
import type { Scores } from "./scores.ts";

/** What of an alternative of several parts has been seen so far, by row. */
export class PartsSeen {
  seen = new Uint8Array(0);
  last = new Uint8Array(0);
  worst = new Uint8Array(0);
  values = new Float32Array(0);
  rowIds = new Int32Array(0);
  isTorn = new Uint8Array(0);

  makeRoom(size: number): void {
    if (this.seen.length >= size) return;
    this.seen = new Uint8Array(size);
    this.last = new Uint8Array(size);
    this.worst = new Uint8Array(size);
    this.values = new Float32Array(size);
    this.rowIds = new Int32Array(size);
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
/** In a category of hats and gloves, half is something else. */
const oneOfSeveral = 0.7;
/** What is left to a name of which only a part was named, and what the share adds. */
const partOfName = 0.45;
const shareOfName = 0.3;

const far = 126;
const weightsByPayload = new Map<number, Float32Array>();

/** By what is said of a term, what it counts on a page in a language. */
function weightsFor(languageBit: number, isGoods: boolean): Float32Array {
  let byPayload = weightsByPayload.get(isGoods ? -languageBit : languageBit);
  if (byPayload === undefined) {
    byPayload = Float32Array.from(
      { length: 256 },
      (_, payload) =>
        (fieldWeights[payload >> 4] ?? 0) *
        (isGoods && payload >> 4 >= fields.attribute ? mentionedGoods : 1) *
        ((payload & languageBit) === 0 ? otherLanguage : 1),
    );
    weightsByPayload.set(isGoods ? -languageBit : languageBit, byPayload);
  }
  return byPayload;
}

/** Raises the scores of products by their own texts. */
export function scoreTexts(
  index: TextIndex,
  { parts, strength, isLoose }: Alternative,
  languageBit: number,
  isGoods: boolean,
  scores: Scores,
  room: PartsSeen,
): void {
  const byPayload = weightsFor(languageBit, isGoods);
  const { rowIdOfDocument } = index;
  if (parts.length === 1) {
    const { documents, payloads, count } = index.read(parts[0] ?? "");
    for (let at = 0; at < count; at += 1) {
      const rowId = rowIdOfDocument[documents[at] as number] as number;
      if (rowId >= 0) scores.raise(rowId, (byPayload[payloads[at] as number] as number) * strength);
    }
    return;
  }
  const { seen, last, worst, values, rowIds, isTorn } = room;
  let count = 0;
  for (const [number, part] of parts.entries()) {
    const list = index.read(part);
    for (let at = 0; at < list.count; at += 1) {
      const rowId = rowIdOfDocument[list.documents[at] as number] as number;
      if (rowId < 0 || seen[rowId] !== number) continue;
      const byte = list.payloads[at] as number;
      const field = byte >> 4;
      const position = list.positions[at] as number;
      if (number === 0) {
        rowIds[count] = rowId;
        count += 1;
        isTorn[rowId] = 0;
        worst[rowId] = field === fields.nameHead ? fields.name : field;
      } else {
        const isBeside = position < far && position - (last[rowId] as number) <= 1;
        const sameField = (worst[rowId] === fields.name) === field <= fields.name;
        // Elsewhere than in names nothing says whether words are side by side.
        if (!sameField || (field <= fields.name ? !isBeside : isLoose)) isTorn[rowId] = 1;
        const plain = field === fields.nameHead ? fields.name : field;
        if (plain > (worst[rowId] as number)) worst[rowId] = plain;
      }
      last[rowId] = position;
      seen[rowId] = number + 1;
      values[rowId] = byPayload[byte] as number;
    }
  }
  const torn = isLoose ? apart : tornApart;
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number;
    if (seen[rowId] === parts.length) {
      const whole =
        worst[rowId] === fields.name
          ? (values[rowId] as number)
          : Math.min(values[rowId] as number, byPayload[(worst[rowId] as number) * 16 + 15] as number);
      scores.raise(rowId, whole * strength * (isTorn[rowId] === 1 ? torn : 1));
    }
    seen[rowId] = 0;
  }
}

/** Raises the scores of products that belong to a category, brand, shop or option value of such a name. */
export function scoreEntities(
  index: TextIndex,
  entities: Entities,
  { parts, strength }: Alternative,
  languageBit: number,
  scores: Scores,
): void {
  for (const match of entities.find(parts)) {
    const value = strength * weightOf(match) * ((match.label.languageMask & languageBit) === 0 ? otherLanguage : 1);
    const { documents, count } = index.read(match.label.entity);
    const { rowIdOfDocument } = index;
    for (let at = 0; at < count; at += 1) {
      const rowId = rowIdOfDocument[documents[at] as number] as number;
      if (rowId >= 0) scores.raise(rowId, value);
    }
  }
}

function weightOf({ label, share }: EntityMatch): number {
  const level = label.kind === "category" ? (levelWeights[label.level] ?? 1) : 1;
  const several = label.isOneOfSeveral ? oneOfSeveral : 1;
  return kindWeights[label.kind] * level * several * (share >= 1 ? 1 : partOfName + shareOfName * share);
}
