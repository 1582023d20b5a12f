import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../../platform/store/language.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { type ImportRun, importRuns } from "../../../platform/store/schema/imports.ts";
import { and, desc, eq, getTableColumns } from "../../../platform/store/sql.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { tryToDeleteFile } from "./run-file.ts";
import { isOpenRun } from "./claim-run.ts";
import { join } from "node:path";
import { uploadLimits } from "../../../platform/files/upload-rules.ts";
import { storedName } from "../../../platform/files/upload-rules.ts";
import { networkOf } from "../../../platform/rate-limits/network.ts";
import { countTry } from "../../../platform/rate-limits/rate-limit.ts";
import { maxBytes, maxMegabytes } from "./limits.ts";
import { receiveRun, refuseWhileAtWork } from "./receive-run.ts";
import { approvalPolicy } from "../../approvals/approval-policy.ts";
import { countWaitingSince } from "../../approvals/count-approvals.ts";
import { fileKindOf } from "../read/source-product.ts";
import { sentenceText } from "../sentence.ts";

const agentColumns = { nickname: agents.nickname, translations: agents.translations };

/** `imports/list`: the newest first. */
export async function handleRuns({ db, shopId, query, language }: ShopContext) {
  const page = query.page();
  const own = isRunOf(shopId);
  const { problems: _problems, failure: _failure, ...columns } = getTableColumns(importRuns);
  const rows = await db
    .select({ run: columns, agent: agentColumns })
    .from(importRuns)
    .innerJoin(agents, eq(agents.id, importRuns.agentId))
    .where(own)
    .orderBy(desc(importRuns.id))
    .limit(page.size)
    .offset(page.offset);
  const list = rows.map(({ run, agent }) => runWire(run, inLanguage(agent, "nickname", language)));
  return { list, ...pageFields(page, await db.$count(importRuns, own)) };
}

/** `imports/detail` */
export async function handleRun({ db, shopId, query, language }: ShopContext) {
  return readRun(db, shopId, requiredId(query, "id"), language);
}

/** `imports/start`: what has been checked is imported. Repeated, it answers the same. */
export async function handleStartRun(context: ShopContext) {
  const { db, shopId, body, language, now, importWork } = context;
  const id = requiredId(body, "id");
  const [started] = await db
    .update(importRuns)
    .set({ state: "importing", startedAt: now(), problemCount: 0, problems: [] })
    .where(and(eq(importRuns.id, id), isRunOf(shopId), eq(importRuns.state, "checked")))
    .returning({ id: importRuns.id });
  if (started === undefined) {
    const { state } = await findRun(db, shopId, id);
    if (state === "checking") throw new DomainError("importNotChecked");
    if (state === "failed" || state === "stopped") throw new DomainError("importOver");
  }
  importWork.wake(context);
  return readRun(db, shopId, id, language);
}

/** `imports/stop`: from then on nothing more is written; what is there stays. Repeated, it answers the same. */
export async function handleStopRun(context: ShopContext) {
  const { db, shopId, body, language, now } = context;
  const id = requiredId(body, "id");
  const [stopped] = await db
    .update(importRuns)
    .set({ state: "stopped", endedAt: now(), claim: null, leaseUntil: null })
    .where(and(eq(importRuns.id, id), isRunOf(shopId), isOpenRun()))
    .returning();
  if (stopped !== undefined) await tryToDeleteFile(context, stopped);
  return readRun(db, shopId, id, language);
}

/** `imports/upload`: a file, as a form. Its dry run begins at once. */
export async function handleUploadRun(context: ShopContext) {
  const { db, now, agent, address, shopId, idempotencyKey, importWork, incomingImports } = context;
  await countTry(db, uploadLimits({ agentId: agent.id }, networkOf(address)), now());
  const attempt = { shopId, agentId: agent.id, idempotencyKey };
  // Before the file is read, which would be thrown away.
  await refuseWhileAtWork(db, attempt);
  const run = await incomingImports.receive(attempt, async (folder) => {
    const file = join(folder, "products");
    const sent = await context.saveFile(file, maxBytes);
    if (sent === null) throw new DomainError("uploadMissing");
    const kind = fileKindOf(sent.name);
    if (kind === null) throw new DomainError("importTypeWrong");
    if (sent.isCut) throw new DomainError("uploadTooLarge", { parameter: String(maxMegabytes) });
    if (sent.bytes === 0) throw new DomainError("importFileEmpty");
    const { bytes, hash: contentHash } = sent;
    return receiveRun(context, { ...attempt, file, name: storedName(sent.name), kind, bytes, contentHash });
  });
  importWork.wake(context);
  return runWire(run, agent.nickname);
}

async function readRun(db: Executor, shopId: number, id: number, language: ShopContext["language"]) {
  const [found] = await db
    .select({ run: importRuns, agent: agentColumns })
    .from(importRuns)
    .innerJoin(agents, eq(agents.id, importRuns.agentId))
    .where(and(eq(importRuns.id, id), isRunOf(shopId)));
  if (found === undefined) throw new DomainError("importGone", { notFound: true });
  const { run, agent } = found;
  const { startedAt: from, endedAt: until } = run;
  return {
    ...runDetailWire(run, inLanguage(agent, "nickname", language), language),
    approval: await approvalPolicy(db, shopId),
    waiting: from === null ? 0 : await countWaitingSince(db, shopId, { from, until }),
  };
}

/** @throws {DomainError} where the shop has none of this id */
async function findRun(db: Executor, shopId: number, id: number): Promise<ImportRun> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), isRunOf(shopId)));
  if (run === undefined) throw new DomainError("importGone", { notFound: true });
  return run;
}

function isRunOf(shopId: number) {
  return and(eq(importRuns.shopId, shopId), eq(importRuns.isStored, true));
}

/** What lists say of a run; what is wrong with it is long, and said of a single one. */
type ListedRun = Omit<ImportRun, "problems" | "failure">;

/** @param by who has sent the file */
function runWire(run: ListedRun, by: string) {
  return {
    id: run.id,
    name: run.name,
    kind: run.kind,
    bytes: run.bytes,
    by,
    state: run.state,
    checked_bytes: run.checkedBytes,
    total: run.total,
    done: run.done,
    checked: run.checked,
    imported: run.imported,
    problem_count: run.problemCount,
    created_at: run.createdAt.toISOString(),
    started_at: run.startedAt?.toISOString() ?? null,
    ended_at: run.endedAt?.toISOString() ?? null,
  };
}

/** With what is wrong in the language of who reads it. */
function runDetailWire(run: ImportRun, by: string, language: ReaderLanguage) {
  return {
    ...runWire(run, by),
    failure: run.failure === null ? "" : sentenceText(run.failure, language.wanted),
    problems: run.problems.map(({ line, column, sentence }) => ({
      line,
      column,
      text: sentenceText(sentence, language.wanted),
    })),
  };
}
