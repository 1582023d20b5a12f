import type { WrittenTexts } from "../../platform/store/language-texts.ts";

export interface ImportedOption {
  readonly name: WrittenTexts;
  readonly values: readonly WrittenTexts[];
}

/** What is undefined stays as it is, and is nothing for a SKU that is new, which has to say its stock. */
export interface ImportedSku {
  /** The merchant's own; null: it is known by its values alone. */
  readonly number: string | null;
  /** Of each option the place of its value. */
  readonly values: readonly number[];
  /** Fen. */
  readonly price: number;
  /** Fen; 0: none. */
  readonly marketPrice: number | undefined;
  readonly stock: number | undefined;
  /** Fourteen digits. */
  readonly barcode: string | null | undefined;
  readonly makerNumber: string | null | undefined;
  /** A file or an address, or where the platform keeps it. */
  readonly image: string | null | undefined;
}

/** A product of a file that could be read. What is undefined stays as it is, and is nothing for a product that is new. */
export interface ImportedProduct {
  /** The merchant's own. */
  readonly number: string;
  readonly name: WrittenTexts;
  readonly tagline: WrittenTexts | undefined;
  readonly description: WrittenTexts | undefined;
  /** Names from the first level on, as `Kitchen > Kettles`. */
  readonly category: string;
  readonly brand: string | null | undefined;
  readonly shopCategory: string | null | undefined;
  readonly isListed: boolean | undefined;
  readonly options: readonly ImportedOption[];
  readonly skus: readonly ImportedSku[];
  readonly images: readonly string[] | undefined;
}
