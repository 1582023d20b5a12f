import { namedThings } from "../../catalogue/home/target-names.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type Language, languages } from "../../platform/store/language.ts";
import { asStored, byLanguage, columnsOf, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { type NoticeAudience, noticeCampaigns, type NoticeTarget } from "../../platform/store/schema/notices.ts";
import { eq } from "../../platform/store/sql.ts";
import { expectAudience } from "./audience.ts";

export type CampaignRow = typeof noticeCampaigns.$inferSelect;

export interface CampaignDraft {
  readonly title: WrittenTexts;
  readonly content: WrittenTexts;
  readonly target: NoticeTarget | null;
  readonly audience: NoticeAudience;
}

/** @returns its id */
export async function addCampaign(tx: Executor, draft: CampaignDraft, now: Date): Promise<number> {
  await expectAudience(tx, draft.audience);
  const [row] = await tx
    .insert(noticeCampaigns)
    .values({ ...columnsOfDraft(draft), createdAt: now })
    .returning({ id: noticeCampaigns.id });
  return assertDefined(row, "campaign that has just been made").id;
}

/** @throws {DomainError} where it is no draft any more, or somebody was quicker */
export async function changeCampaign(tx: Executor, seen: SeenRevision, draft: CampaignDraft): Promise<void> {
  await lockedDraft(tx, seen);
  await expectAudience(tx, draft.audience);
  await write(tx, seen, columnsOfDraft(draft));
}

export async function removeCampaign(tx: Executor, seen: SeenRevision): Promise<void> {
  await lockedDraft(tx, seen);
  await tx.delete(noticeCampaigns).where(eq(noticeCampaigns.id, seen.id));
}

export interface Sending {
  /** Not before; null: now. */
  readonly at: Date | null;
  /** The store's default language, which stands in for others. */
  readonly needed: Language;
  readonly now: Date;
}

/**
 * From now on a job sends it, and nothing of it changes.
 *
 * @throws {DomainError} that names what is missing
 */
export async function sendCampaign(tx: Executor, seen: SeenRevision, { at, needed, now }: Sending): Promise<void> {
  const row = await lockedDraft(tx, seen);
  expectWritten(row, needed);
  await expectAudience(tx, row.audience);
  if (row.target !== null) {
    const { kind, id } = row.target;
    const [thing] = await namedThings(tx, kind, [id], { wanted: needed, fallback: needed });
    if (thing?.isThere !== true) throw new DomainError("campaignTargetGone", { field: "target" });
  }
  if (at !== null && at <= now) throw new DomainError("campaignTimeOver", { field: "send_at" });
  await write(tx, seen, { state: "scheduled", sendAt: at ?? now });
}

/** What waits is a draft again; what is being sent reaches nobody else. */
export async function stopCampaign(tx: Executor, seen: SeenRevision, now: Date): Promise<void> {
  const row = await lockedCampaign(tx, seen);
  if (row.state === "scheduled") await write(tx, seen, { state: "draft", sendAt: null });
  else if (row.state === "sending") await write(tx, seen, { state: "stopped", endedAt: now });
  else throw new DomainError("campaignOver");
}

/** Until the transaction ends, no batch of it is sent. @throws {DomainError} where it is gone, or somebody was quicker */
async function lockedCampaign(tx: Executor, { id, revision }: SeenRevision): Promise<CampaignRow> {
  const [row] = await tx.select().from(noticeCampaigns).where(eq(noticeCampaigns.id, id)).for("update");
  if (row === undefined) throw new DomainError("campaignGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("campaignChangedMeanwhile");
  return row;
}

async function lockedDraft(tx: Executor, seen: SeenRevision): Promise<CampaignRow> {
  const row = await lockedCampaign(tx, seen);
  if (row.state !== "draft") throw new DomainError("campaignNoDraft");
  return row;
}

async function write(
  tx: Executor,
  { id, revision }: SeenRevision,
  fields: Partial<typeof noticeCampaigns.$inferInsert>,
): Promise<void> {
  await tx
    .update(noticeCampaigns)
    .set({ ...fields, revision: revision + 1 })
    .where(eq(noticeCampaigns.id, id));
}

function columnsOfDraft({ title, content, target, audience }: CampaignDraft) {
  return { ...columnsOf({ title: asStored(title), content: asStored(content) }), target, audience };
}

/** A title and a text in the store's own language, and in each other one that has either. */
function expectWritten(row: CampaignRow, needed: Language): void {
  const title = byLanguage(storedText(row, "title"));
  const content = byLanguage(storedText(row, "content"));
  for (const language of languages) {
    if (language !== needed && title[language] === undefined && content[language] === undefined) continue;
    if (title[language] === undefined) throw new DomainError("campaignTitleMissing", { field: `title_${language}` });
    if (content[language] === undefined)
      throw new DomainError("campaignContentMissing", { field: `content_${language}` });
  }
}
