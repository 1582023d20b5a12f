import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { money, moneyText } from "../wire/money.ts";
import { count, flag, id, integer, nothing, requiredCount, text } from "../wire/scalars.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** What a template counts: pieces, grams or cubic centimetres. */
export type FreightUnit = "piece" | "weight" | "volume";

/** What a template charges for some regions. Amounts are fen. */
export interface FreightRule {
  /** Codes of provinces, cities or districts; empty: everywhere else. Of two rules for a place the later counts. */
  readonly regionIds: readonly number[];
  readonly firstUnits: number;
  readonly firstAmount: number;
  readonly nextUnits: number;
  readonly nextAmount: number;
}

export interface FreightTemplateTerms {
  readonly name: string;
  readonly unit: FreightUnit;
  readonly rules: readonly FreightRule[];
  /** Where nothing is sent to, whatever the rules say. */
  readonly undeliveredRegionIds: readonly number[];
}

/** What a shop charges for a parcel. */
export interface FreightTemplate extends SeenRevision, FreightTemplateTerms {
  /** It counts for products that say nothing of their own, and for those of imports. */
  readonly isDefault: boolean;
  readonly productCount: number;
}

/** From which goods amount on, in fen, a shop sends for free. */
export interface FreeFrom {
  /** 0: everywhere. */
  readonly regionId: number;
  readonly amount: number;
}

export interface ShopFreight {
  /** The default first. */
  readonly templates: readonly FreightTemplate[];
  readonly freeFrom: readonly FreeFrom[];
}

const rule = record((field): FreightRule => ({
  regionIds: field("region_ids", list(id)),
  firstUnits: field("first_units", requiredCount),
  firstAmount: field("first_amount", money),
  nextUnits: field("next_units", requiredCount),
  nextAmount: field("next_amount", money),
}));

const template = record((field): FreightTemplate => ({
  id: field("id", id),
  revision: field("revision", requiredCount),
  name: field("name", text),
  unit: field("unit", wordOf<FreightUnit>("piece", "weight", "volume")),
  isDefault: field("is_default", flag),
  productCount: field("products", count),
  rules: field("rules", list(rule)),
  undeliveredRegionIds: field("undelivered_region_ids", list(id)),
}));

export const fetchShopFreight = getCall("freight/list", {
  decode: record((field): ShopFreight => ({
    templates: field("templates", list(template)),
    freeFrom: field(
      "free_from",
      list(record((each): FreeFrom => ({ regionId: each("region_id", integer), amount: each("amount", money) }))),
    ),
  })),
});

export const shopFreightQuery = defineQuery(fetchShopFreight, {
  key: "shop-freight",
  freshMs: 5 * second,
  staleAfter: ["shop-change"],
});

export interface FreightTemplateDraft extends FreightTemplateTerms {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
}

export const saveFreightTemplate = postCall("freight/save", {
  body: ({ seen, name, unit, rules, undeliveredRegionIds }: FreightTemplateDraft) => ({
    ...(seen !== null && seenBody(seen)),
    name,
    unit,
    rules: rules.map(({ regionIds, firstUnits, firstAmount, nextUnits, nextAmount }) => ({
      region_ids: regionIds,
      first_units: firstUnits,
      first_amount: moneyText(firstAmount),
      next_units: nextUnits,
      next_amount: moneyText(nextAmount),
    })),
    undelivered_region_ids: undeliveredRegionIds,
  }),
  decode: nothing,
});

export const makeDefaultFreight = postCall("freight/make_default", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});

export interface FreightTemplateRemoval {
  readonly seen: SeenRevision;
  /** Where its products go; null: there are none. */
  readonly targetId: number | null;
}

export const removeFreightTemplate = postCall("freight/remove", {
  body: ({ seen, targetId }: FreightTemplateRemoval) => ({ ...seenBody(seen), target_id: targetId ?? 0 }),
  decode: nothing,
});

const freeFromBody = ({ regionId, amount }: FreeFrom) => ({ region_id: regionId, amount: moneyText(amount) });

export interface FreeFromChange {
  /** As it was read: the platform refuses what would overwrite somebody else's change. */
  readonly was: readonly FreeFrom[];
  readonly freeFrom: readonly FreeFrom[];
}

export const saveFreeFrom = postCall("freight/save_free_from", {
  body: ({ was, freeFrom }: FreeFromChange) => ({
    was: was.map(freeFromBody),
    free_from: freeFrom.map(freeFromBody),
  }),
  decode: nothing,
});

export interface TriedParcel {
  readonly templateId: number;
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
  /** As the template counts. */
  readonly units: number;
  /** What the goods cost together, in fen. */
  readonly goodsAmount: number;
}

/** What a parcel would cost to be sent, as a checkout computes it. */
export const fetchTriedFreight = getCall("freight/try", {
  query: ({ templateId, provinceId, cityId, districtId, units, goodsAmount }: TriedParcel) => ({
    id: templateId,
    province_id: provinceId,
    city_id: cityId,
    district_id: districtId,
    units,
    goods_amount: moneyText(goodsAmount),
  }),
  decode: record((field) => ({ freight: field("freight", money), isDelivered: field("is_delivered", flag) })),
});

export const triedFreightQuery = defineQuery(fetchTriedFreight, {
  key: "tried-freight",
  freshMs: 5 * second,
  staleAfter: ["shop-change"],
});
