import type { PaymentSubject, ProductSort, ReviewFilter } from "@plaza/api-client";

// What the query of an address says. What it does not say has its default; the screen's route reads it (`validateSearch`).

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
  /** Which reviews; all of them, where it says nothing. */
  readonly reviews?: Exclude<ReviewFilter, "all"> | undefined;
  /** The page of the reviews, from 1. */
  readonly reviewPage?: number | undefined;
}

/** The platform may not say name and synopsis again where it lists the products. */
export interface SpecialAreaSearch {
  readonly id: number;
  readonly name: string;
  readonly title: string;
}

export interface CartSearch {
  /** Why the shopper is here: checkout had nothing that it could have checked out. */
  readonly notice?: "checkout" | undefined;
}

export interface CheckoutSearch {
  /** A checkout request, as a page of ours has written it. */
  readonly data?: string | undefined;
}

/** Which orders are paid for. */
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
