import type { PaymentSubject, ProductSort, ReviewFilter } from "@plaza/api-client";

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
  /** Without it the details are open. */
  readonly tab?: "reviews" | undefined;
  /** The filter of the reviews; without it all are shown. */
  readonly reviews?: Exclude<ReviewFilter, "all"> | undefined;
  /** The page of the reviews, from 1. */
  readonly reviewPage?: number | undefined;
}

/** Name and synopsis are part of the address, because the platform may leave them out of the list of products. */
export interface SpecialAreaSearch {
  readonly id: number;
  readonly name: string;
  readonly title: string;
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

/** 1 is the service agreement, 2 the privacy policy. */
export type PolicyType = "1" | "2";

export interface PolicySearch {
  readonly type?: PolicyType | undefined;
}
