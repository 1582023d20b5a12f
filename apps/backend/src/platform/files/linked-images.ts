import type { CallContext } from "../http/call.ts";
import { withDocumentNames } from "./document-names.ts";
import { isPrivatePath } from "./upload-paths.ts";
import { absoluteLink, linkedUntil } from "./upload-links.ts";

/** Addresses of uploads for the desk, which has no session that private ones would be shown to. */
export async function linkedImages(
  { db, images, uploadLinks, now }: Pick<CallContext, "db" | "images" | "uploadLinks" | "now">,
  paths: readonly string[],
): Promise<readonly string[]> {
  const until = linkedUntil(now());
  const named = await withDocumentNames(db, paths);
  return Promise.all(
    paths.map(async (path) =>
      isPrivatePath(path) ? named(path, absoluteLink(images, await uploadLinks.link(path, until))) : images.of(path),
    ),
  );
}
