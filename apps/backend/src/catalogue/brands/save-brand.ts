import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { brandNames, brands } from "../../platform/store/schema/catalog.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { type BrandRow, brandTexts } from "./brand-rows.ts";
import { lockBrands } from "./lock-brands.ts";

/** @throws {DomainError} that names the language in which another brand is called so */
export async function addBrand(tx: Executor, name: WrittenTexts): Promise<BrandRow> {
  await lockBrands(tx);
  await expectFreeNames(tx, name, null);
  await releaseFormerNames(tx, Object.values(name));
  const [row] = await tx
    .insert(brands)
    .values(columnsOf({ name: asStored(name) }))
    .returning();
  const brand = assertDefined(row, "brand that has just been made");
  await writeNames(tx, brand.id, { name: brand.name, current: Object.values(name), former: [] });
  return brand;
}

export interface BrandChange {
  readonly name: WrittenTexts;
  /** Undefined: it stays as it is. */
  readonly image: string | null | undefined;
}

/** Changes a locked brand. What it was called until now still finds it. @throws {DomainError} as {@link addBrand} */
export async function changeBrand(tx: Executor, row: BrandRow, { name, image }: BrandChange): Promise<void> {
  await expectFreeNames(tx, name, row.id);
  await releaseFormerNames(tx, Object.values(name));
  const columns = columnsOf({ name: asStored(name) });
  await tx
    .update(brands)
    .set({ ...columns, ...(image !== undefined && { image }), revision: row.revision + 1 })
    .where(eq(brands.id, row.id));
  const former = [row.name, ...Object.values(brandTexts(row))];
  await writeNames(tx, row.id, { name: columns.name, current: Object.values(name), former });
}

async function expectFreeNames(tx: Executor, name: WrittenTexts, ownId: number | null): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select wanted.name from unnest(${sql.param(Object.values(name))}::text[]) as wanted (name)
    where exists (select from ${brands} where ${brands.key} = brand_key(wanted.name) and ${brands.id} <> ${ownId ?? 0})
      or exists (
        select from ${brandNames} where ${brandNames.key} = brand_key(wanted.name) and not ${brandNames.isFormer}
          and ${brandNames.brandId} <> ${ownId ?? 0}
      )`);
  const taken = new Set(rows.map((row) => row.name));
  const language = languages.find((each) => taken.has(name[each] ?? ""));
  if (language !== undefined)
    throw new DomainError("brandNameTaken", { field: `name_${language}`, parameter: name[language] ?? "" });
}

/** A name that a brand only had once is free. */
async function releaseFormerNames(tx: Executor, names: readonly string[]): Promise<void> {
  const isOneOf = sql`${brandNames.key} in (select brand_key(name) from unnest(${sql.param(names)}::text[]) as names (name))`;
  await tx.delete(brandNames).where(and(brandNames.isFormer, isOneOf));
}

/** What a brand is found by besides its own name: the other current ones, and whatever it was called. */
async function writeNames(
  tx: Executor,
  brandId: number,
  {
    name,
    current,
    former,
  }: { readonly name: string; readonly current: readonly string[]; readonly former: readonly string[] },
): Promise<void> {
  await tx.delete(brandNames).where(and(eq(brandNames.brandId, brandId), sql`not ${brandNames.isFormer}`));
  for (const [names, isFormer] of [[current, false] as const, [former, true] as const])
    await tx.execute(sql`
      insert into ${brandNames} (name, brand_id, is_former)
      select names.name, ${brandId}, ${isFormer} from unnest(${sql.param(names)}::text[]) as names (name)
      where brand_key(names.name) <> brand_key(${name})
      on conflict (key) do nothing`);
}
