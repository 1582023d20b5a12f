import { documentTerms, type FieldText, type Word } from "./document-terms.ts";
import { hasPlace } from "./fields.ts";
import { Postings } from "./postings.ts";
import { SortedWords } from "./sorted-words.ts";
import type { SnapshotReader, SnapshotWriter } from "../snapshot/snapshot-file.ts";

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The words that a long one in katakana is made of, as far as a dictionary knows. */
function wordsOfKana(word: string): readonly string[] {
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

/** What a list of postings says, for as long as the next one is not read. */
export interface ReadList {
  count: number;
  documents: Int32Array;
  said: Uint8Array;
  places: Uint8Array;
}

const longKana = 5;

/**
 * The texts of all products, by what stands in them. A product whose texts change is another document; what was said of
 * the one before stays in the lists, and is passed over, until so much is that all are made anew.
 */
export class TextIndex {
  /** By document: the place of its product, or -1 where it is no longer what the product says. */
  placeOfDocument = new Int32Array(1024);
  latin = new SortedWords();
  kana = new SortedWords();
  /** What names end with, in pairs of characters. */
  readonly hanWords = new Set<string>();
  /** Letters of syllables, so that one of them can be wrong. */
  hangul = new SortedWords();
  readonly list: ReadList = {
    count: 0,
    documents: new Int32Array(1024),
    said: new Uint8Array(1024),
    places: new Uint8Array(1024),
  };

  #postings = new Postings();
  readonly #numbers = new Map<string, number>();
  #documentOfPlace = new Int32Array(1024);
  #documents = 0;
  #dead = 0;

  /** How many lists there are. */
  get terms(): number {
    return this.#numbers.size;
  }

  get live(): number {
    return this.#documents - this.#dead;
  }

  /** Of what was once said, how much is no longer true. */
  get wasted(): number {
    return this.#documents === 0 ? 0 : this.#dead / this.#documents;
  }

  get bytes(): number {
    return this.#postings.bytes;
  }

  /** @param entities what it belongs to: its categories, its brand; lists of their own */
  set(place: number, texts: readonly FieldText[], entities: readonly string[]): void {
    this.remove(place);
    const document = this.#documents;
    this.#documents += 1;
    this.placeOfDocument = withRoom(this.placeOfDocument, document);
    this.#documentOfPlace = withRoom(this.#documentOfPlace, place);
    this.placeOfDocument[document] = place;
    this.#documentOfPlace[place] = document + 1;
    for (const [term, there] of documentTerms(texts, this))
      this.#postings.add(
        this.#numberOf(term),
        document,
        there.said,
        hasPlace[there.said] === 1 ? Math.min(there.place, 127) : -1,
      );
    for (const entity of entities) this.#postings.add(this.#numberOf(entity), document, 255, -1);
  }

  remove(place: number): void {
    const document = (this.#documentOfPlace[place] ?? 0) - 1;
    if (document < 0) return;
    this.placeOfDocument[document] = -1;
    this.#documentOfPlace[place] = 0;
    this.#dead += 1;
  }

  countOf(term: string): number {
    return this.#postings.countOf(this.#numbers.get(term) ?? -1);
  }

  has(term: string): boolean {
    return this.#numbers.has(term);
  }

  read(term: string): ReadList {
    const number = this.#numbers.get(term);
    const { list } = this;
    const count = number === undefined ? 0 : this.#postings.countOf(number);
    if (count > list.documents.length) {
      const room = Math.ceil(count * 1.25);
      list.documents = new Int32Array(room);
      list.said = new Uint8Array(room);
      list.places = new Uint8Array(room);
    }
    list.count =
      number === undefined ? 0 : this.#postings.read(number, hasPlace, list.documents, list.said, list.places);
    return list;
  }

  save(to: SnapshotWriter): void {
    to.value("texts", { documents: this.#documents, dead: this.#dead });
    to.texts("terms", this.#numbers.keys());
    to.numbers("placeOfDocument", this.placeOfDocument.subarray(0, this.#documents));
    to.numbers("documentOfPlace", this.#documentOfPlace);
    to.texts("latin", this.latin.inOrder());
    to.texts("kana", this.kana.inOrder());
    to.texts("hangul", this.hangul.inOrder());
    this.#postings.save(to, this.terms);
  }

  static async restore(from: SnapshotReader): Promise<TextIndex> {
    const index = new TextIndex();
    const { documents, dead } = from.value("texts") as { documents: number; dead: number };
    for (const [number, term] of (await from.texts("terms")).entries()) index.#numbers.set(term, number);
    index.placeOfDocument = await from.numbers("placeOfDocument", index.placeOfDocument);
    index.#documentOfPlace = await from.numbers("documentOfPlace", index.#documentOfPlace);
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
      const { documents, said, count } = this.read(part);
      const both = new Map<number, number>();
      for (let at = 0; at < count; at += 1) {
        const document = documents[at] as number;
        if ((this.placeOfDocument[document] as number) < 0) continue;
        const field = Math.max(1, (said[at] as number) >> 4);
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

function withRoom(column: Int32Array<ArrayBuffer>, place: number): Int32Array<ArrayBuffer> {
  if (place < column.length) return column;
  const larger = new Int32Array(Math.max(place + 1, Math.ceil(column.length * 1.5)));
  larger.set(column);
  return larger;
}
