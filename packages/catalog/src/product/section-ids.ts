/** The elements that the bar of sections and links to the reviews lead to. */
export const sectionIds = {
  offers: "product-offers",
  details: "product-details",
  reviews: "product-reviews",
  shop: "product-shop",
} as const;

export type SectionName = keyof typeof sectionIds;
