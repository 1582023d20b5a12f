import type { CategoryPath } from "../../catalogue/products/stored-products.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inEachLanguage, type Language, languages, type Translations } from "../../platform/store/language.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { sellerRules } from "../category-sellers/seller-rules.ts";
import { documentRules } from "../required-documents/document-rules.ts";
import { categorySeparator } from "./csv-columns.ts";
import { inEach, joined, listed, type Sentence, sentence } from "./sentence.ts";

/** What the categories and the shelves of a shop are called, and what is meant by a name. */
export interface ShopNames {
  /** By names in whatever languages, or by `#` and the id; null: there is none. */
  categoryOf(text: string): CategoryPath | null;
  /** By which {@link categoryOf} finds the category. */
  categoryText(id: number): string;
  shopCategoryOf(text: string): number | null;
  shopCategoryText(id: number): string;
  /** What keeps the shop from selling in a category; null: it may. */
  objectionToCategory(path: CategoryPath): Sentence | null;
}

interface Named {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly translations: Translations<"name">;
  readonly deletedAt: Date | null;
}

/** Of the present; they are read once for a file. */
export async function shopNames(db: Executor, shopId: number, now: Date): Promise<ShopNames> {
  const tree = new NamedTree(await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)));
  const rows = await db
    .select()
    .from(shopCategories)
    .where(eq(shopCategories.shopId, shopId))
    .orderBy(asc(shopCategories.position), asc(shopCategories.id));
  const rules = await sellerRules(db, shopId);
  const documents = await documentRules(db, shopId, now);
  const shopCategoryTree = new NamedTree(rows.map((row) => ({ ...row, parentId: null })));
  return {
    categoryOf: (text) => {
      const [first, second = null, third = null] = tree.find(text);
      return first === undefined ? null : [first, second, third];
    },
    categoryText: (id) => tree.textOf(id),
    shopCategoryOf: (text) => shopCategoryTree.find(text)[0] ?? null,
    shopCategoryText: (id) => shopCategoryTree.textOf(id),
    objectionToCategory: (path) => {
      const needed = rules.tradesNeeded(path);
      const missing = documents.missingDocuments(path);
      const objections = [
        ...(needed === null ? [] : [sentence("categoryForTrades", { trades: namesOfAll(needed) })]),
        ...(missing.length === 0 ? [] : [sentence("categoryNeedsDocuments", { documents: namesOfAll(missing) })]),
      ];
      return objections.length === 0 ? null : joined(objections);
    },
  };
}

/** Names that stand below each other. */
class NamedTree {
  readonly #byId: ReadonlyMap<number, Named>;
  readonly #below: ReadonlyMap<number | null, readonly Named[]>;
  readonly #found = new Map<string, readonly number[]>();

  constructor(rows: readonly Named[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    const present = rows.filter(({ deletedAt }) => deletedAt === null);
    this.#below = Map.groupBy(present, ({ parentId }) => parentId);
  }

  /** The ids of the path that a text names; none where it names nothing. */
  find(text: string): readonly number[] {
    const named = /^#(\d{1,9})$/.exec(text)?.[1];
    const meant = named === undefined ? undefined : this.#byId.get(Number(named));
    if (meant?.deletedAt === null) return this.#pathOf(meant.id).map(({ id }) => id);
    const key = folded(text);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#descend(null, key);
    // A file that names ever others must not fill the memory.
    if (found.length > 0) this.#found.set(key, found);
    return found;
  }

  /** Names may have what separates them in them, so they are compared with how the text goes on. */
  #descend(parent: number | null, text: string): readonly number[] {
    for (const row of this.#below.get(parent) ?? []) {
      for (const name of namesOf(row)) {
        if (text === name) return [row.id];
        if (!text.startsWith(`${name}${categorySeparator}`)) continue;
        const more = this.#descend(row.id, text.slice(name.length + categorySeparator.length));
        if (more.length > 0) return [row.id, ...more];
      }
    }
    return [];
  }

  #pathOf(id: number): readonly Named[] {
    const row = this.#byId.get(id);
    if (row === undefined) return [];
    return row.parentId === null ? [row] : [...this.#pathOf(row.parentId), row];
  }

  textOf(id: number): string {
    const text = this.#pathOf(id)
      .map(({ name }) => name)
      .join(categorySeparator);
    // Two may have one name, and one that is deleted cannot be found by its own.
    return this.find(text).at(-1) === id ? text : `#${id}`;
  }
}

function namesOfAll(rows: readonly Pick<Named, "name" | "translations">[]): Sentence {
  const namesIn = (language: Language) => listed(rows.map((row) => nameIn(row, language)));
  return inEach(inEachLanguage(namesIn));
}

function nameIn({ name, translations }: Pick<Named, "name" | "translations">, language: Language): string {
  return translations[language]?.name ?? name;
}

function namesOf({ name, translations }: Named): readonly string[] {
  return [name, ...languages.flatMap((language) => translations[language]?.name ?? [])].map(folded);
}

/** However it is spaced and capitalised. */
function folded(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ").replaceAll(/ ?> ?/g, categorySeparator).toLowerCase();
}
