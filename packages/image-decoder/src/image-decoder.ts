import { createFairQueue, QueueFull } from "./fair-queue.ts";
import { DecoderProcess } from "./decoder-process.ts";
import { ImageRejected } from "./image-rejected.ts";
import { type ImageLimits, type ImageTask, type ImageType, ordinaryLimits } from "./image-task.ts";

export interface DecodedImage {
  readonly type: ImageType;
  readonly bytes: Buffer;
}

export interface ImageDecoderOptions {
  /** Processes, of which each takes a core and up to some hundred megabytes. */
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly ofOwner: { readonly atOnce: number; readonly maxWaiting: number };
  /** An image that takes longer is given up, and its process ended. */
  readonly deadlineMs: number;
  readonly limits?: ImageLimits;
}

/** Decodes images of strangers in processes of their own, which end when an image takes too long. */
export interface ImageDecoder {
  /**
   * @param owner whose image it is: the owners take turns
   * @throws {ImageRejected}
   */
  decode(task: ImageTask, owner: string): Promise<DecodedImage>;
  /** Ends the processes, also those at work. */
  close(): void;
}

/** A process that has had nothing to do for so long gives its memory back. */
const idleMs = 30_000;

export function createImageDecoder({
  deadlineMs,
  limits = ordinaryLimits,
  ...turns
}: ImageDecoderOptions): ImageDecoder {
  const queue = createFairQueue(turns);
  const processes = new Set<DecoderProcess>();

  function take(): DecoderProcess {
    for (const one of processes) {
      if (one.isUsable()) return one;
      if (one.isDead()) processes.delete(one);
    }
    const started = new DecoderProcess();
    processes.add(started);
    return started;
  }

  function end(one: DecoderProcess): void {
    processes.delete(one);
    one.end();
  }

  async function work(task: ImageTask): Promise<DecodedImage> {
    const one = take();
    const answer = await one.ask({ ...task, limits }, deadlineMs);
    if (answer === "tooSlow" || answer === "died") {
      end(one);
      throw new ImageRejected(answer === "died" ? "unreadable" : answer);
    }
    one.whenIdleFor(idleMs, () => end(one));
    if ("rejected" in answer) throw new ImageRejected(answer.rejected, { cause: answer.detail });
    return { type: answer.type, bytes: Buffer.from(answer.bytes) };
  }

  return {
    decode: async (task, owner) => {
      try {
        return await queue.run(owner, () => work(task));
      } catch (error) {
        throw error instanceof QueueFull ? new ImageRejected("busy", { cause: error }) : error;
      }
    },
    close: () => {
      for (const one of processes) end(one);
    },
  };
}
