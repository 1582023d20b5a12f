import { Parser } from "htmlparser2";
import { attachUploads } from "../../../platform/files/attach-uploads.ts";
import { uploadPathOf } from "../../../platform/files/upload-paths.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { languages } from "../../../platform/store/language.ts";
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
 * @throws {DomainError} that names the field where one is no upload of who sends it
 */
export async function attachPictures(
  tx: Executor,
  articleId: number,
  agentId: number,
  contents: ArticleContents,
): Promise<void> {
  const fields = uploadsIn(contents);
  const paths = [...new Set(fields.flatMap(({ uploaded }) => uploaded))];
  if (paths.length === 0) return;
  const taken = await tx
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(inArray(uploads.path, paths), like(uploads.attachedTo, "article:%")));
  const known = new Set(taken.map(({ path }) => path));
  const attachment = {
    owner: { agentId },
    purpose: "marketplace",
    most: maxPictures,
    about: picturesOf(articleId),
  } as const;
  for (const { field, uploaded } of fields) {
    const images = uploaded.filter((path) => !known.has(path));
    await attachUploads(tx, { ...attachment, images }).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError(error.key, { parameter: error.parameter, field }) : error;
    });
  }
}

interface UploadsOfField {
  readonly field: string;
  readonly uploaded: readonly string[];
}

/** Paths of what was uploaded at the desk: beside the text and in it. Other images are nobody's upload. */
function uploadsIn({ image, texts }: ArticleContents): readonly UploadsOfField[] {
  const isUpload = (path: string): boolean => path.startsWith("uploads/user/") && uploadPathOf(path) === path;
  const inTexts = languages.map((language) => ({
    field: `body_${language}`,
    uploaded: imagesIn(texts[language]?.body ?? "").filter(isUpload),
  }));
  return [{ field: "image", uploaded: image === null ? [] : [image].filter(isUpload) }, ...inTexts];
}

/** Paths of images under the platform's own origin. */
function imagesIn(html: string): readonly string[] {
  const sources: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src }) => void (name === "img" && src?.startsWith("/") === true && sources.push(src.slice(1))),
  });
  parser.end(html);
  return sources;
}
