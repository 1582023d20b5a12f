import { parseArgs } from "node:util";
import { type Command, type CommandContext, UsageError, namedId } from "../../../platform/domain/command.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import type { ReviewAction } from "../../../platform/store/schema/review-votes.ts";
import { moderate } from "../moderate.ts";
import { listReviews, oneLine } from "./list-reviews.ts";
import { table } from "../../../platform/cli/table.ts";
import { findReported } from "../find-reported.ts";

const most = 100;

/** Prints the reviews that somebody has reported and nobody has decided about, the one that waits longest first. */
async function listReported({ db, print }: CommandContext, asJson: boolean): Promise<void> {
  const found = await findReported(db, { size: most, offset: 0 });
  if (asJson) {
    for (const { id, productId, isVisible, body, reports, reasons, since } of found) {
      print(JSON.stringify({ id, product: productId, shown: isVisible, reports, reasons, since, text: body }));
    }
    return;
  }
  if (found.length === 0) return;
  const rows = found.map(({ id, productId, reports, reasons, since, body }) => [
    String(id),
    String(productId ?? ""),
    String(reports),
    reasons.join(","),
    since?.toISOString() ?? "",
    oneLine(body ?? ""),
  ]);
  for (const line of table([["id", "product", "reports", "reasons", "since", "text"], ...rows])) print(line);
}

const maxAnswerLength = 500;

const done: Readonly<Record<ReviewAction, string>> = {
  hide: "hidden",
  show: "shown",
  keep: "kept",
  answer: "answered",
};

/** What is done about a review, by the word that an operator has for it. */
const actions: ReadonlyMap<string, ReviewAction> = new Map([
  ["hide", "hide"],
  ["show", "show"],
  ["dismiss-report", "keep"],
  ["answer", "answer"],
]);

export const reviewsCommand: Command = {
  name: "reviews",
  usage:
    "reported | list [--product <id>] [--hidden] | hide|show|dismiss-report <review> | answer <review> <text> [--json]",
  help: "What readers report, and what is done about reviews: hidden, shown again, reports dismissed, answered",
  run: async (context, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean" }, hidden: { type: "boolean" }, product: { type: "string" } },
    });
    const [what = "reported", name, ...more] = positionals;
    const asJson = values.json === true;
    if (what !== "list" && (values.hidden !== undefined || values.product !== undefined))
      throw new UsageError("--product and --hidden are for list");
    if (what === "reported" || what === "list") {
      if (name !== undefined) throw new UsageError(`Nothing is known about "${name}"`);
      if (what === "reported") return listReported(context, asJson);
      const productId = values.product === undefined ? null : namedId(values.product, "a product");
      return listReviews(context, { productId, onlyHidden: values.hidden === true, asJson });
    }
    const action = actions.get(what);
    if (action === undefined) throw new UsageError(`Nothing is known about "${what}"`);
    const reviewId = namedId(name ?? "", "a review");
    return execute(context, { reviewId, action, answer: answerOf(action, more) }, asJson);
  },
};

async function execute(
  { db, now, print }: CommandContext,
  { reviewId, action, answer }: { readonly reviewId: number; readonly action: ReviewAction; readonly answer: string },
  asJson: boolean,
): Promise<void> {
  const changed = await retriedTransaction(db, (tx) =>
    moderate(tx, { reviewId, action, answer, actor: "operator", now: now() }),
  );
  const state = done[action];
  print(
    asJson
      ? JSON.stringify({ id: reviewId, action, changed })
      : changed
        ? `Review ${reviewId} is ${state}`
        : action === "keep"
          ? `Nobody waits for a decision about review ${reviewId}`
          : `Review ${reviewId} was ${state} before`,
  );
}

function answerOf(action: ReviewAction, more: readonly string[]): string {
  if (action !== "answer") {
    if (more[0] !== undefined) throw new UsageError(`Nothing is known about "${more[0]}"`);
    return "";
  }
  const answer = more.join(" ").replaceAll("\u0000", "").trim();
  if (answer === "") throw new UsageError("Say what the shop answers: everybody reads it");
  if (answer.length > maxAnswerLength) throw new UsageError(`At most ${maxAnswerLength} characters`);
  return answer;
}
