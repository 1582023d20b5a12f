/** Of the element that someone sees who is led to the reviews. */
export const reviewsId = "product-reviews";
