import type { DraftContent } from "../../platform/store/schema/product-drafts.ts";

/** Without what only one product can have: its numbers, its barcodes and its pieces. */
export function duplicateOf(content: DraftContent): DraftContent {
  return {
    ...content,
    number: "",
    isListed: false,
    options: content.options.map((option) => ({
      ...option,
      id: null,
      values: option.values.map((value) => ({ ...value, id: null })),
    })),
    skus: content.skus.map((sku) => ({
      ...sku,
      id: null,
      number: "",
      barcode: "",
      makerNumber: "",
      stock: null,
      stockRead: null,
    })),
  };
}
