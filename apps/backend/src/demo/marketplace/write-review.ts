import type { ReviewPools, ReviewTexts } from "@plaza/demo-marketplace";
import type { Language } from "../../platform/store/language.ts";
import { chance } from "./chance.ts";

/** What the reviews of a product are made of. */
export interface ReviewSentences extends Pick<ReviewTexts, "anyProduct" | "replies"> {
  readonly product: ReviewPools;
}

export type Mood = "good" | "medium" | "bad";

export function moodOf(stars: number): Mood {
  return stars > 3 ? "good" : stars === 3 ? "medium" : "bad";
}

export interface WrittenReview {
  readonly language: Language;
  readonly body: string;
  /** "" where the merchant did not answer. */
  readonly reply: string;
}

/** Of a hundred reviews. */
const shares: readonly (readonly [Language, number])[] = [
  ["zh", 42],
  ["en", 24],
  ["ja", 18],
  ["ko", 16],
];

/** Of a hundred reviews of a mood, how many the merchant answers. */
const answered: Readonly<Record<Mood, number>> = { good: 14, medium: 45, bad: 80 };

/** What one buyer writes; `said` holds what others have written of the product, so that nobody says it again. */
export function writeReview(
  sentences: ReviewSentences,
  key: string,
  mood: Mood,
  usedSentences: Set<string>,
): WrittenReview {
  const language = languageOf(chance(`${key}/language`, 100));
  const own = sentences.product[language][mood];
  const first = chance(`${key}/sentence`, own.length);
  const opening = [...own.slice(first), ...own.slice(0, first)].find((sentence) => !usedSentences.has(sentence));
  const closings = sentences.anyProduct[language][mood];
  const closing = closings[chance(`${key}/remark`, closings.length)] ?? "";
  const hasMore = opening === undefined || chance(`${key}/more`, 100) < 35;
  const chosen = [opening, hasMore && !usedSentences.has(closing) ? closing : undefined].filter(
    (each) => each !== undefined,
  );
  for (const sentence of chosen) usedSentences.add(sentence);
  const replies = sentences.replies[language][mood];
  const isAnswered = chance(`${key}/answered`, 100) < answered[mood];
  return {
    language,
    body: chosen.join(language === "en" || language === "ko" ? " " : ""),
    reply: isAnswered ? (replies[chance(`${key}/reply`, replies.length)] ?? "") : "",
  };
}

function languageOf(point: number): Language {
  let bound = 0;
  for (const [language, share] of shares) {
    bound += share;
    if (point < bound) return language;
  }
  return "en";
}
