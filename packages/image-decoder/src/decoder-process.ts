import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { AnswerMessage, TaskMessage } from "./image-task.ts";

/** It reads what strangers send, so it is told nothing of ours: no variables, no options of this process. */
const env = { VIPS_WARNING: "0" };
const main = fileURLToPath(new URL("./decoder-main.ts", import.meta.url));

/**
 * A process that decodes one image after the other. Only a process can be ended in the middle of one: a thread comes back
 * from native code when that is done, and no sooner.
 */
export class DecoderProcess {
  readonly #child: ChildProcess = fork(main, [], { serialization: "advanced", execArgv: [], env });
  readonly #ended = new AbortController();
  #idle: NodeJS.Timeout | undefined;
  #isAtWork = false;

  constructor() {
    const ended = () => this.#ended.abort();
    this.#child.once("exit", ended).on("error", ended);
    this.#rest();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  isDead(): boolean {
    return this.#ended.signal.aborted;
  }

  isUsable(): boolean {
    return !this.#isAtWork && !this.isDead();
  }

  /** What becomes of an image; after `tooSlow` and `died` the process is of no more use. */
  async ask(task: TaskMessage, deadlineMs: number): Promise<AnswerMessage | "tooSlow" | "died"> {
    clearTimeout(this.#idle);
    this.#isAtWork = true;
    this.#child.ref();
    this.#child.channel?.ref();
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = AbortSignal.any([deadline, this.#ended.signal]);
    try {
      const answered = once(this.#child, "message", { signal });
      // Fails where the process has died, which ends the waiting above, too.
      this.#child.send(task, () => {});
      const [answer] = await answered;
      return answer as AnswerMessage;
    } catch {
      return this.isDead() ? "died" : "tooSlow";
    } finally {
      this.#isAtWork = false;
      this.#rest();
    }
  }

  whenIdleFor(ms: number, then: () => void): void {
    this.#idle = setTimeout(then, ms).unref();
  }

  end(): void {
    clearTimeout(this.#idle);
    this.#child.kill("SIGKILL");
  }

  /** It keeps nobody from ending. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}
