import { Worker } from "node:worker_threads";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { programFile } from "../../../platform/package/package-files.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

interface RenderPool {
  /** @throws {DomainError} while too many wait */
  readonly render: (invoice: InvoiceDocument) => Promise<Uint8Array>;
  /** Ends its threads, and with them what is being made. */
  readonly close: () => Promise<void>;
}

interface RenderLimits {
  /** Threads at once; each holds up to 120 MB of fonts and what it draws. */
  readonly threads: number;
  /** How many may wait for one. */
  readonly waiting: number;
  /** How long one document may take from when its thread has it. */
  readonly milliseconds: number;
  /** After how long without anything to do a thread ends, and gives its memory back. */
  readonly idleMilliseconds: number;
}

const usual: RenderLimits = { threads: 2, waiting: 20, milliseconds: 10_000, idleMilliseconds: 60_000 };
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const program = programFile("money/invoices/pdf/render-worker");

interface Task {
  readonly invoice: InvoiceDocument;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

type Answer = { readonly pdf: Uint8Array } | { readonly failure: string };

/** Threads that make documents, so that nobody else waits for them: begun when they are needed, ended when they are not. */
export function openRenderPool(limits: Partial<RenderLimits> = {}): RenderPool {
  const { threads, waiting, milliseconds, idleMilliseconds } = { ...usual, ...limits };
  /** Those that do nothing, and what ends them unless they are needed. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();
  const queue: Task[] = [];
  let isClosed = false;

  function next(): void {
    if (queue.length === 0) return;
    const worker = takeIdle() ?? (all.size < threads ? begin() : undefined);
    const task = worker === undefined ? undefined : queue.shift();
    if (worker !== undefined && task !== undefined) work(worker, task);
  }

  function takeIdle(): Worker | undefined {
    const [found] = idle;
    if (found === undefined) return undefined;
    const [worker, ending] = found;
    clearTimeout(ending);
    idle.delete(worker);
    return worker;
  }

  function begin(): Worker {
    const worker = new Worker(program, { resourceLimits: memory });
    // Whatever waits keeps the process, not the thread.
    worker.unref();
    all.add(worker);
    worker.once("exit", () => {
      all.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      next();
    });
    return worker;
  }

  function work(worker: Worker, { invoice, resolve, reject }: Task): void {
    worker.removeAllListeners("message").removeAllListeners("error");
    const end = (finish: () => void, isUsable: boolean): void => {
      clearTimeout(deadline);
      worker.removeAllListeners("message").removeAllListeners("error");
      worker.off("exit", onExit);
      worker.on("error", () => {});
      finish();
      if (isUsable && !isClosed) rest(worker);
      else void worker.terminate();
      next();
    };
    const fail = (error: Error): void => end(() => reject(error), false);
    const onExit = (): void => fail(new Error("The thread that made an invoice ended"));
    const deadline = setTimeout(() => fail(new Error(`An invoice took more than ${milliseconds} ms`)), milliseconds);
    worker.once("exit", onExit);
    worker.once("error", fail);
    worker.once("message", (answer: Answer) => {
      if ("pdf" in answer) end(() => resolve(answer.pdf), true);
      else end(() => reject(new Error(answer.failure)), true);
    });
    worker.postMessage(invoice, []);
  }

  function rest(worker: Worker): void {
    const ending = setTimeout(() => {
      idle.delete(worker);
      void worker.terminate();
    }, idleMilliseconds);
    idle.set(worker, ending.unref());
  }

  return {
    render: (invoice) =>
      new Promise((resolve, reject) => {
        if (isClosed || queue.length >= waiting) {
          reject(new DomainError("invoiceBusy", { retryAfterSeconds: 5 }));
          return;
        }
        queue.push({ invoice, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error("The platform stops"));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

declare module "../../../platform/http/services.ts" {
  interface Services {
    readonly invoicePdfs: Pick<RenderPool, "render">;
  }
}
