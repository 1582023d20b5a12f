import { attachUploads } from "../../platform/files/attach-uploads.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type HomeDocument, homeDrafts, homeVersions, type Picture } from "../../platform/store/schema/home.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { and, eq, inArray, sql } from "../../platform/store/sql.ts";

const about = "home";

/** A document has not more. */
const maxImages = 5000;

/**
 * Keeps the pictures of a document for good: each version can be published again.
 *
 * @throws {DomainError} where one is neither in a version or the draft nor an upload of who sends it
 */
export async function attachPictures(tx: Executor, document: HomeDocument, agentId: number): Promise<void> {
  let unknown = [...imagesOf(document)];
  if (unknown.length === 0) return;
  const attached = await tx
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(eq(uploads.attachedTo, about), inArray(uploads.path, unknown)));
  const known = new Set(attached.map(({ path }) => path));
  unknown = unknown.filter((path) => !known.has(path));
  for (const path of unknown) if (await isStored(tx, path)) known.add(path);
  unknown = unknown.filter((path) => !known.has(path));
  await attachUploads(tx, { owner: { agentId }, purpose: "marketplace", images: unknown, most: maxImages, about });
}

function imagesOf({ blocks, slots }: HomeDocument): ReadonlySet<string> {
  const pictures: readonly Picture[] = [...blocks, ...slots].flatMap((each) =>
    "pictures" in each ? each.pictures : [],
  );
  return new Set(pictures.flatMap(({ image, images }) => [image, ...Object.values(images)]));
}

/** Pictures that were there before the desk has them from no upload. */
async function isStored(tx: Executor, path: string): Promise<boolean> {
  const written = JSON.stringify(path);
  const inVersions = await tx.$count(homeVersions, sql`position(${written} in ${homeVersions.document}::text) > 0`);
  if (inVersions > 0) return true;
  return (await tx.$count(homeDrafts, sql`position(${written} in ${homeDrafts.document}::text) > 0`)) > 0;
}
