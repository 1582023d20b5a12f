/** What things come in: says less than what is in it. */
const containers = new Set(["set", "kit", "pack", "box", "pair", "套装", "セット", "세트"]);

export function isContainer(word: string): boolean {
  return containers.has(word);
}
