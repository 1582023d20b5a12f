import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { flashOffers } from "../../platform/store/schema/promotions.ts";
import { and, eq, lt } from "../../platform/store/sql.ts";
import { conflictsOf } from "./conflicts.ts";
import { conflictWire } from "./conflict-wire.ts";
import { proposeOffer, takeBackOffer } from "./change-offers.ts";
import { openOpenings } from "./openings.ts";
import { readOffer } from "./read-offer-form.ts";
import { offersWire, productToOffer } from "./read-offers.ts";
import { openingWire } from "./session-calls.ts";

const pageSize = 30;

/** `flash_offers/list`: what is open, and a shop's own offers. `before` names the one that the page before ended with. */
export async function handleOwnFlashOffers({ db, shopId, query, language, images, now }: ShopContext) {
  const at = now();
  const before = query.id("before");
  const own = and(eq(products.shopId, shopId), before === null ? undefined : lt(flashOffers.id, before));
  const offers = await offersWire(db, own, { language, images, now: at, size: pageSize + 1 });
  return {
    openings: (await openOpenings(db, at)).map(openingWire),
    list: offers.slice(0, pageSize),
    more: offers.length > pageSize ? 1 : 0,
  };
}

/** `flash_offers/product`: what the prices of one of the shop's products are asked for by. */
export async function handleOwnProductToOffer({ db, shopId, query, language, images }: ShopContext) {
  const productId = requiredId(query, "product_id");
  const product = await productToOffer(db, { productId, shopId }, { language, images });
  if (product === null) throw new DomainError("flashProductGone", { notFound: true });
  return product;
}

/** `flash_offers/conflicts`: what else lowers the prices of a product at the time of what is open. */
export async function handleProposalConflicts({ db, shopId, query, language, images, now }: ShopContext) {
  const productId = requiredId(query, "product_id");
  const opening = (await openOpenings(db, now())).find(({ id }) => id === requiredId(query, "opening_id"));
  const product = await productToOffer(db, { productId, shopId }, { language, images });
  if (product === null) throw new DomainError("flashProductGone", { notFound: true });
  if (opening === undefined) throw new DomainError("flashOpeningOver", { notFound: true });
  const { startMinute, endMinute, startsOn, endsOn } = opening;
  const span = { productId, skuIds: query.ids("sku_ids"), startMinute, endMinute, startsOn, endsOn };
  return { list: (await conflictsOf(db, span, null)).map((conflict) => conflictWire(conflict, language)) };
}

/** `flash_offers/propose` */
export async function handleProposeFlashOffer({ db, shopId, body, now }: ShopContext) {
  const content = readOffer(body);
  const openingId = requiredId(body, "opening_id");
  const id = await retriedTransaction(db, (tx) => proposeOffer(tx, content, { openingId, shopId, now: now() }));
  return new Reply({ id }, { key: "flashProposed" });
}

/** `flash_offers/take_back` */
export async function handleTakeBackFlashOffer({ db, shopId, body, now }: ShopContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => takeBackOffer(tx, seen, shopId, now()));
  return new Reply([], { key: "flashTakenBack" });
}
