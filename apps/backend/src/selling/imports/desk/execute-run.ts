import type { FileHandle } from "node:fs/promises";
import type { Services } from "../../../platform/http/services.ts";
import { importRuns } from "../../../platform/store/schema/imports.ts";
import { sql } from "../../../platform/store/sql.ts";
import { type Counts, noCounts } from "../counts.ts";
import { type ImportOptions, importProducts, type ImportStep, dryRunImport } from "../import-products.ts";
import type { FetchRules } from "../pictures/fetch-picture.ts";
import { FetchBudget } from "../pictures/fetch-budget.ts";
import { findPictures } from "../pictures/shop-pictures.ts";
import { type Sentence, sentence } from "../sentence.ts";
import { type ClaimedRun, ClaimLost, isAnyWaiting, releaseClaim, updateClaimed } from "./claim-run.ts";
import { openRunFile, tryToDeleteFile } from "./run-file.ts";
import { maxProblems, maxProducts, defaultTimeouts, type WorkTimeouts } from "./limits.ts";
import { FileProblem } from "../problem.ts";
import { oldestSent } from "../pictures/picture-name.ts";

export type WorkContext = Pick<Services, "backgroundDb" | "now" | "report" | "uploads" | "demo">;

/** How often a run is begun that never comes on: a file that ends its process must not end them all, again and again. */
const maxTries = 5;
const renewEveryMs = 5000;

interface Work {
  readonly context: WorkContext;
  readonly claimed: ClaimedRun;
  readonly file: FileHandle;
  /** Aborted: it ends behind the batch that it is at. */
  readonly signal: AbortSignal;
  /** To be called behind a batch: it may be another run's turn. */
  readonly yieldTurn: () => Promise<void>;
  readonly options: WorkOptions;
}

/** Tests are less patient, and their pictures lie on this machine. */
interface WorkOptions extends WorkTimeouts {
  readonly fetching?: Pick<FetchRules, "isAllowed" | "resolve" | "timeoutMs">;
}

/** Does what a run waits for. @param stop aborted: it is left to another node, behind the batch that it is at */
export async function executeRun(
  context: WorkContext,
  claimed: ClaimedRun,
  stop: AbortSignal,
  options: WorkOptions = defaultTimeouts,
): Promise<void> {
  const { run } = claimed;
  const { backgroundDb, now } = context;
  const lost = new AbortController();
  const turn = new AbortController();
  const turnEnd = performance.now() + options.turnMs;
  const yieldTurn = async (): Promise<void> => {
    if (performance.now() >= turnEnd && (await isAnyWaiting(backgroundDb, now()))) turn.abort();
  };
  const renewing = keepClaim(context, claimed, lost);
  try {
    if (run.tries > maxTries) throw new FileProblem(sentence("brokeOff"));
    const opened = run.path === null ? null : await openRunFile(context.uploads, run.path);
    if (opened === null) throw new FileProblem(sentence("fileLost"));
    try {
      const signal = AbortSignal.any([stop, lost.signal, turn.signal]);
      const work = { context, claimed, file: opened.handle, signal, yieldTurn, options };
      await (run.state === "checking" ? check(work) : importAll(work));
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof ClaimLost || lost.signal.aborted) return;
    if (turn.signal.aborted) await releaseClaim(backgroundDb, claimed, now());
    else if (stop.aborted) await releaseClaim(backgroundDb, claimed);
    else if (error instanceof FileProblem) await fail(context, claimed, error.sentence);
    else {
      context.report(error, `the import ${run.id} broke off`);
      await postpone(context, claimed);
    }
  } finally {
    clearInterval(renewing);
  }
}

/** Once the lease is over it is tried again, as often as it takes: only an end of the process counts against it. */
async function postpone({ backgroundDb, now, report }: WorkContext, claimed: ClaimedRun): Promise<void> {
  try {
    await updateClaimed(backgroundDb, claimed, { tries: sql`greatest(${importRuns.tries} - 1, 0)` }, now());
  } catch (error) {
    if (!(error instanceof ClaimLost)) report(error, `the import ${claimed.run.id} could not be postponed`);
  }
}

/** Pictures of one batch may take longer than a lease. */
function keepClaim({ backgroundDb, now, report }: WorkContext, claimed: ClaimedRun, lost: AbortController) {
  const renew = async (): Promise<void> => {
    try {
      await updateClaimed(backgroundDb, claimed, {}, now());
    } catch (error) {
      if (error instanceof ClaimLost) lost.abort();
      else report(error, `the lease of import ${claimed.run.id} could not be renewed`);
    }
  };
  return setInterval(() => void renew(), renewEveryMs).unref();
}

