const latin = /[\p{Script=Latin}\d]/u;

/** Phrases to be looked for at a place of a text. */
export interface Phrases {
  readonly all: ReadonlySet<string>;
  readonly longest: number;
}

export function phrases(...lists: readonly (readonly string[])[]): Phrases {
  const all = new Set(lists.flat());
  return { all, longest: Math.max(0, ...Array.from(all, ({ length }) => length)) };
}

export function skipSpace(text: string, index: number): number {
  return text[index] === " " ? index + 1 : index;
}

/** Where the longest phrase that begins here ends; null: none does. Latin letters must be whole words. */
export function phraseAt(text: string, start: number, { all, longest }: Phrases): number | null {
  for (let end = Math.min(text.length, start + longest); end > start; end -= 1) {
    if (all.has(text.slice(start, end)) && !splitsWord(text, end)) return end;
  }
  return null;
}

/** Where the longest phrase that ends here, or before a space, begins; null: none does. */
export function phraseBefore(text: string, at: number, { all, longest }: Phrases): number | null {
  const end = text[at - 1] === " " ? at - 1 : at;
  for (let start = Math.max(0, end - longest); start < end; start += 1) {
    if (all.has(text.slice(start, end)) && !splitsWord(text, start)) return start;
  }
  return null;
}

/** Digits may stand close to a sign or word: rmb100, 100usd. */
function splitsWord(text: string, at: number): boolean {
  const left = text[at - 1] ?? "";
  const right = text[at] ?? "";
  return latin.test(left) && latin.test(right) && !/\d/.test(left + right);
}
