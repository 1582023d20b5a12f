import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { DecoderProcess } from "./decoder-process.ts";
import { createImageDecoder, type ImageDecoder, type ImageDecoderOptions } from "./image-decoder.ts";
import { type ImageTask, ordinaryLimits } from "./image-task.ts";
import { interlacedPng, jpegOfManyScans } from "./test-support/hostile-images.ts";

function decoderWith(options: Partial<ImageDecoderOptions> = {}): ImageDecoder {
  const ofOwner = { atOnce: 1, maxWaiting: 4 };
  const decoder = createImageDecoder({ atOnce: 2, maxWaiting: 20, ofOwner, deadlineMs: 60_000, ...options });
  onTestFinished(() => decoder.close());
  return decoder;
}

const task = (content: Buffer, more: Partial<ImageTask> = {}): ImageTask => ({
  content,
  accepts: ["jpeg", "png"],
  boxes: [{ width: 40, height: 40 }],
  output: "original",
  encoders: {},
  ...more,
});

const image = (width = 60, height = 30) => sharp({ create: { width, height, channels: 3, background: "#a97" } });
const small = () => image().jpeg().toBuffer();
const noGuard = { ...ordinaryLimits, scans: Infinity };

test("an image is made to fit into a box, and into the next one where its file is too large", async () => {
  const decoder = decoderWith();
  const { type, bytes } = await decoder.decode(task(await small()), "a");
  expect([type, (await sharp(bytes).metadata()).width]).toEqual(["image/jpeg", 40]);
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 50 },
    },
  })
    .png()
    .toBuffer();
  const boxes = [{ width: 200 }, { width: 100 }, { width: 50 }];
  const smaller = await decoder.decode(task(noise, { boxes, maxBytes: 40_000 }), "a");
  expect((await sharp(smaller.bytes).metadata()).width).toBe(100);
  const impossible = decoder.decode(task(noise, { boxes, maxBytes: 10 }), "a");
  await expect(impossible).rejects.toMatchObject({ reason: "tooManyBytes" });
});

test.each([
  ["a JPEG of 400 scans", () => jpegOfManyScans(400, 64), "tooManyScans"],
  ["an interlaced PNG of 276 MB", () => interlacedPng(5_870), "tooLarge"],
  ["a progressive JPEG of 278 MB", () => image(6_800, 6_800).jpeg({ progressive: true }).toBuffer(), "tooLarge"],
  ["half an image", async () => (await image(600, 600).jpeg().toBuffer()).subarray(0, 2_000), "unreadable"],
  ["a vector image", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "unreadable"],
  ["an image in a format that is not asked for", () => image().webp().toBuffer(), "unreadable"],
  ["nothing", async () => Buffer.alloc(0), "unreadable"],
])("%s is rejected", async (_what, content, reason) => {
  await expect(decoderWith().decode(task(await content()), "a")).rejects.toMatchObject({ reason });
});

test("an ordinary image of 12 megapixels is decoded in each way that cameras and programs write it", async () => {
  const photo = image(4_000, 3_000);
  const decoder = decoderWith();
  for (const content of [
    photo.clone().jpeg(),
    photo.clone().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
    photo.clone().jpeg({ mozjpeg: true }),
    photo.clone().toColourspace("rgb16").png({ progressive: true }),
  ])
    expect((await decoder.decode(task(await content.toBuffer()), "a")).bytes.length).toBeGreaterThan(0);
});

test("two images that hold a decoder keep nobody else's waiting", async () => {
  const decoder = decoderWith({ limits: noGuard });
  const [hostile, harmless] = [await jpegOfManyScans(60_000), await small()];
  let settled = 0;
  for (const _each of [1, 2])
    void decoder
      .decode(task(hostile), "attacker")
      .catch(() => {})
      .finally(() => (settled += 1));
  for (const owner of ["a", "b", "c"]) await decoder.decode(task(harmless), owner);
  expect(settled).toBe(0);
  // The second one begins where the first one has been ended.
  await expect
    .poll(() => {
      decoder.close();
      return settled;
    })
    .toBe(2);
});

test("an image that holds a decoder is given up, and others are decoded afterwards", async () => {
  const decoder = decoderWith({ deadlineMs: 5_000, limits: noGuard });
  const harmless = await small();
  const held = decoder.decode(task(await jpegOfManyScans(60_000)), "attacker");
  await expect(held).rejects.toMatchObject({ reason: "tooSlow" });
  await Promise.all(["attacker", "a"].map((owner) => decoder.decode(task(harmless), owner)));
});

test("an owner has one image decoded at a time and few waiting, and others are not held up by it", async () => {
  const decoder = decoderWith();
  const content = await image(2_000, 2_000).jpeg().toBuffer();
  const own = Array.from({ length: 6 }, () => decoder.decode(task(content), "a"));
  await expect(own.at(-1)).rejects.toMatchObject({ reason: "busy" });
  await decoder.decode(task(await small()), "b");
  await Promise.all(own.slice(0, -1));
});

test("a process ends in the middle of an image", async () => {
  const one = new DecoderProcess();
  onTestFinished(() => one.end());
  const hostile = { ...task(await jpegOfManyScans(60_000)), limits: noGuard };
  expect(await one.ask(hostile, 1_000)).toBe("tooSlow");
  one.end();
  await expect.poll(() => one.isDead()).toBe(true);
});

test("a process that has died is replaced", async () => {
  const decoder = decoderWith({ atOnce: 1 });
  const harmless = await small();
  await decoder.decode(task(harmless), "a");
  decoder.close();
  expect((await decoder.decode(task(harmless), "a")).type).toBe("image/jpeg");
});

test("a process ends with its parent, also in the middle of an image", async () => {
  const modules = ["./decoder-process.ts", "./test-support/hostile-images.ts", "./image-task.ts"];
  const [decoder, images, tasks] = modules.map((name) => JSON.stringify(new URL(name, import.meta.url).href));
  const script = `
    const { DecoderProcess } = await import(${decoder});
    const { jpegOfManyScans } = await import(${images});
    const { ordinaryLimits } = await import(${tasks});
    const one = new DecoderProcess();
    const content = await jpegOfManyScans(60_000);
    const limits = { ...ordinaryLimits, scans: Infinity };
    void one.ask({ content, accepts: ["jpeg"], boxes: [{ width: 9 }], output: "original", encoders: {}, limits }, 600_000);
    setTimeout(() => console.log(one.pid), 500);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [pid] = (await once(createInterface(parent.stdout), "line")) as [string];
  const isAlive = (): boolean => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  expect(isAlive()).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(isAlive).toBe(false);
});
