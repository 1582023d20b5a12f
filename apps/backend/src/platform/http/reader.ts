import type { Language } from "../store/language.ts";
import type { ImageUrls } from "./image-urls.ts";

/** How texts and images are written for one caller. */
export interface Reader {
  readonly language: Language;
  readonly images: ImageUrls;
}
