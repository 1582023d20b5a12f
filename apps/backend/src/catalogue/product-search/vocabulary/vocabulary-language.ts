import type { Language } from "../../../platform/store/language.ts";

/** The languages whose shoppers' words the search knows. One that the shop speaks, too, is searched by the texts of the goods. */
export const vocabularyLanguages = ["en", "zh", "ja", "ko"] as const satisfies readonly Language[];

export type VocabularyLanguage = (typeof vocabularyLanguages)[number];
