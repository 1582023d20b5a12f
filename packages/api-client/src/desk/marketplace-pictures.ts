import { uploadCall } from "../call.ts";
import { fileForm, type FileToUpload, uploadOptions } from "../files/upload-image.ts";
import { uploadedImage } from "../files/uploaded-image.ts";

/** What the marketplace has pictures of, which decides how large they are kept. */
export const pictureUses = [
  "article",
  "brand",
  "category",
  "trade",
  "special_area",
  "logo",
  "icon",
  "login",
  "contact",
  "home",
] as const;
export type PictureUse = (typeof pictureUses)[number];

/** What a shop has pictures of on its page: its owners send them. */
export type ShopPictureUse = "shop_logo" | "shop_banner" | "shop_cover";

export interface MarketplacePicture extends FileToUpload {
  readonly use: PictureUse | ShopPictureUse;
}

/** Sends a picture. Nothing shows it until something is saved with its path. */
export const uploadMarketplacePicture = uploadCall("pictures/upload", {
  form: ({ file, use }: MarketplacePicture) => fileForm("use", use, file),
  options: uploadOptions,
  decode: uploadedImage,
});
