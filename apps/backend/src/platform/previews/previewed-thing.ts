import type { PreviewedRevision } from "../domain/preview-kind.ts";
import type { CallContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { readPreview } from "./preview-token.ts";

/**
 * What of a kind a shopper's call shows instead of what is published; null for everybody without a token, and for whose token
 * shows something of another kind.
 *
 * @throws {DomainError} for a token that is not ours, or is over
 */
export async function previewedThing(
  { db, now, previewToken }: Pick<CallContext, "db" | "now" | "previewToken">,
  kind: string,
): Promise<PreviewedRevision | null> {
  if (previewToken === "") return null;
  const preview = await readPreview(db, previewToken, now());
  if (preview === null) throw new DomainError("previewEnded", { notFound: true });
  return preview.kind === kind ? preview : null;
}
