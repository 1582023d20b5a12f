import type { ColumnStore } from "./columns/column-store.ts";
import { fields, type FieldText } from "./index/document-terms.ts";
import { Entities, type EntityKind, type EntityRow } from "./index/entities.ts";
import { TextIndex } from "./index/text-index.ts";
import type { Corpus } from "./meaning/corpus.ts";
import { namedEntities, askedMeanings } from "./scoring/named-entities.ts";
import type { Query, Reading } from "./meaning/query.ts";
import { Lexicon } from "./meaning/lexicon.ts";
import { ruleLexicon, vocabularyLexicon } from "./meaning/vocabulary-lexicon.ts";
import { understand } from "./meaning/understand.ts";
import { findMatches } from "./scoring/find-matches.ts";
import { type Answer, KnownAnswers } from "./scoring/answer-cache.ts";
import type { RuleSynonym } from "./rules/search-rules.ts";
import type { SnapshotReader, SnapshotWriter } from "./snapshot/snapshot-file.ts";
import { heardKana, soundOfKana } from "./text/kana.ts";
import { PinyinWords } from "./text/pinyin.ts";
import { piecesOf } from "./text/pieces.ts";

/** The names of categories, brands and shops as phrases: who types one means it. */
function labelLexicon(entities: Entities): Lexicon {
  const lexicon = new Lexicon();
  for (const { kind, level, text } of entities.all()) {
    // Departments are no kinds of goods: "home", "sport".
    if (kind === "category" && level === 1) lexicon.add(piecesOf(text), "synonym", []);
    else if (kind === "category") lexicon.add(piecesOf(text), "type", []);
    else if (kind !== "meaning") lexicon.add(piecesOf(text), "brand", []);
  }
  return lexicon;
}

const maxWasted = 0.5;
const fewDocuments = 10_000;
const fewCategories = 2;

/** Finds products by what they are called, described as and belong to. */
export class Searcher {
  readonly #columns: ColumnStore;
  readonly #index: TextIndex;
  readonly #entities = new Entities();
  readonly #pinyin = new PinyinWords();
  readonly #known = new KnownAnswers();
  #labels: { readonly age: number; readonly lexicon: Lexicon } | null = null;

  constructor(columns: ColumnStore, index = new TextIndex()) {
    this.#columns = columns;
    this.#index = index;
  }

  /** Names of categories, brands, shops and options are not saved: they are read anew. */
  save(to: SnapshotWriter): void {
    this.#index.save(to);
    to.texts("hanWords", new Set([...this.#pinyin.words(), ...this.#index.hanWords]));
    to.texts("kana", heardKana());
  }

  static async restore(from: SnapshotReader, columns: ColumnStore): Promise<Searcher> {
    const index = await TextIndex.restore(from);
    for (const word of await from.texts("hanWords")) index.hanWords.add(word);
    for (const text of await from.texts("kana")) soundOfKana(text);
    return new Searcher(columns, index);
  }

  /** Postings of earlier texts take more room than those of the present ones. */
  get isWasteful(): boolean {
    return this.#index.wasted > maxWasted && this.#index.live > fewDocuments;
  }

  /** Of a product that has a row in the columns. */
  setProduct(id: number, texts: readonly FieldText[], entities: readonly string[]): void {
    this.#index.set(this.#columns.rowIdOf(id), texts, entities);
    this.#known.clear();
  }

  removeProduct(id: number): void {
    const rowId = this.#columns.rowIdOf(id);
    if (rowId >= 0) this.#index.remove(rowId);
    this.#known.clear();
  }

  /** @param ids those that were asked for, some of which may be gone; null: all */
  setEntities(kind: EntityKind, ids: readonly number[] | null, rows: readonly EntityRow[]): void {
    for (const id of ids ?? []) this.#entities.remove(kind, id);
    for (const row of rows) this.#entities.set(kind, row);
    this.#known.clear();
  }

  /**
   * All products that answer a text, on sale or not.
   *
   * @param synonyms what words mean besides what the vocabulary knows of them
   */
  find(text: string, reading: Reading, synonyms: readonly RuleSynonym[] = []): Answer {
    const corpus = this.corpus(synonyms);
    return this.#known.of(JSON.stringify([text, reading, synonyms]), () => {
      const query = understand(corpus, text, reading);
      return { query, hits: findMatches(corpus, this.#columns, query, reading.language) };
    });
  }

  /** The ids of what a query names as a whole: what is exactly called so first, then the broader. */
  named(query: Query, kind: EntityKind): readonly number[] {
    return namedEntities(this.#entities, query, kind);
  }

  /** What a query asks for of the values of options, by the ids of their meanings. */
  askedMeanings(query: Query): ReadonlyMap<number, number> {
    return askedMeanings(this.#entities, query);
  }

  corpus(synonyms: readonly RuleSynonym[] = []): Corpus {
    const vocabulary = vocabularyLexicon();
    const labels = this.#lexiconOfLabels();
    return {
      index: this.#index,
      entities: this.#entities,
      vocabulary,
      labels,
      rules: ruleLexicon(synonyms),
      pinyin: this.#pinyin,
      isSpecific: this.#isSpecific,
    };
  }

  readonly #isSpecific = (part: string): boolean => {
    const { documents, payloads, count } = this.#index.read(part);
    const categoryIds = new Set<number>();
    for (let at = 0; at < count && categoryIds.size <= fewCategories; at += 1) {
      const rowId = this.#index.rowIdOfDocument[documents[at] as number] as number;
      if (rowId >= 0 && (payloads[at] as number) >> 4 === fields.nameHead)
        categoryIds.add(this.#columns.secondCategory[rowId] ?? 0);
    }
    return categoryIds.size > 0 && categoryIds.size <= fewCategories;
  };

  #lexiconOfLabels(): Lexicon {
    const { age } = this.#entities;
    if (this.#labels?.age !== age) {
      this.#labels = { age, lexicon: labelLexicon(this.#entities) };
      for (const word of [...vocabularyLexicon().han, ...this.#labels.lexicon.han]) this.#pinyin.add(word);
    }
    for (const word of this.#index.hanWords) this.#pinyin.add(word);
    this.#index.hanWords.clear();
    return this.#labels.lexicon;
  }
}
