export const languages = ["en", "zh", "ja", "ko"] as const;

export type Language = (typeof languages)[number];

/** A text in each language of the storefront. */
export type Texts = Readonly<Record<Language, string>>;
