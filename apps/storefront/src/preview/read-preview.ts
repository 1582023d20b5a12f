import { type ApiClient, ApiError, fetchPreview, type PreviewDetail } from "@plaza/api-client";
import { toRouterPath } from "../urls.ts";

/**
 * What the token of a client shows at this address; null where the platform knows no such preview any more, or where it is
 * another page's: nothing is called a preview that is none.
 *
 * @throws {ApiError} where the platform does not answer
 */
export async function readPreview(api: ApiClient, url: URL): Promise<PreviewDetail | null> {
  const preview = await fetchPreview(api).catch((error: unknown) => {
    if (error instanceof ApiError && error.kind !== "transport") return null;
    throw error;
  });
  return preview !== null && isPageOf(preview, url) ? preview : null;
}

/** What a page adds to its address by itself, such as a tab, is no other page. */
function isPageOf({ address }: PreviewDetail, url: URL): boolean {
  const shown = new URL(toRouterPath(url), url.origin);
  const meant = new URL(address, url.origin);
  const isSame = [...meant.searchParams].every(([name, value]) => shown.searchParams.get(name) === value);
  return shown.pathname === meant.pathname && isSame;
}
