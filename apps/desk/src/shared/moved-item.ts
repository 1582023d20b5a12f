/** A list with one of its items somewhere else. */
export function movedItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** In front of which one an item is put that goes somewhere else in its list; null: behind all others. */
export function idBehind(items: readonly { readonly id: number }[], from: number, to: number): number | null {
  return items[to < from ? to : to + 1]?.id ?? null;
}
