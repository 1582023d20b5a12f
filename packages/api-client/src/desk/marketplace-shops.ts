import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { image } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { count, flag, id, number, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { type ShopApprovalRule, shopApprovalRules } from "./product-approvals.ts";

export type MarketplaceShopState = "open" | "closed" | "suspended" | "expired";

/** A shop as operators see it. Times are epoch milliseconds. */
export interface MarketplaceShop {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  /** What it deals in; "": nobody has said it. */
  readonly trade: string;
  readonly state: MarketplaceShopState;
  readonly isSelfOperated: boolean;
  readonly createdAt: number;
}

const shop: Decoder<MarketplaceShop> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  logo: field("logo", image),
  trade: field("trade", text),
  state: field("state", wordOf<MarketplaceShopState>("open", "closed", "suspended", "expired")),
  isSelfOperated: field("is_self_operated", flag),
  createdAt: field("created_at", requiredInstant),
}));

export interface MarketplaceShopsParams {
  /** Null: all. */
  readonly state: MarketplaceShopState | null;
  /** A part of a name. */
  readonly words?: string | undefined;
  /** Only shops that were made before this one. */
  readonly before?: number | undefined;
}

/** The newest first. */
export const fetchMarketplaceShops = getCall("shops/list", {
  query: ({ state, words, before }: MarketplaceShopsParams) => ({ state: state ?? undefined, words, before }),
  decode: record((field) => ({ shops: field("list", list(shop)), hasMore: field("more", flag) })),
});

const staleness = { freshMs: 5 * second, staleAfter: ["marketplace-shop-change", "shop-name-decision"] } as const;

export const marketplaceShopsQuery = defineQuery(fetchMarketplaceShops, { key: "marketplace-shops", ...staleness });

export interface MarketplaceShopDetail extends MarketplaceShop {
  readonly names: LanguageTexts;
  /** Stars; null: nobody has rated it. */
  readonly score: number | null;
  readonly productsOnSale: number;
  readonly sales: number;
  readonly followers: number;
  /** "" as long as the shop does not say it, as the next two. */
  readonly phone: string;
  readonly pickupAddress: string;
  readonly returnAddress: string;
  /** Whether its products wait for an operator. */
  readonly approvalRule: ShopApprovalRule;
  /** Null: it does not expire. */
  readonly expiresAt: number | null;
  readonly owners: readonly {
    readonly id: number;
    readonly account: string;
    readonly nickname: string;
    readonly isDisabled: boolean;
  }[];
}

const approvalRule: Decoder<ShopApprovalRule> = (value) =>
  shopApprovalRules.find((each) => each === value) ?? "setting";

const beside: Decoder<Omit<MarketplaceShopDetail, keyof MarketplaceShop>> = record((field) => ({
  names: field("names", languageTexts),
  score: field("is_rated", flag) ? field("score", number) : null,
  productsOnSale: field("products_on_sale", count),
  sales: field("sales", count),
  followers: field("followers", count),
  phone: field("phone", text),
  pickupAddress: field("pickup_address", text),
  returnAddress: field("return_address", text),
  approvalRule: field("product_approval", approvalRule),
  expiresAt: field("expires_at", instant),
  owners: field(
    "owners",
    list(
      record((owner) => ({
        id: owner("id", id),
        account: owner("account", text),
        nickname: owner("nickname", text),
        isDisabled: owner("is_disabled", flag),
      })),
    ),
  ),
}));

export const fetchMarketplaceShop = getCall("shops/detail", {
  query: ({ id: shopId }: Pick<MarketplaceShop, "id">) => ({ id: shopId }),
  decode: (value, context): MarketplaceShopDetail => ({ ...shop(value, context), ...beside(value, context) }),
});

export const marketplaceShopQuery = defineQuery(fetchMarketplaceShop, { key: "marketplace-shop", ...staleness });

export interface NewMarketplaceShop {
  readonly name: string;
  readonly tradeId: number;
  /** That the owner logs in with. */
  readonly account: string;
  readonly nickname: string;
}

/** @returns the owner's password, which is answered once and has to be changed at the first login */
export const addMarketplaceShop = postCall("shops/add", {
  body: ({ name, tradeId, account, nickname }: NewMarketplaceShop) => ({ name, trade_id: tradeId, account, nickname }),
  decode: record((field) => field("password", text)),
});
