import type { PaymentSubject, ProductSort, ReviewFilter, ShopSort } from "@plaza/api-client";

// The queries of addresses. A missing value means the default of the screen, whose route reads it (`validateSearch`).

/** A screen of one thing. */
export interface IdSearch {
  readonly id?: number | undefined;
}

/** Products a page. */
export type PageSize = 24 | 48;

export interface ListSearch {
  readonly sort?: ProductSort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Products a page, where it is another size than the usual one. */
  readonly size?: PageSize | undefined;
}

/** The specification's name for the search text is `name`. */
export interface SearchListSearch extends ListSearch {
  readonly name?: string | undefined;
}

export interface CategorySearch extends ListSearch {
  /** The category's id; without it the first one is shown. */
  readonly id?: number | undefined;
}

export interface ProductSearch {
  /** The chosen SKU's id; without it the first one in stock is shown. */
  readonly sku?: number | undefined;
  /** Without it the details are open. */
  readonly tab?: "reviews" | undefined;
  /** The filter of the reviews; without it all are shown. */
  readonly reviews?: Exclude<ReviewFilter, "all"> | undefined;
  /** The page of the reviews, from 1. */
  readonly reviewPage?: number | undefined;
}

export interface ShopStreetSearch {
  /** Part of a shop's name. */
  readonly name?: string | undefined;
  /** What the shops mainly deal in; without it anything. */
  readonly trade?: number | undefined;
  readonly sort?: ShopSort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** Which products of a shop its page lists; without any of it the page is the shop's home. */
export interface ShopView extends ListSearch {
  /** All its products instead of the home of the shop. */
  readonly view?: "all" | undefined;
  /** One of the shop's own categories. */
  readonly category?: number | undefined;
  /** Part of a product's name. */
  readonly name?: string | undefined;
  /** What this coupon can be used for, where the platform tells. */
  readonly coupon?: number | undefined;
}

export interface ShopSearch extends ShopView, IdSearch {}

export interface FlashSaleSearch {
  /** One of the day's sessions; without it the one that runs, else the next one. */
  readonly slot?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** Links say name and synopsis, too, for clients that have them from nowhere else. */
export interface SpecialAreaSearch extends IdSearch {
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

export interface CouponCentreSearch {
  /** From 1. */
  readonly page?: number | undefined;
}

export type CouponsType = "used" | "expired";

export interface CouponsSearch extends CouponCentreSearch {
  /** Undefined: those that can still be used. */
  readonly type?: CouponsType | undefined;
}

export interface NewsSearch {
  /** Without it all news are shown. */
  readonly category?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

export interface HelpSearch extends NewsSearch {
  /** What questions and answers are searched for; `name` would be a search for products. */
  readonly question?: string | undefined;
}

export interface CartSearch {
  /** Set by checkout when its request could not be read, so that the cart says why the shopper is there. */
  readonly notice?: "checkout" | undefined;
}

export interface CheckoutSearch {
  /** A checkout request, as a page of ours has written it. */
  readonly data?: string | undefined;
}

/** Names the orders that are paid for. */
export interface PaymentSearch {
  readonly id?: number | undefined;
  readonly from?: PaymentSubject["from"] | undefined;
}

/** The lists of orders, as the platform names them. */
export type OrdersType = "pay" | "ship" | "receive" | "delivery" | "finish" | "close";

export interface OrdersSearch {
  /** Undefined: all of them. */
  readonly type?: OrdersType | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** Which of a customer's favourites are shown. */
export interface FavouritesSearch {
  /** Without it products are. */
  readonly kind?: "shops" | undefined;
  /** Undefined: all of them. */
  readonly show?: "cheaper" | "soldOut" | undefined;
  /** Part of a name; `name` would be a search for products. */
  readonly text?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** 1 is the service agreement, 2 the privacy policy. */
export type PolicyType = "1" | "2";

export interface PolicySearch {
  readonly type?: PolicyType | undefined;
}
