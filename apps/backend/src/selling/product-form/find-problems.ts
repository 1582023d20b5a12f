import { globalBarcode } from "../../catalogue/products/article-codes.ts";
import { type CategoryPath, idPrefix } from "../../catalogue/products/stored-products.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import type { WrittenTexts } from "../../platform/store/language-texts.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { freightTemplates } from "../../platform/store/schema/freight.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import type { DraftContent, DraftSku } from "../../platform/store/schema/product-drafts.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { objectionToHtml } from "../imports/check/check-description.ts";
import { type Sentence, sentence, shown } from "../imports/sentence.ts";
import { shopNames } from "../imports/shop-names.ts";
import type { StoredForm } from "./stored-form.ts";

/** Why a product cannot be published as its form has it. */
export interface FormProblem {
  /** Of the content, or of the SKU. */
  readonly field: string;
  /** The index of the SKU; null: it is about the product. */
  readonly sku: number | null;
  readonly sentence: Sentence;
}

type Complain = (field: string, sentence: Sentence, sku?: number) => void;

/** What a form goes by besides its content. */
interface FormTerms {
  readonly shopId: number;
  readonly now: Date;
  /** Null: the product is new. */
  readonly stored: StoredForm | null;
}

/** All that is missing or wrong, and where the product stands; the path is null where its category is none. */
export async function findProblems(
  db: Executor,
  content: DraftContent,
  terms: FormTerms,
): Promise<{ readonly problems: readonly FormProblem[]; readonly path: CategoryPath | null }> {
  const problems: FormProblem[] = [];
  const complain: Complain = (field, problem, sku) => problems.push({ field, sku: sku ?? null, sentence: problem });
  checkTexts(content, terms, complain);
  checkOptions(content, complain);
  checkSkus(content, terms, complain);
  await checkNumber(db, content, terms, complain);
  const path = await checkCategory(db, content, terms, complain);
  await checkShopCategory(db, content, terms, complain);
  await checkFreight(db, content, terms, complain);
  return { problems, path };
}

function isEmpty(texts: WrittenTexts): boolean {
  return Object.keys(texts).length === 0;
}

function checkTexts({ name, description }: DraftContent, { stored }: FormTerms, complain: Complain): void {
  if (isEmpty(name)) complain("name", sentence("missingInAll"));
  for (const language of languages) {
    const html = description[language];
    if (html === undefined || html === stored?.content.description[language]) continue;
    const objection = objectionToHtml(html);
    if (objection !== null) complain(`description.${language}`, objection);
  }
}

function checkOptions({ options, skus }: DraftContent, complain: Complain): void {
  for (const [index, { name, values }] of options.entries()) {
    const field = `options[${index}]`;
    if (isEmpty(name)) complain(`${field}.name`, sentence("missing"));
    if (values.length === 0) complain(`${field}.values`, sentence("missing"));
    for (const [valueIndex, { text }] of values.entries()) {
      const isUsed = skus.some((sku) => sku.values[index] === valueIndex);
      if (isEmpty(text)) complain(`${field}.values[${valueIndex}]`, sentence("missing"));
      else if (!isUsed && skus.length > 0) complain(`${field}.values[${valueIndex}]`, sentence("valueUnused"));
    }
    for (const language of languages) {
      const known = values.flatMap(({ text }) => text[language] ?? []);
      if (new Set(known).size < known.length) complain(`${field}.values`, sentence("valuesTwice", { language }));
    }
  }
}

function checkSkus({ skus }: DraftContent, { stored }: FormTerms, complain: Complain): void {
  if (skus.length === 0) complain("skus", sentence("noSku"));
  const storedIds = new Set(stored?.product.skus.map(({ id }) => id));
  const numbers = new Set<string>();
  const barcodes = new Set<string>();
  const combinations = new Set<string>();
  for (const [index, sku] of skus.entries()) {
    checkSku(sku, sku.id !== null && storedIds.has(sku.id), (field, problem) => complain(field, problem, index));
    const barcode = globalBarcode(sku.barcode) ?? "";
    const combination = sku.values.join();
    if (sku.number !== "" && numbers.has(sku.number))
      complain("number", sentence("numberTwice", { number: shown(sku.number) }), index);
    if (barcode !== "" && barcodes.has(barcode)) complain("barcode", sentence("barcodeTwice"), index);
    if (combinations.has(combination)) complain("values", sentence("sameValues"), index);
    numbers.add(sku.number);
    barcodes.add(barcode);
    combinations.add(combination);
  }
}

