import type { DemoProduct } from "@plaza/demo-marketplace";
import type { reviews } from "../../platform/store/schema/reviews.ts";
import { chance } from "./chance.ts";
import { combinations } from "./combinations.ts";
import { productImagePaths } from "./images/paths.ts";
import { moodOf, type ReviewSentences, writeReview } from "./write-review.ts";
import { written } from "./written-text.ts";
import { inEachLanguage, type Language } from "../../platform/store/language.ts";

const letters = Array.from("abcdefghijklmnoprstuvwyz");

/** What names of buyers begin and end with. */
const ends: Readonly<Record<Language, readonly string[]>> = {
  en: letters,
  zh: Array.from("安白晨丁方冯高何江林梅宁秋苏田王夏小叶雨云张子阿豆果鹿喵鱼"),
  ja: Array.from("あいかきくさしすたちなのはまみもゆよりる海空花葉月雪"),
  ko: Array.from("가강고권김나노도류마민박배서송신안양오유윤이임장정조최하한허"),
};

/** The nickname of a buyer as the marketplace shows it to others: its first and its last letter. */
function maskedNickname(language: Language, key: string): string {
  const pool = ends[language];
  const pick = (end: string): string => pool[chance(`${key}/${end}`, pool.length)] ?? "";
  return `${pick("first")}***${pick("last")}`;
}

export interface ReviewedProduct {
  readonly product: DemoProduct;
  /** Among the reviewed of its department, from 0. */
  readonly rank: number;
  readonly sentences: ReviewSentences;
  /** When it went on sale. */
  readonly since: Date;
  readonly today: Date;
}

type ReviewRow = Omit<typeof reviews.$inferInsert, "id"> & { readonly createdAt: Date };

const fewest = 2;
const most = 24;

/** Of a hundred buyers. */
const withImages = 18;

export function reviewsOfProduct(reviewed: ReviewedProduct, productId: number): readonly ReviewRow[] {
  const { product, rank } = reviewed;
  const wished = Math.round(18 - rank * 1.4) + chance(`${product.key}/reviews`, 8);
  const count = Math.min(Math.max(wished, fewest), most);
  const usedSentences = new Set<string>();
  return Array.from({ length: count }, (_, index) =>
    review(reviewed, productId, `${product.key}/review-${index}`, usedSentences),
  );
}

function review(reviewed: ReviewedProduct, productId: number, key: string, usedSentences: Set<string>): ReviewRow {
  const { product, sentences, since, today } = reviewed;
  const productStars = starsOf(key);
  const { language, body, reply } = writeReview(sentences, key, moodOf(productStars), usedSentences);
  // Nobody reviews on the very first day.
  const share = 0.05 + (chance(`${key}/age`, 950) + 1) / 1000;
  const createdAt = new Date(since.getTime() + (today.getTime() - since.getTime()) * share);
  return {
    productId,
    ...boughtSku(product, key),
    nickname: maskedNickname(language, key),
    productStars,
    descriptionStars: near(productStars, `${key}/description`),
    serviceStars: near(Math.max(productStars, 4), `${key}/service`),
    deliveryStars: near(Math.max(productStars, 4), `${key}/delivery`),
    body,
    language,
    images: photographs(product, key),
    reply,
    repliedAt: reply === "" ? null : answeredAt(createdAt, today, key),
    helpfulCount: helpful(body, key),
    createdAt,
  };
}

function starsOf(key: string): number {
  const point = chance(`${key}/stars`, 100);
  return point < 64 ? 5 : point < 89 ? 4 : point < 96 ? 3 : point < 99 ? 2 : 1;
}

/** The same, or one star off. */
function near(stars: number, key: string): number {
  const point = chance(key, 10);
  return Math.min(Math.max(stars + (point === 0 ? -1 : point === 1 ? 1 : 0), 1), 5);
}

/** After two hours to three days, or just now. */
function answeredAt(createdAt: Date, today: Date, key: string): Date {
  const hours = 2 + chance(`${key}/answered-after`, 70);
  return new Date(Math.min(createdAt.getTime() + hours * 60 * 60 * 1000, today.getTime()));
}

/** The demo's readers are no accounts, like its buyers. Longer reviews help more; stars alone help nobody. */
function helpful(body: string, key: string): number {
  return body === "" || chance(`${key}/helpful`, 3) === 0
    ? 0
    : chance(`${key}/helpful-to`, 4 + Math.min(body.length, 30));
}

function boughtSku(product: DemoProduct, key: string) {
  const made = combinations(product);
  const values = made[chance(`${key}/sku`, made.length)]?.values ?? [];
  const valuesIn = (language: Language) => values.map(({ value }) => value[language]);
  const { zh: original, ...others } = inEachLanguage(valuesIn);
  return {
    ...written({ skuLabel: inEachLanguage((language) => valuesIn(language).join(",")) }),
    optionValues: values.length === 0 ? {} : { original, ...others },
  };
}

/** One to three of the product's images, but not the one that everybody knows. */
function photographs(product: DemoProduct, key: string): string[] {
  if (chance(`${key}/pictures`, 100) >= withImages) return [];
  const paths = productImagePaths(product).slice(1);
  return paths.slice(0, 1 + chance(`${key}/how-many`, paths.length));
}
