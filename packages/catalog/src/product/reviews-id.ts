/** The id of the element to which links to the reviews scroll. */
export const reviewsId = "product-reviews";
