import type { Executor } from "../../platform/store/database.ts";
import { brandNames, brands } from "../../platform/store/schema/catalog.ts";
import { sql } from "../../platform/store/sql.ts";

/** The ids of the brands that are called so, in whatever language, or were: by the names as they are asked for. */
export async function namedBrands(db: Executor, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const { rows } = await db.execute<{ name: string; id: number }>(sql`
    select wanted.name, coalesce(${brands.id}, ${brandNames.brandId}) as id
    from unnest(${sql.param([...new Set(names)])}::text[]) as wanted (name)
    left join ${brands} on ${brands.key} = brand_key(wanted.name)
    left join ${brandNames} on ${brandNames.key} = brand_key(wanted.name)
    where coalesce(${brands.id}, ${brandNames.brandId}) is not null`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

export interface WantedBrand {
  readonly name: string;
  /** A demo's, where each store has the same ones. */
  readonly id?: number;
}

/** Adds brands that nothing is called by, where brands are held. @returns the ids of all of them by their names */
export async function addMissingBrands(
  tx: Executor,
  wanted: readonly WantedBrand[],
): Promise<ReadonlyMap<string, number>> {
  const names = wanted.map(({ name }) => name);
  const known = await namedBrands(tx, names);
  // Sorted, so that two writers of the same brands never wait for each other crosswise.
  const missing = wanted
    .filter(({ name }) => !known.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  if (missing.length === 0) return known;
  await tx.insert(brands).values(missing).onConflictDoNothing({ target: brands.key });
  return namedBrands(tx, names);
}
