import type { ListedProducts } from "./listed-products.ts";

/** Beside a list (extension `search_meaning`): a text that was put right; `literal=1` asks for what was typed. */
export function searchMeaningWire({ corrected }: ListedProducts): { readonly search_meaning?: { corrected: string } } {
  return corrected === null ? {} : { search_meaning: { corrected } };
}
