import type { PreviewKind, PreviewedRevision } from "../../platform/domain/preview-kind.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { previewedThing } from "../../platform/previews/previewed-thing.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type HomeDocument, homeDrafts, homeVersions } from "../../platform/store/schema/home.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { unixSeconds } from "../../platform/wire/time.ts";

/** The draft of a revision, or a version by its number, as it is at a moment. */
export interface PreviewedHome {
  readonly of: "draft" | "version";
  readonly revision: number;
  readonly moment: Date;
}

export const homePreviewKind = "home";

/** The draft until it is changed, and each version for good. */
export const homePreview: PreviewKind = {
  address: async (db, previewed) => ((await documentOf(db, previewed)) === null ? null : "/"),
};

/** The same as previews name what they show. */
export function previewedAs({ of, revision, moment }: PreviewedHome): PreviewedRevision {
  return { id: `${of}-${unixSeconds(moment)}`, revision };
}

/**
 * What the caller's preview shows of home; null without one.
 *
 * @throws {DomainError} where it is over
 */
export async function previewedHome(
  context: Pick<CallContext, "db" | "now" | "previewToken">,
): Promise<{ readonly document: HomeDocument; readonly moment: Date } | null> {
  const previewed = await previewedThing(context, homePreviewKind);
  if (previewed === null) return null;
  const found = await documentOf(context.db, previewed);
  if (found === null) throw new DomainError("previewEnded", { notFound: true });
  return found;
}

async function documentOf(
  db: Executor,
  { id, revision }: PreviewedRevision,
): Promise<{ readonly document: HomeDocument; readonly moment: Date } | null> {
  const [, of, seconds] = /^(draft|version)-(\d{1,12})$/.exec(id) ?? [];
  if (of === undefined) return null;
  const [row] =
    of === "draft"
      ? await db
          .select({ document: homeDrafts.document })
          .from(homeDrafts)
          .where(and(eq(homeDrafts.id, 1), eq(homeDrafts.revision, revision)))
      : await db
          .select({ document: homeVersions.document })
          .from(homeVersions)
          .where(eq(homeVersions.version, revision));
  const document = row?.document ?? null;
  return document === null ? null : { document, moment: new Date(Number(seconds) * 1000) };
}
