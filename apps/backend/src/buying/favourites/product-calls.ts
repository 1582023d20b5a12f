import { productCards, type ProductCard } from "../../catalogue/products/product-cards.ts";
import { flashPriceWire, offerFields } from "../../catalogue/products/product-card-wire.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId, requiredIds } from "../../platform/http/required-id.ts";
import { takesOrders } from "../../selling/merchants/shop-states.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { countFollowed } from "./follow-shops.ts";
import { savedIds } from "./save-products.ts";
import { removeProducts, saveProducts, toggleProduct } from "./save-products.ts";
import { type SavedFilter, savedProducts } from "./saved-products.ts";

/**
 * `goods_collect/changeStatus`. With `is_collect`, which is `favourites_state`, it brings any number of products into
 * that state, however often it is asked to; without, it toggles one, as the contract has it.
 */
export async function handleChangeFavourite({ db, customer, body, now }: CustomerContext) {
  const wanted = body.flag("is_collect");
  const isSaved = await (wanted === null
    ? toggleProduct(db, customer.id, requiredId(body, "goods_id"), now())
    : bringIntoState(wanted));
  return new Reply([], { key: isSaved ? "favouriteSaved" : "favouriteRemoved" });

  async function bringIntoState(saved: boolean): Promise<boolean> {
    const ids = requiredIds(body, "goods_id");
    if (saved) await saveProducts(db, customer.id, ids, now());
    else await removeProducts(db, customer.id, ids);
    return saved;
  }
}

/** `goods_collect/state`, ours: the ids of all that the customer has saved, for every heart of a page at once. */
export async function handleFavouriteState({ db, customer }: CustomerContext) {
  return savedIds(db, customer.id);
}

/** `goods_collect/lists`; `name` and `filter`, and all that is said of numbers and since when, are ours. */
export async function handleFavourites(context: CustomerContext) {
  const { db, customer, query } = context;
  const page = query.page();
  const now = context.now();
  const name = query.text("name");
  const filter = filterNamed(query.text("filter"));
  const [{ rows, counts }, followed] = await Promise.all([
    savedProducts(db, customer.id, { filter, name, page }, now),
    countFollowed(db, customer.id, name),
  ]);
  const found = await productCards(
    db,
    rows.map(({ productId }) => productId),
    now,
  );
  const cards = new Map(found.map((card) => [card.id, card]));
  return {
    lists: rows.flatMap((row) => {
      const card = cards.get(row.productId);
      return card === undefined ? [] : savedItem(row, card, now, context);
    }),
    ...pageFields(page, counts[filter]),
    counts: { all: counts.all, cheaper: counts.cheaper, sold_out: counts.soldOut, shops: followed },
  };
}

function filterNamed(name: string): SavedFilter {
  return name === "cheaper" ? name : name === "sold_out" ? "soldOut" : "all";
}

type SavedRow = Awaited<ReturnType<typeof savedProducts>>["rows"][number];

function savedItem(row: SavedRow, card: ProductCard, now: Date, reader: Reader) {
  return {
    id: card.id,
    name: inLanguage(card, "name", reader.language),
    image: reader.images.of(card.image),
    min_price: decimalYuan(card.price),
    market_price: decimalYuan(card.marketPrice),
    ...flashPriceWire(card),
    ...offerFields(card, reader),
    status: flag(row.isOnShelf),
    audit_status: flag(row.isApproved),
    del: 0,
    is_valid: flag(row.isOnSale),
    // Ours.
    type: flag(row.isVirtual),
    is_pay: flag(takesOrders(row.shop, now)),
    item_id: row.onlySkuId ?? 0,
    collect_price: decimalYuan(row.savedPrice),
    collect_time: wallClock(row.savedAt),
  };
}
