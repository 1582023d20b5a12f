import type { Language } from "../store/language.ts";
import type { ImageUrls } from "./image-urls.ts";

/** How to write for one caller. */
export interface Reader {
  readonly language: Language;
  readonly images: ImageUrls;
}
