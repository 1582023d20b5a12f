import type { FacetCounts, ValueCount } from "./columns/count-facets.ts";
import type { OrderKey } from "./columns/ordered-window.ts";
import type { FacetFilters, IndexScope } from "./columns/filters.ts";
import type { Reading } from "./meaning/query.ts";
import type { SearchRules } from "./rules/search-rules.ts";

/** What a list or its counts are of. */
export interface SearchScope {
  /** What was typed; "" for every product of the scope. */
  readonly text: string;
  /** On a page of which language, and whether mistakes may be put right. */
  readonly reading: Reading;
  readonly scope: IndexScope;
  readonly filters: FacetFilters;
  /** What has been decided about what is listed. */
  readonly rules: SearchRules;
  readonly now: Date;
}

export interface ListRequest extends SearchScope {
  /** Null: the best match first, or `fallbackOrder` where nothing was typed. */
  readonly order: readonly OrderKey[] | null;
  readonly fallbackOrder: readonly OrderKey[];
  /** A size of 0 asks for the total alone. */
  readonly window: { readonly size: number; readonly offset: number };
}

export interface ListAnswer {
  /** Of the wanted page, in order. */
  readonly ids: readonly number[];
  /** Of all pages. */
  readonly total: number;
  /** What was searched for in place of what was typed, where that was taken for a mistake. */
  readonly corrected: string | null;
  /** Where the text finds nothing, what comes nearest; null where nothing does. */
  readonly nearest: NearestSearch | null;
  /** What was asked for of the options of products of the page, of those alone that offer it. */
  readonly askedOptions: readonly AskedOptions[];
}

export interface AskedOptions {
  readonly productId: number;
  /** What its values mean, and how well that is what was asked for. */
  readonly meanings: readonly { readonly id: number; readonly weight: number }[];
}

export interface NearestSearch {
  /** A text that finds something. */
  readonly text: string | null;
  /** The categories that its words name, the nearest first. */
  readonly categoryIds: readonly number[];
}

/** What a list can be narrowed down by. */
export interface FacetAnswer extends FacetCounts {
  /** As of the list. */
  readonly corrected: string | null;
}

export interface SuggestRequest {
  /** What has been typed so far. */
  readonly text: string;
  readonly language: Reading["language"];
  /** What has been decided about searches that may become of it. */
  readonly rules: SearchRules;
  readonly maxProducts: number;
  readonly now: Date;
}

/** Ids: products by how well they match, categories and shops that are called so. */
export interface SuggestAnswer {
  readonly productIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly shopIds: readonly number[];
  /** What was understood in place of what was typed, where that was taken for a mistake. */
  readonly corrected: string | null;
}

export interface OptionUseRequest {
  /** Of what no attribute holds. */
  readonly page: { readonly size: number; readonly offset: number };
  readonly now: Date;
}

/** How many of the products that shoppers see have which values of options. */
export interface OptionUseAnswer {
  /** By the ids of values of attributes. */
  readonly values: readonly ValueCount[];
  /** By the ids of meanings that are counted as no value: those with the most products first. */
  readonly unclaimed: readonly ValueCount[];
  readonly unclaimedTotal: number;
}

/**
 * Finds, counts and suggests products. Each answer knows all that was committed before it was asked for. What is asked and
 * answered is plain data, so that an engine may run in another thread.
 */
export interface ProductSearch {
  /** Reads all products the first time, afterwards what has changed. A moment: flash prices are those of then. */
  keepUp(now: Date): Promise<void>;
  /** Writes down what has been read, where it is due, so that the next process begins with that. */
  save(now: Date): Promise<void>;
  list(request: ListRequest): Promise<ListAnswer>;
  facets(request: SearchScope): Promise<FacetAnswer>;
  suggest(request: SuggestRequest): Promise<SuggestAnswer>;
  optionUse(request: OptionUseRequest): Promise<OptionUseAnswer>;
  /** Whether all products have been read; before that, answers are waited for. */
  readonly isReady: boolean;
  close(): Promise<void>;
}

declare module "../../platform/http/services.ts" {
  interface Services {
    readonly productSearch: ProductSearch;
  }
}
