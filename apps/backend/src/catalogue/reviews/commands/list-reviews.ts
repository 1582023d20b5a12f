import { table } from "../../../platform/cli/table.ts";
import type { CommandContext } from "../../../platform/domain/command.ts";
import { reviews } from "../../../platform/store/schema/reviews.ts";
import { and, desc, eq, isNull } from "../../../platform/store/sql.ts";
import type { Review } from "../review-wire.ts";

const longest = 60;

/** A shopper's text in a terminal: one short line, without what would steer it. */
export function oneLine(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1).toWellFormed()}…` : plain;
}

const most = 100;

export interface ListedReviews {
  /** Null: of all products. */
  readonly productId: number | null;
  readonly onlyHidden: boolean;
  readonly asJson: boolean;
}

/** Prints the newest reviews. */
export async function listReviews(
  { db, print }: CommandContext,
  { productId, onlyHidden, asJson }: ListedReviews,
): Promise<void> {
  const found = await db
    .select()
    .from(reviews)
    .where(
      and(
        isNull(reviews.deletedAt),
        productId === null ? undefined : eq(reviews.productId, productId),
        onlyHidden ? eq(reviews.isVisible, false) : undefined,
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(most);
  for (const line of asJson ? found.map(jsonOf) : tableOf(found)) print(line);
}

function jsonOf({ id, productId, productStars, body, reply, isVisible, helpfulCount, createdAt }: Review): string {
  return JSON.stringify({
    id,
    product: productId,
    stars: productStars,
    text: body,
    answer: reply,
    shown: isVisible,
    helpful: helpfulCount,
    at: createdAt.toISOString(),
  });
}

function tableOf(found: readonly Review[]): readonly string[] {
  const rows = found.map(({ id, productId, productStars, body, reply, isVisible, helpfulCount }) => [
    String(id),
    String(productId),
    String(productStars),
    String(helpfulCount),
    isVisible ? "shown" : "hidden",
    reply === "" ? "" : "answered",
    oneLine(body),
  ]);
  const head = ["id", "product", "stars", "helpful", "state", "answer", "text"];
  return rows.length === 0 ? [] : table([head, ...rows]);
}
