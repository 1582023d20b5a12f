import type { CallContext } from "../http/call.ts";
import { isPrivatePath } from "./upload-paths.ts";
import { absoluteLink, linkedUntil } from "./upload-links.ts";
import { imageTypeOf } from "../ports/uploads/upload-path.ts";
import type { Executor } from "../store/database.ts";
import { uploads } from "../store/schema/uploads.ts";
import { inArray } from "../store/sql.ts";

/** Adds to the address of a document what its owner calls the file; a picture says itself what it is. */
export async function withDocumentNames(
  db: Executor,
  paths: readonly string[],
): Promise<(path: string, address: string) => string> {
  const documents = paths.filter((path) => imageTypeOf(path) === null);
  const rows =
    documents.length === 0
      ? []
      : await db
          .select({ path: uploads.path, name: uploads.name })
          .from(uploads)
          .where(inArray(uploads.path, documents));
  const names = new Map(rows.map(({ path, name }) => [path, name]));
  return (path, address) => {
    const name = names.get(path) ?? "";
    return name === "" ? address : `${address}&${new URLSearchParams({ name }).toString()}`;
  };
}

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
