import process from "node:process";
import { decodeImage } from "./decode-image.ts";
import { ImageRejected } from "./image-rejected.ts";
import type { AnswerMessage, TaskMessage } from "./image-task.ts";

async function answerTo(task: TaskMessage): Promise<AnswerMessage> {
  try {
    return await decodeImage(task);
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw error;
    return { rejected: error.reason, detail: error.cause instanceof Error ? error.cause.message : "" };
  }
}

async function answer(task: TaskMessage): Promise<void> {
  process.send?.(await answerTo(task));
}

process.on("message", (task: TaskMessage) => void answer(task));
// Whoever asked is gone. An image that is being decoded would hold an ordinary exit up.
process.once("disconnect", () => {
  process.kill(process.pid, "SIGKILL");
});
// A signal to the whole group is for whoever asks to answer, who may still want an image.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
