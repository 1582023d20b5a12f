import { movedArticleQuery } from "@plaza/api-client";
import { hasExtension, type StorefrontContext, to } from "@plaza/routing";
import { redirect } from "@tanstack/react-router";

/**
 * Leads for good to the article that one was removed for, or to the other kind that it has become one of, where the platform
 * knows of it. It is asked only where the page would be missing otherwise.
 */
export async function followMovedArticle(context: StorefrontContext, id: number): Promise<void> {
  if (!(await hasExtension(context, "moved_addresses"))) return;
  const { api, queryClient } = context;
  // Where nobody can say, the page is missing.
  const moved = await queryClient.ensureQueryData(movedArticleQuery(api, id)).catch(() => null);
  if (moved === null) return;
  const address = moved.kind === "news" ? to.article(moved.id) : to.helpArticle(moved.id);
  throw redirect({ ...address, statusCode: 301, replace: true });
}
