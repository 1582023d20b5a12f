import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { withTranslations } from "../../platform/store/language-texts.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { proposedShopNames } from "../../platform/store/schema/shop-pages.ts";
import { and, asc, eq, inArray, isNull } from "../../platform/store/sql.ts";

const maxListed = 100;

const isWaiting = and(eq(proposedShopNames.state, "waits"), isNull(shops.deletedAt));

/** Names that wait for operators, those that wait longest first. */
export function waitingNames(db: Executor) {
  return db
    .select({ proposed: proposedShopNames, shop: shops })
    .from(proposedShopNames)
    .innerJoin(shops, eq(shops.id, proposedShopNames.shopId))
    .where(isWaiting)
    .orderBy(asc(proposedShopNames.sentAt), asc(proposedShopNames.shopId))
    .limit(maxListed);
}

export function countWaitingNames(db: Executor): Promise<number> {
  const shop = db.select({ id: shops.id }).from(shops).where(isNull(shops.deletedAt));
  return db.$count(
    proposedShopNames,
    and(eq(proposedShopNames.state, "waits"), inArray(proposedShopNames.shopId, shop)),
  );
}

/** The shop is called so from now on. @throws {DomainError} where it proposed another, or somebody was quicker */
export async function acceptName(tx: Executor, seen: SeenRevision): Promise<void> {
  const { shop, proposed } = await lockedName(tx, seen);
  const { name, translations } = proposed;
  await tx
    .update(shops)
    .set({ name, translations: withTranslations(shop.translations, ["name"], translations) })
    .where(eq(shops.id, shop.id));
  await tx.delete(proposedShopNames).where(eq(proposedShopNames.shopId, shop.id));
}

/** Refuses it for `grounds`, which the shop reads. @throws {DomainError} as {@link acceptName} */
export async function refuseName(
  tx: Executor,
  seen: SeenRevision,
  { grounds, by, now }: { readonly grounds: string; readonly by: number; readonly now: Date },
): Promise<void> {
  const { proposed } = await lockedName(tx, seen);
  await tx
    .update(proposedShopNames)
    .set({ state: "refused", grounds, decidedAt: now, decidedBy: by, revision: proposed.revision + 1 })
    .where(eq(proposedShopNames.shopId, proposed.shopId));
}

/** The shop first, as its owners lock it. */
async function lockedName(tx: Executor, { id, revision }: SeenRevision) {
  const [shop] = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), isNull(shops.deletedAt)))
    .for("no key update");
  if (shop === undefined) throw new DomainError("shopGone", { notFound: true });
  const [proposed] = await tx.select().from(proposedShopNames).where(eq(proposedShopNames.shopId, id)).for("update");
  if (proposed === undefined || proposed.state !== "waits" || proposed.revision !== revision)
    throw new DomainError("shopNameDecidedMeanwhile");
  return { shop, proposed };
}
