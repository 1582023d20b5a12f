import type {
  productDescriptions,
  productOptions,
  productOptionValues,
  products,
  productTexts,
  skus,
} from "../../../platform/store/schema/catalog.ts";
import { type Sentence, sentenceText } from "../sentence.ts";

type Row<Table extends { $inferSelect: unknown }> = Table["$inferSelect"];

/** The columns of a product that a file decides. */
export type ProductColumns = Pick<
  Row<typeof products>,
  | "ownNumber"
  | "shopCategoryId"
  | "brandId"
  | "firstCategoryId"
  | "secondCategoryId"
  | "thirdCategoryId"
  | "isOnShelf"
  | "price"
  | "marketPrice"
>;

interface Changes<Changed> {
  readonly inserted: readonly Changed[];
  readonly updated: readonly Changed[];
  readonly deleted: readonly number[];
}

/** Those of the updated that get another position first have to let go of their own, which others may get. */
interface PositionedChanges<Changed> extends Changes<Changed> {
  readonly moved: readonly number[];
}

export type OptionChanges = PositionedChanges<Row<typeof productOptions>>;
export type ValueChanges = PositionedChanges<Row<typeof productOptionValues>>;

/** Marks of low stock are made at the desk alone. */
export type SkuRow = Omit<Row<typeof skus>, "makerKey" | "productId" | "retiredFrom" | "lowStock"> & {
  readonly productId: number;
};

export interface SkuChanges extends Omit<Changes<SkuRow>, "deleted"> {
  /** Those of the updated that get other values, and first have to let go of their own, which others may get. */
  readonly recombined: readonly number[];
  /** Those of the updated that get another number, and first have to let go of their own. */
  readonly renumbered: readonly number[];
  /** Those that are not sold any more. */
  readonly retired: readonly number[];
  /** Those of the updated that were retired, and come back. */
  readonly revived: readonly number[];
  /** Those of the updated that get another barcode or maker's number. */
  readonly coded: readonly number[];
}

/**
 * The rows that have to be written for one product. A row that is still to come has a negative id, which rows that refer
 * to it have, too. What is null stays as it is.
 */
export interface ProductPlan {
  readonly productId: number;
  readonly kind: "added" | "changed" | "unchanged";
  readonly product: ProductColumns | null;
  readonly text: Row<typeof productTexts> | null;
  readonly description: Row<typeof productDescriptions> | null;
  /** All of them in their order. */
  readonly images: readonly string[] | null;
  readonly options: OptionChanges;
  readonly values: ValueChanges;
  readonly skus: SkuChanges;
}

/** Why a product cannot be written as the file has it. */
export class Objection extends Error {
  override readonly name = "Objection";
  readonly field: string;
  readonly sentence: Sentence;
  readonly sku: number | undefined;

  constructor(field: string, sentence: Sentence, sku?: number) {
    super(sentenceText(sentence, "en"));
    this.field = field;
    this.sentence = sentence;
    this.sku = sku;
  }
}
