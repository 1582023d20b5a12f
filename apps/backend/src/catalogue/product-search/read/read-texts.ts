import type { Executor } from "../../../platform/store/database.ts";
import { productDescriptions, products, productTexts, skus } from "../../../platform/store/schema/catalog.ts";
import { type AnyPgColumn, asc, eq, isNotNull, or, type SQL, and, sql } from "../../../platform/store/sql.ts";
import { type FieldText, fields } from "../index/document-terms.ts";
import { shownTexts } from "../index/entities.ts";
import { Parser } from "htmlparser2";

/** What a description says in its tables, and what it says besides. */
interface Described {
  readonly attributes: string;
  readonly rest: string;
}

/** Who reads on has been convinced; what is said there says less and less of the product. */
const maxRead = 1500;

/** The labels of a table's rows are left out: they are the same everywhere. */
function described(html: string): Described {
  const attributes: string[] = [];
  const rest: string[] = [];
  let cells = 0;
  let labels = 0;
  const parser = new Parser({
    ontext: (text) => {
      if (labels === 0) (cells > 0 ? attributes : rest).push(text);
    },
    onopentagname: (name) => {
      if (name === "td") cells += 1;
      if (name === "th") labels += 1;
    },
    onclosetag: (name) => {
      if (name === "td") cells -= 1;
      if (name === "th") labels -= 1;
      (name === "td" ? attributes : rest).push("\n");
    },
  });
  parser.end(html);
  return { attributes: attributes.join("").slice(0, maxRead), rest: rest.join("").slice(0, maxRead) };
}

export interface ProductTextsRow {
  readonly id: number;
  readonly texts: readonly FieldText[];
}

/** @param from,to ids, both included */
export function textsBetween(db: Executor, from: number, to: number): Promise<readonly ProductTextsRow[]> {
  return readTexts(db, (id) => and(sql`${id} >= ${from}`, sql`${id} <= ${to}`));
}

export function textsOf(db: Executor, ids: readonly number[]): Promise<readonly ProductTextsRow[]> {
  return readTexts(db, (id) => sql`${id} = any(${sql.param([...ids])}::integer[])`);
}

async function readTexts(
  db: Executor,
  which: (id: AnyPgColumn) => SQL | undefined,
): Promise<readonly ProductTextsRow[]> {
  const rows = await db
    .select({ id: products.id, texts: productTexts, details: productDescriptions })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .leftJoin(productDescriptions, eq(productDescriptions.productId, products.id))
    .where(which(products.id))
    .orderBy(asc(products.id));
  const coded = await db
    .select({ id: skus.productId, barcode: skus.barcode, makerNumber: skus.makerNumber })
    .from(skus)
    .where(and(which(skus.productId), or(isNotNull(skus.barcode), isNotNull(skus.makerNumber))));
  const codes = Map.groupBy(coded, ({ id }) => id);
  return rows.map(({ id, texts, details }) => ({
    id,
    texts: [
      ...shown(fields.name, (language) => texts.translations[language]?.name ?? texts.name),
      ...(codes.get(id) ?? []).flatMap(({ barcode, makerNumber }) => codeTexts(barcode, makerNumber)),
      ...(details === null ? [] : detailTexts(details)),
      ...shown(fields.tagline, (language) => texts.translations[language]?.tagline ?? texts.tagline),
    ],
  }));
}

function shown(field: FieldText["field"], textIn: Parameters<typeof shownTexts>[0]): readonly FieldText[] {
  return shownTexts(textIn).map((text) => ({ field, ...text }));
}

function detailTexts({ description, translations }: typeof productDescriptions.$inferSelect): readonly FieldText[] {
  return shownTexts((language) => translations[language]?.description ?? description).flatMap(
    ({ text, languageMask }) => {
      const { attributes, rest } = described(text);
      return [
        { field: fields.attribute, languageMask, text: attributes },
        { field: fields.description, languageMask, text: rest },
      ];
    },
  );
}

const allLanguages = 15;

/** As they are printed, and as they are typed: without what is filled up, spaced or hyphenated. */
function codeTexts(barcode: string | null, makerNumber: string | null): readonly FieldText[] {
  const texts: string[] = [];
  if (barcode !== null) texts.push(barcode, barcode.replace(/^0/, ""), barcode.replace(/^0+/, ""));
  if (makerNumber !== null) texts.push(makerNumber, makerNumber.replaceAll(/[^\p{L}\p{N}]+/gu, ""));
  return [...new Set(texts)].map((text) => ({ field: fields.code, languageMask: allLanguages, text }));
}
