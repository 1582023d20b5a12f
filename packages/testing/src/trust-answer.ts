import type { AnswerCleaner } from "@plaza/api-client";

/**
 * Stands for the shop's server, which sanitises rich text in front of browsers: what a package's tests and stories are told
 * has been written for them.
 */
export const trustAnswer: AnswerCleaner = (_call, answer) =>
  typeof answer === "object" && answer !== null ? { ...answer, rich_text: "sanitised" } : answer;
