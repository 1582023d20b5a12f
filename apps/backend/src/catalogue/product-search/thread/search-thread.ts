import { Worker } from "node:worker_threads";
import { programFile } from "../../../platform/package/package-files.ts";
import type {
  FacetAnswer,
  ListAnswer,
  ListRequest,
  OptionUseAnswer,
  OptionUseRequest,
  ProductSearch,
  SearchScope,
  SuggestAnswer,
  SuggestRequest,
} from "../product-search.ts";
import type { ServerLocation } from "../../../platform/store/database.ts";

const program = programFile("catalogue/product-search/thread/search-program");

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The engine in a thread of its own, begun when it is first asked, and anew after it has died. */
export class SearchThread implements ProductSearch {
  isReady = false;

  readonly #start: ThreadStart;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #asked = 0;
  #isClosed = false;

  constructor(start: ThreadStart) {
    this.#start = start;
  }

  keepUp(now: Date): Promise<void> {
    return this.#ask("keepUp", now);
  }

  save(now: Date): Promise<void> {
    return this.#ask("save", now);
  }

  list(request: ListRequest): Promise<ListAnswer> {
    return this.#ask("list", request);
  }

  facets(request: SearchScope): Promise<FacetAnswer> {
    return this.#ask("facets", request);
  }

  suggest(request: SuggestRequest): Promise<SuggestAnswer> {
    return this.#ask("suggest", request);
  }

  optionUse(request: OptionUseRequest): Promise<OptionUseAnswer> {
    return this.#ask("optionUse", request);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (worker === null) return;
    // One that is still reading for the first time has nothing to put in order, and may take long.
    if (this.isReady) await this.#send(worker, "close", null).catch(() => null);
    await worker.terminate();
  }

  async #ask<Answer>(operation: Operation, request: unknown): Promise<Answer> {
    if (this.#isClosed) throw new Error("The product search is closed");
    this.#worker ??= this.#begin();
    const answer = await this.#send(this.#worker, operation, request);
    this.isReady = true;
    return answer as Answer;
  }

  #send(worker: Worker, operation: Ask["operation"], request: unknown): Promise<unknown> {
    this.#asked += 1;
    const number = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, operation, request } satisfies Ask, []);
    });
  }

  #begin(): Worker {
    const worker = new Worker(program, { workerData: this.#start, name: "product search" });
    // Whatever waits keeps the process, not the thread.
    worker.unref();
    worker.on("message", (answer: ThreadAnswer) => {
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if ("answer" in answer) waiting?.resolve(answer.answer);
      else waiting?.reject(errorOf(answer.failure));
    });
    let reason = new Error("The thread of the product search ended");
    worker.on("error", (error) => {
      reason = asError(error);
    });
    worker.once("exit", () => {
      this.#worker = null;
      this.isReady = false;
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
    });
    return worker;
  }
}

function errorOf({ message, stack, code }: ThreadFailure): Error {
  const error = Object.assign(new Error(message), code !== "" && { code });
  if (stack !== undefined) error.stack = stack;
  return error;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

type Operation = Exclude<keyof ProductSearch, "isReady" | "close">;

/** What is asked of the thread; `close` is its last. */
export interface Ask {
  readonly number: number;
  readonly operation: Operation | "close";
  readonly request: unknown;
}

export type ThreadAnswer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: ThreadFailure };

/** What is left of an error on its way out of the thread. */
export interface ThreadFailure {
  readonly message: string;
  readonly stack: string | undefined;
  /** The database's, which says whether it was only too slow; "" for any other error. */
  readonly code: string;
}

export interface ThreadStart {
  readonly server: ServerLocation;
  readonly snapshotPath: string | null;
}
