import { stem as porter2 } from "porter2";

const maxKnown = 200_000;
const known = new Map<string, string>();

/** Plurals that no rule of endings finds. */
const irregular: Readonly<Record<string, string>> = {
  knives: "knife",
  shelves: "shelf",
  scarves: "scarf",
  loaves: "loaf",
  halves: "half",
  leaves: "leaf",
  wolves: "wolf",
  women: "woman",
  men: "man",
  children: "child",
  people: "person",
  feet: "foot",
  teeth: "tooth",
  mice: "mouse",
  geese: "goose",
  dice: "die",
  wooden: "wood",
  woollen: "wool",
  woolen: "wool",
  skiing: "ski",
};

/** What an English word has in common with its other forms. */
export function stem(word: string): string {
  let result = known.get(word);
  if (result === undefined) {
    result = /^[a-z]{3,}$/.test(word) ? porter2(irregular[word] ?? word) : word;
    if (known.size >= maxKnown) known.clear();
    known.set(word, result);
  }
  return result;
}
