import type { PreviewedRevision } from "../domain/preview-kind.ts";
import type { CallContext } from "../http/call.ts";
import { previewedThing } from "./previewed-thing.ts";

/**
 * Which revision of a thing a shopper's call shows instead of what is published; null for everybody without a token, and for
 * whose token shows something else.
 *
 * @throws {DomainError} for a token that is not ours, or is over
 */
export async function previewedRevision(
  context: Pick<CallContext, "db" | "now" | "previewToken">,
  kind: string,
  id: PreviewedRevision["id"],
): Promise<number | null> {
  const previewed = await previewedThing(context, kind);
  return previewed?.id === id ? previewed.revision : null;
}
