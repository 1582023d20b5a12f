import type { Language } from "../store/language.ts";
import type { PictureUrls } from "./picture-urls.ts";

/** How to write for one caller. */
export interface Reader {
  readonly language: Language;
  readonly pictures: PictureUrls;
}
