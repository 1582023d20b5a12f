import type { CallContext } from "../http/call.ts";
import { isPrivatePath } from "./upload-paths.ts";
import { absoluteLink, linkedUntil } from "./upload-links.ts";

/** Addresses of uploads for the desk, which has no session that private ones would be shown to. */
export async function linkedImages(
  { images, uploadLinks, now }: Pick<CallContext, "images" | "uploadLinks" | "now">,
  paths: readonly string[],
): Promise<readonly string[]> {
  const until = linkedUntil(now());
  return Promise.all(
    paths.map(async (path) =>
      isPrivatePath(path) ? absoluteLink(images, await uploadLinks.link(path, until)) : images.of(path),
    ),
  );
}
