import { namedThings } from "../../catalogue/home/target-names.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { readOptionalTexts, readTexts } from "../../platform/http/read-texts.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { byLanguage, storedText } from "../../platform/store/language-texts.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { noticeCampaigns, type NoticeTarget, noticeTargetKinds } from "../../platform/store/schema/notices.ts";
import type { Executor } from "../../platform/store/database.ts";
import { eq } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { instant } from "../../platform/wire/time.ts";
import { audienceWire, countAudience, readAudience } from "./audience.ts";
import {
  addCampaign,
  type CampaignRow,
  changeCampaign,
  removeCampaign,
  sendCampaign,
  stopCampaign,
} from "./change-campaigns.ts";
import { countRead, listCampaigns } from "./list-campaigns.ts";

const pageSize = 50;
const maxLength = { title: 60, content: 300 } as const;

/** `campaigns/list`: the newest first. `before` names the one that the page before ended with. */
export async function handleCampaignList({ db, query, language }: AgentContext) {
  const rows = await listCampaigns(db, query.id("before"), pageSize);
  const shown = rows.slice(0, pageSize);
  const ids = shown.map(({ id }) => id);
  const read = ids.length === 0 ? new Map<number, number>() : await countRead(db, ids);
  return {
    list: shown.map((row) => ({
      ...progressWire(row, read),
      title: inLanguage(row, "title", language),
      audience: audienceWire(row.audience),
    })),
    more: flag(rows.length > pageSize),
  };
}

/** `campaigns/detail`: with the names of what it leads to and whom it is for. */
export async function handleCampaign({ db, query, language, defaultLanguage }: AgentContext) {
  const id = requiredId(query, "id");
  const [row] = await db.select().from(noticeCampaigns).where(eq(noticeCampaigns.id, id));
  if (row === undefined) throw new DomainError("campaignGone", { notFound: true });
  return {
    ...progressWire(row, await countRead(db, [id])),
    title: byLanguage(storedText(row, "title")),
    content: byLanguage(storedText(row, "content")),
    target: row.target,
    audience: audienceWire(row.audience),
    named: await namesIn(db, row, language),
    default_language: await defaultLanguage(),
  };
}

/** `campaigns/save`: a new draft, or another text, target or group of one. */
export async function handleSaveCampaign({ db, body, now }: AgentContext) {
  const draft = {
    title: readTexts(body, "title", maxLength.title),
    content: readOptionalTexts(body, "content", maxLength.content),
    target: readTarget(body),
    audience: readAudience(body),
  };
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const moment = now();
  const id = await retriedTransaction(db, async (tx) => {
    if (seen === null) return addCampaign(tx, draft, moment);
    await changeCampaign(tx, seen, draft);
    return seen.id;
  });
  return new Reply({ id }, { key: "campaignSaved" });
}

/** `campaigns/remove`: a draft. */
export async function handleRemoveCampaign({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => removeCampaign(tx, seen));
  return new Reply([], { key: "campaignRemoved" });
}

/** `campaigns/count`: how many customers of the group would get it now. */
export async function handleCountAudience({ db, query, now }: AgentContext) {
  return { customers: await countAudience(db, readAudience(query), now()) };
}

/** `campaigns/send`: now, or from `send_at` on. */
export async function handleSendCampaign({ db, body, now, defaultLanguage }: AgentContext) {
  const seen = seenRevision(body);
  const at = body.instant("send_at");
  if (at === null && body.text("send_at") !== "") throw new DomainError("parameterWrong", { parameter: "send_at" });
  const sending = { at, needed: await defaultLanguage(), now: now() };
  await retriedTransaction(db, (tx) => sendCampaign(tx, seen, sending));
  return new Reply([], { key: at === null ? "campaignSent" : "campaignScheduled" });
}

/** `campaigns/stop`: what waits is a draft again; what is being sent reaches nobody else. */
export async function handleStopCampaign({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const moment = now();
  await retriedTransaction(db, (tx) => stopCampaign(tx, seen, moment));
  return new Reply([], { key: "campaignStopped" });
}

function progressWire(row: CampaignRow, read: ReadonlyMap<number, number>) {
  return {
    id: row.id,
    state: row.state,
    send_at: instant(row.sendAt),
    started_at: instant(row.startedAt),
    ended_at: instant(row.endedAt),
    sent: row.sentCount,
    read: row.forgottenReadCount + (read.get(row.id) ?? 0),
    revision: row.revision,
  };
}

/** @throws {DomainError} for one that is neither nothing nor a thing */
function readTarget(body: Query): NoticeTarget | null {
  const wanted = body.text("target_kind");
  if (wanted === "") return null;
  const kind = noticeTargetKinds.find((each) => each === wanted);
  if (kind === undefined) throw new DomainError("parameterWrong", { parameter: "target_kind" });
  return { kind, id: requiredId(body, "target_id") };
}

async function namesIn(db: Executor, { target, audience }: CampaignRow, language: ReaderLanguage) {
  const { shopId, categoryId } = audience.kind === "bought" ? audience : { shopId: null, categoryId: null };
  const things = await Promise.all([
    target === null ? [] : namedThings(db, target.kind, [target.id], language),
    shopId === null ? [] : namedThings(db, "shop", [shopId], language),
    categoryId === null ? [] : namedThings(db, "category", [categoryId], language),
  ]);
  return things.flat().map(({ kind, id, name, isThere }) => ({ kind, id, name, is_there: flag(isThere) }));
}
