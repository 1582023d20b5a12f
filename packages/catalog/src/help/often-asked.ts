import type { ArticleSummary } from "@plaza/api-client";

/** The questions of a list that are read most; none where there are hardly more than these. */
export function oftenAsked(questions: readonly ArticleSummary[]): readonly ArticleSummary[] {
  const most = 3;
  if (questions.length <= 2 * most) return [];
  return questions.toSorted((left, right) => right.views - left.views).slice(0, most);
}
