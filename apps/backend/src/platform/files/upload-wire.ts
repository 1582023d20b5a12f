import type { ImageUrls } from "../http/image-urls.ts";
import type { Upload } from "../store/schema/uploads.ts";
import { isPrivatePath, privateUpload } from "./upload-paths.ts";

/** The contract's number for images. */
const imageType = 10;

export function uploadWire({ id, name, path }: Upload, images: ImageUrls) {
  return { id, cid: 0, type: imageType, name, shop_id: 0, uri: uploadAddress(path, images), base_uri: path };
}

/** Where an upload is shown to whom it belongs. */
export function uploadAddress(path: string, images: ImageUrls): string {
  return isPrivatePath(path) ? privateUpload(path) : images.of(path);
}
