import type { Region } from "../../identity/addresses/regions.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  asStored,
  byLanguage,
  columnsOf,
  storedText,
  withTranslations,
  type WrittenTexts,
} from "../../platform/store/language-texts.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

export interface ShopAddresses {
  /** Where customers fetch what they have bought; null: nowhere. */
  readonly pickup: (Region & { readonly street: WrittenTexts }) | null;
  /** Where goods are sent back to; null: it does not say so yet. */
  readonly returns: { readonly contact: WrittenTexts; readonly phone: string; readonly address: WrittenTexts } | null;
  /** `HH:mm`; null: it does not say when it is open. */
  readonly hours: { readonly opensAt: string; readonly closesAt: string } | null;
  /** Sunday is 0; empty: every day. */
  readonly openDays: readonly number[];
}

type ShopRow = typeof shops.$inferSelect;

/** @throws {DomainError} for a shop that is gone */
export async function readAddresses(db: Executor, shopId: number) {
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  if (shop === undefined) throw new DomainError("shopGone", { notFound: true });
  return { revision: shop.addressRevision, addresses: addressesOf(shop) };
}

function addressesOf(shop: ShopRow): ShopAddresses {
  const { provinceId, cityId, districtId, opensAt, closesAt } = shop;
  const hasPickup = provinceId !== null && cityId !== null && districtId !== null;
  const textsOf = (field: "street" | "returnContact" | "returnAddress") => byLanguage(storedText(shop, field));
  return {
    pickup: hasPickup ? { provinceId, cityId, districtId, street: textsOf("street") } : null,
    returns:
      shop.returnAddress === ""
        ? null
        : { contact: textsOf("returnContact"), phone: shop.returnPhone, address: textsOf("returnAddress") },
    hours:
      opensAt === null || closesAt === null ? null : { opensAt: opensAt.slice(0, 5), closesAt: closesAt.slice(0, 5) },
    openDays: shop.openDays,
  };
}

/**
 * @param revision what was read of them
 * @throws {DomainError} where somebody has changed them since, or the shop sells by what would be gone
 */
export async function saveAddresses(
  tx: Executor,
  shopId: number,
  { revision, addresses }: { readonly revision: number; readonly addresses: ShopAddresses },
): Promise<void> {
  const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId)).for("update");
  if (shop === undefined) throw new DomainError("shopGone", { notFound: true });
  if (shop.addressRevision !== revision) throw new DomainError("addressesChangedMeanwhile");
  const { pickup, returns, hours, openDays } = addresses;
  if (returns === null && shop.isOpen) throw new DomainError("returnsNeededWhileOpen", { field: "return_address" });
  if (pickup === null && (await offersPickup(tx, shopId)))
    throw new DomainError("pickupNeededByProducts", { field: "street" });
  const { translations, ...texts } = columnsOf({
    street: asStored(pickup?.street ?? {}),
    returnContact: asStored(returns?.contact ?? {}),
    returnAddress: asStored(returns?.address ?? {}),
  });
  await tx
    .update(shops)
    .set({
      ...texts,
      // What a shop is called in other languages stays.
      translations: withTranslations(shop.translations, ["street", "returnContact", "returnAddress"], translations),
      provinceId: pickup?.provinceId ?? null,
      cityId: pickup?.cityId ?? null,
      districtId: pickup?.districtId ?? null,
      returnPhone: returns?.phone ?? "",
      opensAt: hours?.opensAt ?? null,
      closesAt: hours?.closesAt ?? null,
      openDays: [...openDays],
      addressRevision: revision + 1,
    })
    .where(eq(shops.id, shopId));
}

async function offersPickup(tx: Executor, shopId: number): Promise<boolean> {
  const offered = and(eq(products.shopId, shopId), eq(products.offersPickup, true), isNull(products.deletedAt));
  return (await tx.$count(products, offered)) > 0;
}
