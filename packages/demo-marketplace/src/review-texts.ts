import type { ReviewTexts } from "./review-types.ts";
import { remarksOnAnyProduct } from "./reviews/any-product.ts";
import { beautyReviews } from "./reviews/beauty.ts";
import { booksReviews } from "./reviews/books.ts";
import { electronicsReviews } from "./reviews/electronics.ts";
import { fashionReviews } from "./reviews/fashion.ts";
import { foodReviews } from "./reviews/food.ts";
import { homeReviews } from "./reviews/home.ts";
import { kidsReviews } from "./reviews/kids.ts";
import { kitchenReviews } from "./reviews/kitchen.ts";
import { petsReviews } from "./reviews/pets.ts";
import { merchantReplies } from "./reviews/replies.ts";
import { sportsReviews } from "./reviews/sports.ts";

export const reviewTexts: ReviewTexts = {
  departments: {
    beauty: beautyReviews,
    books: booksReviews,
    electronics: electronicsReviews,
    fashion: fashionReviews,
    food: foodReviews,
    home: homeReviews,
    kids: kidsReviews,
    kitchen: kitchenReviews,
    pets: petsReviews,
    sports: sportsReviews,
  },
  anyProduct: remarksOnAnyProduct,
  replies: merchantReplies,
};
