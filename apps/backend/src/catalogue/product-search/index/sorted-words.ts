/** How far from one another words are, and how alike. */
export interface SimilarWord {
  readonly word: string;
  readonly distance: number;
}

const maxUnsorted = 2000;

/**
 * Words in order, for those that begin with, or look like, what was typed. The order stands for a tree of letters: words
 * with the same beginning lie together, and are left out together where that already differs too much.
 */
export class SortedWords {
  #sorted: string[] = [];
  readonly #known = new Set<string>();
  #added: string[] = [];

  /** @param sorted by their units */
  static of(sorted: readonly string[]): SortedWords {
    const words = new SortedWords();
    words.#sorted = [...sorted];
    for (const word of sorted) words.#known.add(word);
    return words;
  }

  get size(): number {
    return this.#known.size;
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  add(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    this.#added.push(word);
  }

  /** In no order of their own. */
  beginningWith(beginning: string, most: number): readonly string[] {
    const sorted = this.inOrder();
    const found: string[] = [];
    for (let at = this.#indexOf(sorted, beginning); at < sorted.length && found.length < most; at += 1) {
      const word = sorted[at] as string;
      if (!word.startsWith(beginning)) break;
      found.push(word);
    }
    return found;
  }

  /**
   * Those that become the given word by at most so many letters added, left out, replaced or swapped with their neighbour
   * (optimal string alignment).
   */
  similarTo(word: string, most: number): readonly SimilarWord[] {
    const sorted = this.inOrder();
    const width = word.length + 1;
    const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, index) => index)];
    const found: SimilarWord[] = [];
    let before = "";
    let at = 0;
    while (at < sorted.length) {
      const other = sorted[at] as string;
      let shared = 0;
      while (shared < before.length && before.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1;
      let depth = shared;
      let isHopeless = false;
      while (depth < other.length) {
        const least = fillRow(rows, depth, word, other);
        depth += 1;
        if (least > most) {
          isHopeless = true;
          break;
        }
      }
      before = other.slice(0, depth);
      if (isHopeless) {
        at = this.#indexOf(sorted, `${before}\uffff`, at);
        continue;
      }
      const distance = rows[other.length]?.[word.length] ?? most + 1;
      if (distance <= most) found.push({ word: other, distance });
      at += 1;
    }
    return found;
  }

  inOrder(): readonly string[] {
    if (this.#added.length > 0) {
      // One that is added does not cost a whole order.
      this.#sorted =
        this.#added.length < maxUnsorted && this.#sorted.length > 0
          ? merged(this.#sorted, this.#added.toSorted(byUnits))
          : [...this.#sorted, ...this.#added].toSorted(byUnits);
      this.#added = [];
    }
    return this.#sorted;
  }

  /** Of the first that does not come before the word. */
  #indexOf(sorted: readonly string[], word: string, from = 0): number {
    let low = from;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The row of the table of distances for one letter more of the other word. @returns the least in it, or in the one before */
function fillRow(rows: Uint8Array[], depth: number, word: string, other: string): number {
  const width = word.length + 1;
  const above = rows[depth] as Uint8Array;
  const row = (rows[depth + 1] ??= new Uint8Array(width));
  const letter = other.charCodeAt(depth);
  const letterBefore = depth > 0 ? other.charCodeAt(depth - 1) : -1;
  const aboveThat = depth > 0 ? (rows[depth - 1] as Uint8Array) : null;
  row[0] = depth + 1;
  let least = depth + 1;
  for (let column = 1; column < width; column += 1) {
    const own = word.charCodeAt(column - 1);
    let best = Math.min(
      (above[column] as number) + 1,
      (row[column - 1] as number) + 1,
      (above[column - 1] as number) + (own === letter ? 0 : 1),
    );
    if (aboveThat !== null && column > 1 && own === letterBefore && word.charCodeAt(column - 2) === letter)
      best = Math.min(best, (aboveThat[column - 2] as number) + 1);
    row[column] = best;
    if (best < least) least = best;
  }
  // What is swapped is made good by the next letter.
  for (let column = 0; column < width; column += 1) least = Math.min(least, (above[column] as number) + 1);
  return least;
}

function merged(left: readonly string[], right: readonly string[]): string[] {
  const all: string[] = [];
  let one = 0;
  let other = 0;
  while (one < left.length || other < right.length) {
    const [first, second] = [left[one], right[other]];
    if (second === undefined || (first !== undefined && first < second)) {
      all.push(first as string);
      one += 1;
    } else {
      all.push(second);
      other += 1;
    }
  }
  return all;
}

const byUnits = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
