import type { ReviewOrder } from "@plaza/api-client";

/** What a reader has chosen of the reviews beside their kind; the address holds it as one text. */
export interface ReaderChoice {
  /** From five to one; none: all. */
  readonly stars: readonly number[];
  readonly withText: boolean;
  readonly ownLanguage: boolean;
  /** None of the same article at other merchants. */
  readonly ownShop: boolean;
  readonly order: ReviewOrder;
}

export const reviewOrders: readonly ReviewOrder[] = ["newest", "helpful", "highest", "lowest"];

/** Whatever else stands in an address is passed over. */
export function readReviewChoice(text = ""): ReaderChoice {
  const words = text.split("_");
  return {
    stars: [5, 4, 3, 2, 1].filter((stars) => words.includes(String(stars))),
    withText: words.includes("text"),
    ownLanguage: words.includes("own"),
    ownShop: words.includes("shop"),
    order: reviewOrders.find((order) => words.includes(order)) ?? "newest",
  };
}

/** The one spelling of a choice, `5_4_text_helpful`; "" for the newest of all. */
export function writeReviewChoice({ stars, withText, ownLanguage, ownShop, order }: ReaderChoice): string {
  return [
    ...stars.toSorted((one, other) => other - one),
    ...(withText ? ["text"] : []),
    ...(ownLanguage ? ["own"] : []),
    ...(ownShop ? ["shop"] : []),
    ...(order === "newest" ? [] : [order]),
  ].join("_");
}

export function toggleStars(choice: ReaderChoice, stars: number): ReaderChoice {
  const others = choice.stars.filter((each) => each !== stars);
  return { ...choice, stars: others.length < choice.stars.length ? others : [...others, stars] };
}

/** Whether anything but the order is chosen. */
export function isNarrowed({ stars, withText, ownLanguage, ownShop }: ReaderChoice): boolean {
  return stars.length > 0 || withText || ownLanguage || ownShop;
}