function checkSku({ price, stock, barcode }: DraftSku, isStored: boolean, complain: Complain): void {
  if (price === null) complain("price", sentence("missing"));
  // Nobody means to give goods away, and an order of nothing is paid as soon as it is placed.
  if (price === 0) complain("price", sentence("priceZero"));
  if (stock === null && !isStored) complain("stock", sentence("missing"));
  if (barcode !== "" && globalBarcode(barcode) === null) complain("barcode", sentence("notABarcode"));
}

/** The number of a product that is published never changes: it is found by it. */
async function checkNumber(
  db: Executor,
  { number }: DraftContent,
  { shopId, stored }: FormTerms,
  complain: Complain,
): Promise<void> {
  if (stored !== null || number === "") return;
  if (number.startsWith(idPrefix)) complain("number", sentence("platformNumber", { prefix: idPrefix }));
  const [taken] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.ownNumber, number)));
  if (taken !== undefined) complain("number", sentence("productNumberTaken"));
}

async function checkCategory(
  db: Executor,
  { categoryId, isListed }: DraftContent,
  { shopId, stored, now }: FormTerms,
  complain: Complain,
): Promise<CategoryPath | null> {
  if (categoryId === null) {
    complain("categoryId", sentence("missing"));
    return null;
  }
  const isPlacedAnew = categoryId !== stored?.content.categoryId;
  if (!isPlacedAnew && stored !== null && (stored.content.isListed || !isListed)) return stored.product.category;
  const names = await shopNames(db, shopId, now);
  const path = names.categoryOf(`#${categoryId}`);
  if (path === null) {
    complain("categoryId", sentence("noSuchCategory"));
    return isPlacedAnew ? null : (stored?.product.category ?? null);
  }
  // A category that got others below it keeps what stands in it.
  if (isPlacedAnew && (await hasOthersBelow(db, categoryId)))
    complain("categoryId", sentence("categoryHasOthersBelow"));
  const objection = names.objectionToCategory(path);
  if (objection !== null) complain("categoryId", objection);
  return path;
}

async function hasOthersBelow(db: Executor, categoryId: number): Promise<boolean> {
  const below = await db.$count(categories, and(eq(categories.parentId, categoryId), isNull(categories.deletedAt)));
  return below > 0;
}

async function checkShopCategory(
  db: Executor,
  { shopCategoryId }: DraftContent,
  { shopId, stored }: FormTerms,
  complain: Complain,
): Promise<void> {
  if (shopCategoryId === null || shopCategoryId === stored?.content.shopCategoryId) return;
  const [found] = await db
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(
      and(eq(shopCategories.id, shopCategoryId), eq(shopCategories.shopId, shopId), isNull(shopCategories.deletedAt)),
    );
  if (found === undefined) complain("shopCategoryId", sentence("noSuchShopCategory"));
}

async function checkFreight(
  db: Executor,
  { delivery, freight }: DraftContent,
  { shopId }: FormTerms,
  complain: Complain,
): Promise<void> {
  if (delivery === "virtual") return;
  if (freight.mode === "fixed" && freight.fixedAmount === null) complain("freight.fixedAmount", sentence("missing"));
  if (freight.mode !== "template") return;
  if (freight.templateId === null) {
    complain("freight.templateId", sentence("missing"));
    return;
  }
  const [template] = await db
    .select({ unit: freightTemplates.unit })
    .from(freightTemplates)
    .where(and(eq(freightTemplates.id, freight.templateId), eq(freightTemplates.shopId, shopId)));
  if (template === undefined) complain("freight.templateId", sentence("noSuchFreightTemplate"));
  if (template?.unit === "weight" && freight.grams === 0) complain("freight.grams", sentence("weightMissing"));
  if (template?.unit === "volume" && freight.cubicCentimetres === 0)
    complain("freight.cubicCentimetres", sentence("volumeMissing"));
}
