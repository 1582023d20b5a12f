import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { offersOfProduct } from "./article-offers.ts";
import { offerWire } from "./offer-wire.ts";

/** `goods/offers`, ours: at which merchants there is the same as each SKU of a product. The same for everybody. */
export async function handleOffers(context: CallContext) {
  const { db, query } = context;
  const offers = await offersOfProduct(db, requiredId(query, "goods_id"), context.now());
  return {
    lists: [...offers].map(([skuId, same]) => ({
      item_id: skuId,
      offers: same.map((offer) => offerWire(offer, context)),
    })),
  };
}
