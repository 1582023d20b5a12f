import { attachUploads } from "../../platform/files/attach-uploads.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { ShopPageContents } from "../../platform/store/schema/shop-pages.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";

const fields = ["logo", "banner", "cover"] as const;

/** What the pictures of a shop's page are attached to. */
function picturesOf(shopId: number): string {
  return `shop_page:${shopId}`;
}

/**
 * Keeps the pictures of a page as long as there is the shop: the audit log puts earlier ones back. A picture that the shop has
 * already may stay, whoever has sent it.
 *
 * @throws {DomainError} that names the field where one is no upload of who sends it
 */
export async function attachPagePictures(
  tx: Executor,
  { shopId, agentId }: { readonly shopId: number; readonly agentId: number },
  { before, now }: { readonly before: readonly ShopPageContents[]; readonly now: ShopPageContents },
): Promise<void> {
  const sent = fields.flatMap((field) => now[field] ?? []);
  const own = await tx
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(inArray(uploads.path, sent), eq(uploads.attachedTo, picturesOf(shopId))));
  const known = new Set([
    ...own.map(({ path }) => path),
    ...before.flatMap((contents) => fields.map((field) => contents[field])),
  ]);
  for (const field of fields) {
    const path = now[field];
    if (path === null || known.has(path)) continue;
    const attachment = { owner: { agentId }, purpose: "marketplace", images: [path], most: 1 } as const;
    await attachUploads(tx, { ...attachment, about: picturesOf(shopId) }).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError(error.key, { parameter: error.parameter, field }) : error;
    });
  }
}
