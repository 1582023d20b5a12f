import { agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { homeDrafts, homeVersions } from "../../platform/store/schema/home.ts";
import { desc, eq } from "../../platform/store/sql.ts";
import { versionShownAt } from "./shown-version.ts";

/** How many versions are listed: more than anybody looks back for. */
const most = 100;

/** Where home is worked on. */
export async function homeDraft(db: Executor, language: ReaderLanguage) {
  const [row] = await db
    .select({ draft: homeDrafts, author: agentName })
    .from(homeDrafts)
    .leftJoin(agents, eq(agents.id, homeDrafts.changedBy))
    .where(eq(homeDrafts.id, 1));
  const { draft, author } = assertDefined(row, "row of the draft of home");
  return { ...draft, changedBy: nameOf(author, language) };
}

type VersionState = "shown" | "scheduled" | "over" | "withdrawn";

export interface ListedVersion {
  readonly version: number;
  readonly state: VersionState;
  readonly beginsAt: Date;
  readonly repeats: number | null;
  /** "" for nobody at the desk. */
  readonly publishedBy: string;
  readonly publishedAt: Date;
}

/** The newest first. */
export async function listVersions(
  db: Executor,
  language: ReaderLanguage,
  now: Date,
): Promise<readonly ListedVersion[]> {
  const { version, beginsAt, repeats, publishedAt, withdrawnAt } = homeVersions;
  const [shown, rows] = await Promise.all([
    versionShownAt(db, now),
    db
      .select({ version, beginsAt, repeats, publishedAt, withdrawnAt, author: agentName })
      .from(homeVersions)
      .leftJoin(agents, eq(agents.id, homeVersions.publishedBy))
      .orderBy(desc(homeVersions.version))
      .limit(most),
  ]);
  return rows.map(({ author, withdrawnAt: withdrawn, ...row }) => ({
    ...row,
    publishedBy: nameOf(author, language),
    state: stateOf({ ...row, withdrawn }, shown?.version ?? null, now),
  }));
}

function stateOf(
  {
    version,
    beginsAt,
    withdrawn,
  }: { readonly version: number; readonly beginsAt: Date; readonly withdrawn: Date | null },
  shown: number | null,
  now: Date,
): VersionState {
  if (withdrawn !== null) return "withdrawn";
  if (version === shown) return "shown";
  return beginsAt > now ? "scheduled" : "over";
}

function nameOf(author: { readonly nickname: string; readonly translations: object } | null, language: ReaderLanguage) {
  return author === null ? "" : inLanguage(author, "nickname", language);
}
