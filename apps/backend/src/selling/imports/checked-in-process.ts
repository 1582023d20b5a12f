import { type ChildProcess, fork } from "node:child_process";
import type { FileHandle } from "node:fs/promises";
import { programFile } from "../../platform/package/package-files.ts";
import type { CheckedProduct } from "./import-batch.ts";
import type { Sentence } from "./sentence.ts";
import { stopIfAborted } from "./stop-if-aborted.ts";
import { FileProblem } from "./problem.ts";
import type { FileKind } from "./read/source-product.ts";

/** What is to be read. */
export interface ReadingTask {
  readonly kind: FileKind;
  /** Behind so many products the file is rejected. */
  readonly most: number;
  /** So many are behind us, and are only looked at for their numbers. */
  readonly done: number;
}

/** What a message is answered with. */
export type FilePart =
  | { readonly products: readonly CheckedProduct[]; readonly isLast: boolean }
  | { readonly problem: Sentence };

/** By which the other process knows the open file: behind input, outputs and messages. */
export const fileDescriptor = 4;

const program = programFile("selling/imports/check-process");

/**
 * The products of a file, read and checked by a process of its own, because a merchant's file may keep a processor busy for
 * minutes. It is no thread: V8 ends a process in which threads with WebAssembly, which Node reads TypeScript with, come and go
 * beside an embedded database (nodejs/node#64500). The file has to stay open until this is over.
 *
 * @throws {FileProblem} where the file is rejected as a whole
 */
export async function* checkedInProcess(
  file: FileHandle,
  task: ReadingTask,
  signal: AbortSignal,
): AsyncGenerator<CheckedProduct> {
  stopIfAborted(signal);
  const reader = fork(program, [], {
    // It needs nothing of what the platform is configured with.
    env: {},
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc", file.fd],
  });
  // Whoever waits for a part hears of it; an error must not end this process where nobody does.
  reader.on("error", () => {});
  const end = (): void => void reader.kill("SIGKILL");
  signal.addEventListener("abort", end);
  try {
    let next = nextPart(reader, task);
    for (;;) {
      const part = await next.catch((error: unknown) => {
        stopIfAborted(signal);
        throw error;
      });
      if ("problem" in part) throw new FileProblem(part.problem);
      // It reads on while these are at work.
      if (!part.isLast) next = nextPart(reader, task);
      // Until somebody waits for it, its failure must not end this process either.
      next.catch(() => {});
      yield* part.products;
      if (part.isLast) return;
    }
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}

function nextPart(reader: ChildProcess, task: ReadingTask): Promise<FilePart> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      reader.off("message", onMessage).off("error", onError).off("exit", onExit);
      then();
    };
    const onMessage = (part: unknown): void => settle(() => resolve(part as FilePart));
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (): void => settle(() => reject(new Error("The process that read an import ended")));
    reader.on("message", onMessage).on("error", onError).on("exit", onExit);
    reader.send(task, (error) => {
      if (error !== null) onError(error);
    });
  });
}
