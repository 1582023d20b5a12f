import { Parser } from "htmlparser2";
import { attachUploads } from "../../../platform/files/attach-uploads.ts";
import { uploadPathOf } from "../../../platform/files/upload-paths.ts";
import type { Executor } from "../../../platform/store/database.ts";
import type { ArticleContents } from "../../../platform/store/schema/content.ts";
import { uploads } from "../../../platform/store/schema/uploads.ts";
import { and, inArray, like } from "../../../platform/store/sql.ts";

const maxPictures = 100;

/** What the pictures of an article are attached to. */
export function picturesOf(articleId: number): string {
  return `article:${articleId}`;
}

/**
 * Keeps the pictures that somebody has sent for an article as long as there is the article: its versions show them, too. What
 * was copied from another article is that one's already.
 *
 * @throws {DomainError} where one is no upload of who sends it
 */
export async function attachPictures(
  tx: Executor,
  articleId: number,
  agentId: number,
  contents: ArticleContents,
): Promise<void> {
  const paths = uploadsIn(contents);
  if (paths.length === 0) return;
  const taken = await tx
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(inArray(uploads.path, [...paths]), like(uploads.attachedTo, "article:%")));
  const known = new Set(taken.map(({ path }) => path));
  await attachUploads(tx, {
    owner: { agentId },
    purpose: "marketplace",
    images: paths.filter((path) => !known.has(path)),
    most: maxPictures,
    about: picturesOf(articleId),
  });
}

/** Paths of what was uploaded at the desk: beside the text and in it. Other images are nobody's upload. */
function uploadsIn({ image, texts }: ArticleContents): readonly string[] {
  const inTexts = Object.values(texts).flatMap(({ body }) => imagesIn(body));
  return [...new Set([...(image === null ? [] : [image]), ...inTexts].map((path) => path.replace(/^\//, "")))].filter(
    (path) => path.startsWith("uploads/user/") && uploadPathOf(path) === path,
  );
}

function imagesIn(html: string): readonly string[] {
  const sources: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src }) => void (name === "img" && src?.startsWith("/") === true && sources.push(src)),
  });
  parser.end(html);
  return sources;
}
