/** The elements that the bar of sections and links to the reviews lead to. */
export const sectionIds = {
  offers: "product-offers",
  details: "product-details",
  reviews: "product-reviews",
  shop: "product-shop",
} as const;

export type SectionName = keyof typeof sectionIds;

/** Scrolls to a section of the product's page, and moves the focus there. */
export function showSection(name: SectionName): void {
  // A frame later, when what the same press has opened is laid out.
  requestAnimationFrame(() => {
    const section = document.getElementById(sectionIds[name]);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  });
}
