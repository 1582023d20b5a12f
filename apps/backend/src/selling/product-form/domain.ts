import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import {
  handleArchivedProducts,
  handleArchiveProduct,
  handleDiscardProductDraft,
  handleDuplicateProduct,
  handleNewProductDrafts,
  handleProductForm,
  handleProductPreview,
  handlePublishProduct,
  handleRestoreProduct,
  handleSaveProductDraft,
} from "./form-calls.ts";
import { handleBrandNames, handleFormChoices } from "./form-choices.ts";
import { handleProductPicture } from "./picture-call.ts";
import { previewedProduct, productPreview } from "./preview-product.ts";
import { productFormMessages } from "./product-form-messages.ts";

/** Single products of shops, which their staff write by a form. Files of many are `imports`, which writes them the same way. */
export const productFormDomain = {
  name: "product-form",
  deskCalls: {
    "product/detail": forShop("staff", "GET", handleProductForm),
    "product/choices": forShop("staff", "GET", handleFormChoices),
    "product/brands": forShop("staff", "GET", handleBrandNames),
    "product/drafts": forShop("staff", "GET", handleNewProductDrafts),
    "product/archived": forShop("staff", "GET", handleArchivedProducts),
    "product/upload_picture": forShop("staff", "POST", handleProductPicture),
    "product/save_draft": forShop("staff", "POST", handleSaveProductDraft),
    "product/discard_draft": forShop("staff", "POST", handleDiscardProductDraft),
    "product/publish": forShop("staff", "POST", handlePublishProduct),
    "product/preview": forShop("staff", "POST", handleProductPreview),
    "product/duplicate": forShop("staff", "POST", handleDuplicateProduct),
    "product/archive": forShop("staff", "POST", handleArchiveProduct),
    "product/restore": forShop("staff", "POST", handleRestoreProduct),
  },
  previews: { product: productPreview },
  messages: productFormMessages,
  open: () => ({ services: { previewedProduct }, close: () => Promise.resolve() }),
} satisfies Domain;
