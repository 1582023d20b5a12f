import { Piscina } from "piscina";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { programFile } from "../../../platform/package/package-files.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

interface RenderPool {
  /** @throws {DomainError} while too many wait, and once the pool is closed */
  readonly render: (invoice: InvoiceDocument) => Promise<Uint8Array>;
  /** Ends its threads, and with them what is being made. */
  readonly close: () => Promise<void>;
}

interface RenderLimits {
  /** Threads at once; each holds up to 120 MB of fonts and what it draws. */
  readonly threads: number;
  /** How many may wait for one. */
  readonly waiting: number;
  /** How long one document may take from when it is asked for. */
  readonly milliseconds: number;
  /** After how long without anything to do a thread ends, and gives its memory back. */
  readonly idleMilliseconds: number;
}

const usual: RenderLimits = { threads: 2, waiting: 20, milliseconds: 10_000, idleMilliseconds: 60_000 };
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** Threads that make documents, so that nobody else waits for them: begun when they are needed, ended when they are not. */
export function openRenderPool(limits: Partial<RenderLimits> = {}): RenderPool {
  const { threads, waiting, milliseconds, idleMilliseconds } = { ...usual, ...limits };
  const pool = new Piscina<InvoiceDocument, Uint8Array>({
    filename: programFile("money/invoices/pdf/render-worker"),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMilliseconds,
    resourceLimits: memory,
  });
  let unfinished = 0;
  let isClosed = false;

  async function render(invoice: InvoiceDocument): Promise<Uint8Array> {
    if (isClosed || unfinished >= threads + waiting) throw new DomainError("invoiceBusy", { retryAfterSeconds: 5 });
    const deadline = AbortSignal.timeout(milliseconds);
    unfinished += 1;
    try {
      return await pool.run(invoice, { signal: deadline });
    } catch (error) {
      if (deadline.aborted) throw new Error(`An invoice took more than ${milliseconds} ms`, { cause: error });
      throw error;
    } finally {
      unfinished -= 1;
    }
  }

  return {
    render,
    close: async () => {
      isClosed = true;
      await pool.destroy();
    },
  };
}

declare module "../../../platform/http/services.ts" {
  interface Services {
    readonly invoicePdfs: Pick<RenderPool, "render">;
  }
}
