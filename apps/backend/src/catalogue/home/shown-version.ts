import type { Executor } from "../../platform/store/database.ts";
import { type HomeDocument, homeVersions } from "../../platform/store/schema/home.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { and, desc, isNull, lte, sql } from "../../platform/store/sql.ts";

export interface ShownVersion {
  readonly version: number;
  readonly beginsAt: Date;
  readonly document: HomeDocument;
}

/** The version that a moment falls to: of those that have begun by then, the one that began last. */
export async function versionShownAt(db: Executor, moment: Date): Promise<ShownVersion | null> {
  const [row] = await shownVersions(db, { moment });
  return row ?? null;
}

const shownVersions = prepared((db) =>
  db
    .select({ version: homeVersions.version, beginsAt: homeVersions.beginsAt, document: homeVersions.document })
    .from(homeVersions)
    .where(and(isNull(homeVersions.withdrawnAt), lte(homeVersions.beginsAt, sql.placeholder("moment"))))
    .orderBy(desc(homeVersions.beginsAt), desc(homeVersions.version))
    .limit(1)
    .prepare("home_version"),
);