/** The dry run. One that broke off is begun anew, since nothing of it is written. */
async function check(work: Work): Promise<void> {
  const { context, claimed } = work;
  const { backgroundDb, now } = context;
  const note = (values: Parameters<typeof updateClaimed>[2]) => updateClaimed(backgroundDb, claimed, values, now());
  let storedProblems = 0;
  await note({ checked: noCounts, checkedBytes: 0, problemCount: 0, problems: [] });
  const checked = await dryRunImport(
    optionsOf(work, null, async (step) => {
      const { counts, bytes, problems } = step;
      const checkedBytes = Math.min(bytes, claimed.run.bytes);
      await note({ ...problemsWith(step, storedProblems), checked: counts, checkedBytes, tries: 0 });
      storedProblems += problems.length;
    }),
  );
  const total = totalOf(checked);
  const over = { claim: null, leaseUntil: null, tries: 0 };
  await note({ state: "checked", checked, checkedBytes: claimed.run.bytes, total, ...over });
}

/** Each batch is noted in its own transaction: a run that is stopped, or another node's, writes nothing more. */
async function importAll(work: Work): Promise<void> {
  const { context, claimed } = work;
  const { backgroundDb, uploads, now } = context;
  const over = () => ({ state: "done", endedAt: now(), claim: null, leaseUntil: null }) as const;
  let storedProblems = claimed.run.problems.length;
  const { counts, finishedBefore } = await importProducts(
    {
      ...optionsOf(
        work,
        async () => uploads,
        async ({ problems, isLast }) => {
          storedProblems += problems.length;
          if (!isLast) await work.yieldTurn();
        },
      ),
      inBatch: (tx, step) => {
        const values = {
          ...problemsWith(step, storedProblems),
          imported: step.counts,
          done: totalOf(step.counts),
          tries: 0,
        };
        return updateClaimed(tx, claimed, { ...values, ...(step.isLast && over()) }, now());
      },
    },
    claimed.run.startedAt,
  );
  if (finishedBefore !== null)
    await updateClaimed(backgroundDb, claimed, { imported: counts, done: totalOf(counts), ...over() }, now());
  await tryToDeleteFile(context, claimed.run);
}

function optionsOf(
  { context: { backgroundDb, now, demo }, claimed: { run }, file, signal, options }: Work,
  uploads: Parameters<typeof findPictures>[0]["uploads"],
  onStep: ImportOptions["onStep"],
): ImportOptions {
  const isRehearsal = uploads === null;
  const ms = isRehearsal ? options.checkedPicturesMs : options.batchPicturesMs;
  const sources = {
    db: backgroundDb,
    shopId: run.shopId,
    uploads,
    files: { sentSince: oldestSent(now()) },
    fetching: { takesPlain: demo !== null, signal, ...options.fetching },
    budget: new FetchBudget({ ms, isRehearsal }),
  };
  return {
    db: backgroundDb,
    now,
    signal,
    shopId: run.shopId,
    file,
    kind: run.kind,
    maxProducts,
    findPictures: (names) => findPictures(sources, names),
    onStep,
  };
}

/** @param storedProblems how many the run has so far */
function problemsWith({ problems }: ImportStep, storedProblems: number) {
  if (problems.length === 0) return {};
  const problemCount = sql`${importRuns.problemCount} + ${problems.length}`;
  if (storedProblems >= maxProblems) return { problemCount };
  const first = JSON.stringify(problems.slice(0, maxProblems - storedProblems));
  return { problemCount, problems: sql`${importRuns.problems} || ${first}::jsonb` };
}

function totalOf({ added, changed, unchanged, rejected }: Counts): number {
  return added + changed + unchanged + rejected;
}

async function fail(context: WorkContext, claimed: ClaimedRun, failure: Sentence): Promise<void> {
  const { backgroundDb, now } = context;
  const values = { state: "failed", failure, endedAt: now(), claim: null, leaseUntil: null } as const;
  try {
    await updateClaimed(backgroundDb, claimed, values, now());
  } catch (error) {
    if (error instanceof ClaimLost) return;
    throw error;
  }
  await tryToDeleteFile(context, claimed.run);
}
