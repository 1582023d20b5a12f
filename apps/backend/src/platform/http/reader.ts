import type { ReaderLanguage } from "../store/language.ts";
import type { ImageUrls } from "./image-urls.ts";

/** How texts and images are written for one caller. */
export interface Reader {
  readonly language: ReaderLanguage;
  readonly images: ImageUrls;
}
