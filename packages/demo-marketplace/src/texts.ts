/** A text in the four languages of the storefront. */
export interface Texts {
  readonly en: string;
  readonly zh: string;
  readonly ja: string;
  readonly ko: string;
}

export type Language = keyof Texts;

export const languages = ["en", "zh", "ja", "ko"] as const satisfies readonly Language[];
