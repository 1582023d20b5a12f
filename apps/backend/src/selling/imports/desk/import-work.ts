import { claimNextRun } from "./claim-run.ts";
import { type WorkContext, executeRun } from "./execute-run.ts";

/** The runs that this node works on. */
export interface ImportWork {
  /** Something may wait: whoever has room takes it. Nobody waits for the work itself. */
  readonly wake: (context: WorkContext) => void;
  /** Resolves once this node has done all it had begun, and has found nothing else to do. */
  readonly idle: () => Promise<void>;
  /** Ends behind the batches that are being written, and leaves the rest to other nodes. */
  readonly close: () => Promise<void>;
}

declare module "../../../platform/http/services.ts" {
  interface Services {
    readonly importWork: ImportWork;
  }
}

/** A large file keeps no small one of another shop waiting, and all of them leave connections to others. */
const atOnce = 2;

export function openImportWork(): ImportWork {
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  const idle = async (): Promise<void> => void (await Promise.all(running));
  return {
    idle,
    wake: (context) => {
      if (stop.signal.aborted || running.size >= atOnce) return;
      const work = workOnAll(context, stop.signal).finally(() => running.delete(work));
      running.add(work);
    },
    close: async () => {
      stop.abort();
      await idle();
    },
  };
}

async function workOnAll(context: WorkContext, stop: AbortSignal): Promise<void> {
  try {
    while (!stop.aborted) {
      const claimed = await claimNextRun(context.backgroundDb, context.now());
      if (claimed === null) return;
      await executeRun(context, claimed, stop);
    }
  } catch (error) {
    context.report(error, "the imports of the desk could not go on");
  }
}
