import type { Entities } from "../index/entities.ts";
import { piecesOf } from "../text/pieces.ts";
import { Lexicon } from "./lexicon.ts";

/** The names of categories, brands and shops as phrases: who types one means it. */
export function labelLexicon(entities: Entities): Lexicon {
  const lexicon = new Lexicon();
  for (const { kind, level, text } of entities.all()) {
    // Departments are no kinds of goods: "home", "sport".
    if (kind === "category" && level === 1) lexicon.add(piecesOf(text), "synonym", []);
    else if (kind === "category") lexicon.add(piecesOf(text), "type", []);
    else if (kind !== "meaning") lexicon.add(piecesOf(text), "brand", []);
  }
  return lexicon;
}
