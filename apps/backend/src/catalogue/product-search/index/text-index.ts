import { documentTerms, type FieldText, type Word, hasPosition } from "./document-terms.ts";
import { Postings } from "./postings.ts";
import { SortedWords } from "./sorted-words.ts";
import type { SnapshotReader, SnapshotWriter } from "../snapshot/snapshot-file.ts";

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The words that a long one in katakana is made of, as far as a dictionary knows. */
function wordsOfKana(word: string): readonly string[] {
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

/** A list of postings that was read; the next one that is read overwrites it. */
export interface PostingList {
  count: number;
  documents: Int32Array;
  payloads: Uint8Array;
  positions: Uint8Array;
}

const longKana = 5;

/**
 * The inverted index of the texts of all products. A product whose texts change becomes another document; the postings of the one
 * before stay in the lists and are skipped, until there are so many of them that the index is built anew.
 */
export class TextIndex {
  /** By document: the row of its product, or -1 where the product has another document by now. */
  rowIdOfDocument = new Int32Array(1024);
  latin = new SortedWords();
  kana = new SortedWords();
  /** What names end with, in pairs of characters. */
  readonly hanWords = new Set<string>();
  /** Letters of syllables, so that one of them can be wrong. */
  hangul = new SortedWords();
  readonly list: PostingList = {
    count: 0,
    documents: new Int32Array(1024),
    payloads: new Uint8Array(1024),
    positions: new Uint8Array(1024),
  };

  #postings = new Postings();
  readonly #numbers = new Map<string, number>();
  #documentOfRowId = new Int32Array(1024);
  #documents = 0;
  #dead = 0;

  /** How many lists there are. */
  get terms(): number {
    return this.#numbers.size;
  }

  get live(): number {
    return this.#documents - this.#dead;
  }

  /** The share of documents that are no longer any product's. */
  get wasted(): number {
    return this.#documents === 0 ? 0 : this.#dead / this.#documents;
  }

  get bytes(): number {
    return this.#postings.bytes;
  }

  /** @param entities what it belongs to: its categories, its brand; lists of their own */
  set(rowId: number, texts: readonly FieldText[], entities: readonly string[]): void {
    this.remove(rowId);
    const document = this.#documents;
    this.#documents += 1;
    this.rowIdOfDocument = withRoom(this.rowIdOfDocument, document);
    this.#documentOfRowId = withRoom(this.#documentOfRowId, rowId);
    this.rowIdOfDocument[document] = rowId;
    this.#documentOfRowId[rowId] = document + 1;
    for (const [term, there] of documentTerms(texts, this))
      this.#postings.add(
        this.#numberOf(term),
        document,
        there.payload,
        hasPosition[there.payload] === 1 ? Math.min(there.position, 127) : -1,
      );
    for (const entity of entities) this.#postings.add(this.#numberOf(entity), document, 255, -1);
  }

  remove(rowId: number): void {
    const document = (this.#documentOfRowId[rowId] ?? 0) - 1;
    if (document < 0) return;
    this.rowIdOfDocument[document] = -1;
    this.#documentOfRowId[rowId] = 0;
    this.#dead += 1;
  }

  countOf(term: string): number {
    return this.#postings.countOf(this.#numbers.get(term) ?? -1);
  }

  has(term: string): boolean {
    return this.#numbers.has(term);
  }

  read(term: string): PostingList {
    const number = this.#numbers.get(term);
    const { list } = this;
    const count = number === undefined ? 0 : this.#postings.countOf(number);
    if (count > list.documents.length) {
      const room = Math.ceil(count * 1.25);
      list.documents = new Int32Array(room);
      list.payloads = new Uint8Array(room);
      list.positions = new Uint8Array(room);
    }
    list.count =
      number === undefined
        ? 0
        : this.#postings.read(number, hasPosition, list.documents, list.payloads, list.positions);
    return list;
  }

  save(to: SnapshotWriter): void {
    to.value("texts", { documents: this.#documents, dead: this.#dead });
    to.texts("terms", this.#numbers.keys());
    to.numbers("placeOfDocument", this.rowIdOfDocument.subarray(0, this.#documents));
    to.numbers("documentOfPlace", this.#documentOfRowId);
    to.texts("latin", this.latin.inOrder());
    to.texts("kana", this.kana.inOrder());
    to.texts("hangul", this.hangul.inOrder());
    this.#postings.save(to, this.terms);
  }

  static async restore(from: SnapshotReader): Promise<TextIndex> {
    const index = new TextIndex();
    const { documents, dead } = from.value("texts") as { documents: number; dead: number };
    for (const [number, term] of (await from.texts("terms")).entries()) index.#numbers.set(term, number);
    index.rowIdOfDocument = await from.numbers("placeOfDocument", index.rowIdOfDocument);
    index.#documentOfRowId = await from.numbers("documentOfPlace", index.#documentOfRowId);
    index.latin = SortedWords.of(await from.texts("latin"));
    index.kana = SortedWords.of(await from.texts("kana"));
    index.hangul = SortedWords.of(await from.texts("hangul"));
    index.#postings = await Postings.restore(from);
    index.#documents = documents;
    index.#dead = dead;
    return index;
  }

  /** Whether some product has all of them in one text. */
  standsTogether(parts: readonly string[]): boolean {
    if (parts.length < 2) return this.has(parts[0] ?? "");
    const rarest = parts.toSorted((left, right) => this.countOf(left) - this.countOf(right));
    let fieldsOf: Map<number, number> | null = null;
    for (const part of rarest) {
      const { documents, payloads, count } = this.read(part);
      const both = new Map<number, number>();
      for (let at = 0; at < count; at += 1) {
        const document = documents[at] as number;
        if ((this.rowIdOfDocument[document] as number) < 0) continue;
        const field = Math.max(1, (payloads[at] as number) >> 4);
        if (fieldsOf === null || fieldsOf.get(document) === field) both.set(document, field);
      }
      if (both.size === 0) return false;
      fieldsOf = both;
    }
    return true;
  }

  addWord({ script, written }: Word): void {
    if (written.length < 2) return;
    if (script === "han") this.hanWords.add(written);
    else if (script === "latin") this.latin.add(written);
    else if (script === "kana" || script === "hiragana") this.#addKana(written);
    else this.hangul.add(written.normalize("NFD"));
  }

  /** A long one with its words: people mistype one of them. */
  #addKana(word: string): void {
    if (this.kana.has(word)) return;
    this.kana.add(word);
    if (word.length > longKana) for (const part of wordsOfKana(word)) if (part.length > 2) this.kana.add(part);
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(term, number);
    return number;
  }
}

function withRoom(column: Int32Array<ArrayBuffer>, index: number): Int32Array<ArrayBuffer> {
  if (index < column.length) return column;
  const larger = new Int32Array(Math.max(index + 1, Math.ceil(column.length * 1.5)));
  larger.set(column);
  return larger;
}
