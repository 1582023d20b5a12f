import { checkName, checkSize, uploadRules } from "../../platform/files/upload-rules.ts";
import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { countTry, type Limit } from "../../platform/rate-limits/rate-limit.ts";
import { keepFormPicture } from "../imports/pictures/shop-pictures.ts";

const rule = uploadRules.default;

/** By shop, so that more accounts send no more. */
function pictureLimits(shopId: number): readonly Limit[] {
  return [{ key: `product-picture:shop:day:${shopId}`, tries: 3000, minutes: 24 * 60 }];
}

/** `product/upload_picture`: a picture, as a form. Nothing shows it until a draft has its path. */
export function handleProductPicture(context: ShopContext) {
  // Before the form is read, which would be in memory.
  return context.incomingPictures.receive(context.shopId, () => receivePicture(context));
}

async function receivePicture({ db, shopId, uploads, images, now, form }: ShopContext) {
  await countTry(db, pictureLimits(shopId), now());
  const { file } = await form();
  if (file === null) throw new DomainError("uploadMissing", { field: "file" });
  checkName(file.name, rule);
  checkSize(file.isCut ? Infinity : file.content.length, rule);
  const sources = { db, shopId, uploads: () => Promise.resolve(uploads) };
  const path = await keepFormPicture(sources, { content: file.content, now: now() });
  return new Reply({ uri: images.of(path), base_uri: path }, { key: "uploaded" });
}
