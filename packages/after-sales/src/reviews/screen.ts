// One chunk, as the other screens.
export { loadReviews } from "./reviews-loader.ts";
export { ReviewsPage } from "./reviews-page.tsx";
