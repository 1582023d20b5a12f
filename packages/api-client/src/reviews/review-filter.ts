/** Which reviews are looked at: all, those with pictures, of four and five stars, of three, of one and two. */
export type ReviewFilter = "all" | "pictures" | "good" | "medium" | "bad";

/** The platform's number for each. */
export const reviewFilterIds: Readonly<Record<ReviewFilter, number>> = {
  all: 0,
  pictures: 1,
  good: 2,
  medium: 3,
  bad: 4,
};
