import type { Query } from "../http/query.ts";
import type { Executor } from "../store/database.ts";
import { attachUploads, releaseUploads } from "./attach-uploads.ts";
import { uploadPathOf } from "./upload-paths.ts";

export interface PictureOwner {
  /** Whose upload it has to be. */
  readonly agentId: number;
  /** What it is a picture of, like `category:12`, which has one. */
  readonly about: string;
  /** The path of the one that is there. */
  readonly current: string | null;
}

/** The picture of a form; undefined where it sends none at all. */
export function sentPicture(body: Query): string | undefined {
  return body.has("image") ? body.text("image") : undefined;
}

/**
 * Takes a picture over: "" is none, the address of the present one changes nothing, and that of an upload for the marketplace
 * takes its place.
 *
 * @returns its path; null: none; undefined: it stays as it is
 * @throws {DomainError} where it is no upload of who sends it
 */
export async function takePicture(
  tx: Executor,
  sent: string | undefined,
  { agentId, about, current }: PictureOwner,
): Promise<string | null | undefined> {
  if (sent === undefined) return undefined;
  if (sent === "") {
    if (current === null) return undefined;
    await releaseUploads(tx, about);
    return null;
  }
  if (uploadPathOf(sent) === current) return undefined;
  await releaseUploads(tx, about);
  const owner = { agentId };
  const [path = null] = await attachUploads(tx, { owner, purpose: "marketplace", images: [sent], most: 1, about });
  return path;
}

/** What had it is gone: it is deleted after a while. */
export function releasePicture(tx: Executor, about: string): Promise<void> {
  return releaseUploads(tx, about);
}
