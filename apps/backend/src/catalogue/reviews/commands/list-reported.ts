import { table } from "../../../platform/cli/table.ts";
import type { CommandContext } from "../../../platform/domain/command.ts";
import { findReported } from "../find-reported.ts";
import { oneLine } from "./list-reviews.ts";

const most = 100;

/** Prints the reviews that somebody has reported and nobody has decided about, the one that waits longest first. */
export async function listReported({ db, print }: CommandContext, asJson: boolean): Promise<void> {
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
