/** How long a message may be, in characters as people count them. */
export const longestText = 2000;
/** From here on the field says how much is left. */
const counted = 1800;

export interface WrittenText {
  /** As it is sent. */
  readonly text: string;
  readonly length: number;
  readonly isCounted: boolean;
  readonly canBeSent: boolean;
}

export function writtenText(typed: string): WrittenText {
  const text = typed.trim();
  const { length } = Array.from(text);
  return { text, length, isCounted: length > counted, canBeSent: length > 0 && length <= longestText };
}
