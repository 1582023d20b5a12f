/** Which reviews are looked at: all, those with images, of four and five stars, of three, of one and two. */
export type ReviewFilter = "all" | "images" | "good" | "medium" | "bad";

/** The platform's number for each. */
export const reviewFilterIds: Readonly<Record<ReviewFilter, number>> = {
  all: 0,
  images: 1,
  good: 2,
  medium: 3,
  bad: 4,
};
