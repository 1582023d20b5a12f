import { createRequire } from "node:module";

/** Names by their six-digit codes, as one edition of GB/T 2260 lists them. */
type Edition = Readonly<Record<string, string>>;

/** What a code was called, and which codes were in force beside it, when it was last listed. */
export interface OlderRegion {
  readonly name: string;
  readonly edition: Edition;
}

const require = createRequire(import.meta.url);
let editions: readonly Edition[] | undefined;

/** Every edition from 2002 to 2016, the latest first. They are read when the first code turns up that today's does not have. */
function olderEditions(): readonly Edition[] {
  editions ??= (require("gb2260/lib/revisions.json") as readonly string[]).map(
    (revision) => require(`gb2260/lib/${revision}.json`) as Edition,
  );
  return editions;
}

/** Null for a code that no older edition has, either. */
export function olderRegion(code: number): OlderRegion | null {
  for (const edition of olderEditions()) {
    const name = edition[code];
    if (name !== undefined) return { name, edition };
  }
  return null;
}
