import { DomainError } from "../../platform/http/domain-error.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import type { Query } from "../../platform/http/query.ts";
import { maxTextLength, maxImages } from "./writing-rules.ts";

/** What a customer says in a review. */
export interface Writing {
  readonly productStars: number;
  readonly descriptionStars: number;
  readonly serviceStars: number;
  readonly deliveryStars: number;
  /** "" for stars alone. */
  readonly body: string;
  /** Addresses or paths, as they were sent. */
  readonly images: readonly string[];
}

/** @throws {DomainError} for the first thing that is missing or wrong, in the contract's order */
export function writingOf(body: Query): Writing {
  return {
    productStars: starsOf(body, "goods_comment", "reviewProductStarsNeeded"),
    descriptionStars: starsOf(body, "description_comment", "reviewDescriptionStarsNeeded"),
    serviceStars: starsOf(body, "service_comment", "reviewServiceStarsNeeded"),
    deliveryStars: starsOf(body, "express_comment", "reviewDeliveryStarsNeeded"),
    body: commentOf(body),
    images: imagesOf(body),
  };
}

function starsOf(body: Query, parameter: string, missing: MessageKey): number {
  const text = body.text(parameter);
  if (text === "" || text === "0") throw new DomainError(missing);
  const stars = body.integer(parameter);
  if (stars === null || stars < 1 || stars > 5) throw new DomainError("parameterWrong", { parameter });
  return stars;
}

/** Without characters that nobody sees, but with its lines. @throws {DomainError} when it is too long */
export function commentOf(body: Query): string {
  const text = body
    .text("comment")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
  if (Array.from(text).length > maxTextLength) {
    throw new DomainError("reviewTextTooLong", { parameter: String(maxTextLength) });
  }
  return text;
}

/** @throws {DomainError} when they are no list of texts */
export function imagesOf(body: Query): readonly string[] {
  if (body.text("image") === "" && !Array.isArray(body.json("image"))) return listOf(body.json("image[]") ?? []);
  return listOf(body.json("image"));
}

function listOf(sent: unknown): readonly string[] {
  const list: readonly unknown[] | null = Array.isArray(sent) ? sent : null;
  if (list === null || list.some((each) => typeof each !== "string")) {
    throw new DomainError("parameterWrong", { parameter: "image" });
  }
  const images = list.filter((each): each is string => typeof each === "string" && each.trim() !== "");
  // One may be sent twice, as the contract's clients do; nobody sends hundreds.
  if (images.length > maxImages * 2) throw new DomainError("tooManyUploads", { parameter: String(maxImages) });
  return images;
}
