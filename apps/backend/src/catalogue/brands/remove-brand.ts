import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { brands, products } from "../../platform/store/schema/catalog.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { forgetAddresses } from "../moved-addresses/move-address.ts";
import { lockedBrand } from "./brand-rows.ts";

/** Removes a brand that no product has. @throws {DomainError} where one has it, or somebody was quicker */
export async function removeBrand(tx: Executor, seen: SeenRevision): Promise<void> {
  const { id } = await lockedBrand(tx, seen);
  const held = await tx.$count(products, and(eq(products.brandId, id), isNull(products.deletedAt)));
  if (held > 0) throw new DomainError("brandHasProducts", { parameter: String(held) });
  // Deleted products still name it.
  await tx.update(products).set({ brandId: null }).where(eq(products.brandId, id));
  await tx.delete(brands).where(eq(brands.id, id));
  await forgetAddresses(tx, "brand", [id]);
}
