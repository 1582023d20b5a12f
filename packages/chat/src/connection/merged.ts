import type { ChatRecord } from "@plaza/api-client";

/** All records by their ids, each once. */
export function merged<Item extends ChatRecord>(known: readonly Item[], more: readonly Item[]): readonly Item[] {
  const newest = known.at(-1)?.id ?? 0;
  if (more.every(({ id }, index) => id > (more[index - 1]?.id ?? newest))) return [...known, ...more];
  const byId = new Map([...known, ...more].map((record) => [record.id, record]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
