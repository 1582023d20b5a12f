import type { SendFile, SendOptions } from "../use-upload-queue.ts";

/** A drawn picture as a file. With noise its size grows with its side: a megabyte at 640 pixels, as PNG. */
export async function pictureFile(name: string, side = 120, noise = false): Promise<File> {
  const canvas = canvasOf(side, side);
  const context = contextOf(canvas);
  context.fillStyle = "#d9544d";
  context.fillRect(0, 0, side, side);
  context.fillStyle = "#fff";
  context.fillRect(side / 4, side / 4, side / 2, side / 2);
  if (noise) addNoise(canvas, 0);
  return fileOf(canvas, name, "image/png");
}

/** A photo above a megabyte whose camera lay on its side: what is wide in the file is shown as high. */
export async function sidewaysPhoto(name: string, width: number, height: number): Promise<File> {
  const canvas = canvasOf(width, height);
  addNoise(canvas, 0);
  const jpeg = new Uint8Array(await (await fileOf(canvas, name, "image/jpeg")).arrayBuffer());
  // An APP1 segment: Exif, little endian, one entry: orientation (0x0112) is 6.
  const exif = [
    0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
  ];
  const segment = [0xff, 0xe1, 0, exif.length + 6, ...exif, 0, 0, 0, 0];
  return new File([jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)], name, { type: "image/jpeg" });
}

/** A picture above a megabyte, whose left half is see-through. */
export async function clearPicture(name: string, side: number): Promise<File> {
  const canvas = canvasOf(side, side);
  addNoise(canvas, side / 2);
  return fileOf(canvas, name, "image/png");
}

/** Of its first pixel, 0 to 255. */
export async function cornerOpacity(file: File): Promise<number | undefined> {
  const image = await createImageBitmap(file);
  const context = contextOf(canvasOf(image.width, image.height));
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, 1, 1).data[3];
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is nothing to draw on");
  return context;
}

function addNoise(canvas: HTMLCanvasElement, left: number): void {
  const context = contextOf(canvas);
  const pixels = context.createImageData(canvas.width - left, canvas.height);
  for (let index = 0; index < pixels.data.length; index += 1)
    pixels.data[index] = index % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
  context.putImageData(pixels, left, 0);
}

async function fileOf(canvas: HTMLCanvasElement, name: string, type: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 1));
  if (blob === null) throw new Error("The picture could not be drawn");
  return new File([blob], name, { type });
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
