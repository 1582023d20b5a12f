// One chunk, as the other screens.
export { loadReview } from "./review-loader.ts";
export { ReviewPage } from "./review-page.tsx";
