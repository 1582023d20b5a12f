import type { SendFile, SendOptions } from "../use-upload-queue.ts";

/** A drawn picture as a file. With noise its size grows with its side: a megabyte at 640 pixels, as PNG. */
export async function pictureFile(name: string, side = 120, noise = false): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is nothing to draw on");
  context.fillStyle = "#d9544d";
  context.fillRect(0, 0, side, side);
  context.fillStyle = "#fff";
  context.fillRect(side / 4, side / 4, side / 2, side / 2);
  if (noise) {
    const pixels = context.getImageData(0, 0, side, side);
    for (let index = 0; index < pixels.data.length; index += 1) {
      if (index % 4 !== 3) pixels.data[index] = Math.floor(Math.random() * 256);
    }
    context.putImageData(pixels, 0, 0);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error("The picture could not be drawn");
  return new File([blob], name, { type: "image/png" });
}

interface Sending extends SendOptions {
  readonly file: File;
  readonly outcome: PromiseWithResolvers<{ readonly path: string; readonly url: string }>;
}

/** A platform whose answers the story gives. */
export interface HeldUploads {
  readonly send: SendFile;
  /** What is being sent, or was, in its order. */
  readonly sent: readonly Sending[];
  readonly finish: (name: string) => void;
  readonly fail: (name: string, platformMessage?: string) => void;
}

export function heldUploads(): HeldUploads {
  const sent: Sending[] = [];
  const last = (name: string): Sending => {
    const sending = sent.findLast(({ file }) => file.name === name);
    if (sending === undefined) throw new Error(`${name} is not being sent`);
    return sending;
  };
  return {
    sent,
    send: (file, options) => {
      const outcome = Promise.withResolvers<{ readonly path: string; readonly url: string }>();
      sent.push({ ...options, file, outcome });
      options.signal.addEventListener("abort", () => outcome.reject(options.signal.reason));
      return outcome.promise;
    },
    finish: (name) => last(name).outcome.resolve({ path: `private/${name}`, url: `/api/file/private?path=${name}` }),
    fail: (name, platformMessage) =>
      last(name).outcome.reject(
        Object.assign(new Error("The call failed"), { platformMessage: platformMessage ?? null }),
      ),
  };
}

/** Files in the hand of a mouse or in the clipboard. */
export function held(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
