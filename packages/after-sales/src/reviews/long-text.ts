import { reviewLimits } from "@plaza/api-client";

/** What is wrong with the text of a review: more characters than the platform takes, counted as it counts them. */
export function longText(text: string, said: string): { readonly text?: string } {
  return Array.from(text).length > reviewLimits.characters ? { text: said } : {};
}
