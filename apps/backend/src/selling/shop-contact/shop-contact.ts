import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asStored, byLanguage, columnsOf, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { type HolidayKind, shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

export interface ShopContact {
  /** By chat, or only by what else is said here. */
  readonly hasChat: boolean;
  readonly phone: string;
  readonly wechat: string;
  /** What customers read in the chat while nobody is there. */
  readonly greeting: WrittenTexts;
  /** Days, `YYYY-MM-DD`, both included; null: none is planned. */
  readonly holiday: { readonly kind: HolidayKind; readonly from: string; readonly until: string } | null;
}

/** How customers reach a shop. A shop that has said nothing of it has a chat. @throws {DomainError} for one that is gone */
export async function readContact(db: Executor, shopId: number) {
  const [found] = await db
    .select({ shop: shops, service: shopServices })
    .from(shops)
    .leftJoin(shopServices, eq(shopServices.shopId, shops.id))
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  if (found === undefined) throw new DomainError("shopGone", { notFound: true });
  const { shop, service } = found;
  const { holidayKind: kind, holidayFrom: from, holidayUntil: until } = shop;
  const contact: ShopContact = {
    hasChat: service?.isOnline ?? true,
    phone: service?.phone || shop.phone,
    wechat: service?.wechat ?? "",
    greeting: service === null ? {} : byLanguage(storedText(service, "greeting")),
    holiday: kind === null || from === null || until === null ? null : { kind, from, until },
  };
  return { revision: service?.revision ?? 0, contact };
}

/**
 * @param revision what was read of it; 0: nobody has said anything yet
 * @throws {DomainError} where somebody has changed it since
 */
export async function saveContact(
  tx: Executor,
  shopId: number,
  { revision, contact }: { readonly revision: number; readonly contact: ShopContact },
): Promise<void> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for("no key update");
  const before = await readContact(tx, shopId);
  if (before.revision !== revision) throw new DomainError("shopContactChangedMeanwhile");
  const { hasChat, phone, wechat, greeting, holiday } = contact;
  const service = {
    isOnline: hasChat,
    phone,
    wechat,
    ...columnsOf({ greeting: asStored(greeting) }),
    revision: revision + 1,
  };
  await tx
    .insert(shopServices)
    .values({ shopId, ...service })
    .onConflictDoUpdate({ target: shopServices.shopId, set: service });
  await tx
    .update(shops)
    .set({
      phone,
      holidayKind: holiday?.kind ?? null,
      holidayFrom: holiday?.from ?? null,
      holidayUntil: holiday?.until ?? null,
    })
    .where(eq(shops.id, shopId));
}
