import type { CallContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { instant } from "../wire/time.ts";
import { readPreview } from "./preview-token.ts";

/** `preview/detail`: which page the token of the request belongs to, and until when. It says nothing of what is shown there. */
export async function handlePreview({ db, now, previews, previewToken }: CallContext) {
  const preview = await readPreview(db, previewToken, now());
  const address = preview === null ? null : ((await previews[preview.kind]?.address(db, preview)) ?? null);
  if (preview === null || address === null) throw new DomainError("previewEnded", { notFound: true });
  return { address, until: instant(preview.until) };
}
