import type { FileHandle } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Services } from "../../http/services.ts";
import { importRuns } from "../../store/schema/imports.ts";
import { type Counts, noCounts } from "../counts.ts";
import { FileProblem } from "../file-problem.ts";
import { type ImportOptions, importProducts, type ImportStep, rehearseImport } from "../import-products.ts";
import { findPictures } from "../pictures/shop-pictures.ts";
import { readers } from "../read/readers.ts";
import { type Sentence, sentence } from "../sentence.ts";
import { type ClaimedRun, ClaimLost, releaseClaim, updateClaimed } from "./claim-run.ts";
import { openKeptFile, tryToDeleteFile } from "./kept-file.ts";
import { mostProblems } from "./limits.ts";

export type WorkContext = Pick<Services, "patientDb" | "now" | "report" | "uploads" | "demo">;

/** How often a run is begun that never comes on: a file that ends its process must not end them all, again and again. */
const mostTries = 5;
const renewEveryMs = 5000;

interface Work {
  readonly context: WorkContext;
  readonly claimed: ClaimedRun;
  readonly file: FileHandle;
  /** Aborted: it ends behind the batch that it is at. */
  readonly signal: AbortSignal;
}

/** Does what a run waits for. @param stop aborted: it is left to another node, behind the batch that it is at */
export async function workOnRun(context: WorkContext, claimed: ClaimedRun, stop: AbortSignal): Promise<void> {
  const { run } = claimed;
  const lost = new AbortController();
  const renewing = keepClaim(context, claimed, lost);
  try {
    if (run.tries > mostTries) throw new FileProblem(sentence("brokeOff"));
    const opened = run.path === null ? null : await openKeptFile(context.uploads, run.path);
    if (opened === null) throw new FileProblem(sentence("fileLost"));
    try {
      const work = { context, claimed, file: opened.handle, signal: AbortSignal.any([stop, lost.signal]) };
      await (run.state === "checking" ? check(work) : importAll(work));
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof ClaimLost || lost.signal.aborted) return;
    if (stop.aborted) await releaseClaim(context.patientDb, claimed);
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
async function postpone({ patientDb, now, report }: WorkContext, claimed: ClaimedRun): Promise<void> {
  try {
    await updateClaimed(patientDb, claimed, { tries: sql`greatest(${importRuns.tries} - 1, 0)` }, now());
  } catch (error) {
    if (!(error instanceof ClaimLost)) report(error, `the import ${claimed.run.id} could not be postponed`);
  }
}

/** Pictures of one batch may take longer than a lease. */
function keepClaim({ patientDb, now, report }: WorkContext, claimed: ClaimedRun, lost: AbortController) {
  const renew = async (): Promise<void> => {
    try {
      await updateClaimed(patientDb, claimed, {}, now());
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
  const { patientDb, now } = context;
  const note = (values: Parameters<typeof updateClaimed>[2]) => updateClaimed(patientDb, claimed, values, now());
  await note({ checked: noCounts, checkedBytes: 0, problemCount: 0, problems: [] });
  const checked = await rehearseImport(
    optionsOf(work, null, async (step) =>
      note({
        ...problemsWith(step),
        checked: step.counts,
        checkedBytes: Math.min(step.bytes, claimed.run.bytes),
        tries: 0,
      }),
    ),
  );
  const total = totalOf(checked);
  const over = { claim: null, leaseUntil: null, tries: 0 };
  await note({ state: "checked", checked, checkedBytes: claimed.run.bytes, total, ...over });
}

/** Each batch is noted in its own transaction: a run that is stopped, or another node's, writes nothing more. */
async function importAll(work: Work): Promise<void> {
  const { context, claimed } = work;
  const { patientDb, uploads, now } = context;
  const over = () => ({ state: "done", endedAt: now(), claim: null, leaseUntil: null }) as const;
  const { counts, finishedBefore } = await importProducts(
    {
      ...optionsOf(
        work,
        async () => uploads,
        async () => {},
      ),
      inBatch: (tx, step) => {
        const values = { ...problemsWith(step), imported: step.counts, done: totalOf(step.counts), tries: 0 };
        return updateClaimed(tx, claimed, { ...values, ...(step.isLast && over()) }, now());
      },
    },
    claimed.run.startedAt,
  );
  if (finishedBefore !== null)
    await updateClaimed(patientDb, claimed, { imported: counts, done: totalOf(counts), ...over() }, now());
  await tryToDeleteFile(context, claimed.run);
}

function optionsOf(
  { context: { patientDb, now, demo }, claimed: { run }, file, signal }: Work,
  uploads: Parameters<typeof findPictures>[0]["uploads"],
  onStep: ImportOptions["onStep"],
): ImportOptions {
  const sources = {
    db: patientDb,
    shopId: run.shopId,
    uploads,
    folder: sentence("notAnAddress"),
    fetching: { takesPlain: demo !== null, signal },
  };
  return {
    db: patientDb,
    now,
    signal,
    shopId: run.shopId,
    file,
    read: readers[run.kind],
    findPictures: (names) => findPictures(sources, names),
    onStep,
  };
}

function problemsWith({ problems }: ImportStep) {
  if (problems.length === 0) return {};
  const first = JSON.stringify(problems.slice(0, mostProblems));
  const all = sql`${importRuns.problems} || ${first}::jsonb`;
  return {
    problemCount: sql`${importRuns.problemCount} + ${problems.length}`,
    problems: sql`jsonb_path_query_array(${all}, ${sql.raw(`'$[0 to ${mostProblems - 1}]'`)})`,
  };
}

function totalOf({ added, changed, unchanged, rejected }: Counts): number {
  return added + changed + unchanged + rejected;
}

async function fail(context: WorkContext, claimed: ClaimedRun, failure: Sentence): Promise<void> {
  const { patientDb, now } = context;
  const values = { state: "failed", failure, endedAt: now(), claim: null, leaseUntil: null } as const;
  try {
    await updateClaimed(patientDb, claimed, values, now());
  } catch (error) {
    if (error instanceof ClaimLost) return;
    throw error;
  }
  await tryToDeleteFile(context, claimed.run);
}
