/** Where a word stands in what is said of a product: the smaller, the more it says. */
export const fields = { nameHead: 0, name: 1, code: 2, attribute: 3, tagline: 4, description: 5 } as const;
export type Field = (typeof fields)[keyof typeof fields];

/** What a word there counts. */
export const fieldWeights: readonly number[] = [1, 0.85, 1, 0.5, 0.4, 0.3];

/** A field and the languages in which the text is shown, in a byte. */
export function said(field: Field, languageMask: number): number {
  return (field << 4) | languageMask;
}

/** By what is said: 1 where the place within the name follows. */
export const hasPlace = Uint8Array.from({ length: 256 }, (_, byte) => (byte >> 4 <= fields.name ? 1 : 0));
