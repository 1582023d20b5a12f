import sharp from "sharp";
import { expect, test } from "vitest";
import { countScans } from "./jpeg-scans.ts";
import { jpegOfManyScans } from "./test-support/hostile-images.ts";

const image = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#a97" } });

test("the scans of a JPEG are counted", async () => {
  expect(countScans(await image().jpeg().toBuffer())).toBe(1);
  const ordinary = countScans(await image().jpeg({ progressive: true }).toBuffer());
  expect(ordinary).toBeGreaterThan(5);
  expect(ordinary).toBeLessThan(20);
  expect(countScans(await jpegOfManyScans(400, 64))).toBe(400);
});

test("a marker before or behind the image is not counted as a scan", async () => {
  const jpeg = await image().jpeg().toBuffer();
  const scans = Buffer.alloc(1_000, Buffer.from([0xff, 0xda]));
  const length = Buffer.alloc(2);
  length.writeUInt16BE(scans.length + 2);
  const thumbnail = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, scans, jpeg.subarray(2)]);
  expect(countScans(thumbnail)).toBe(1);
  expect(countScans(Buffer.concat([jpeg, scans]))).toBe(1);
});

test("a file that breaks off has the scans that it has", async () => {
  const jpeg = await jpegOfManyScans(60, 64);
  for (let length = 0; length < jpeg.length; length += 7)
    expect(countScans(jpeg.subarray(0, length))).toBeLessThanOrEqual(60);
  expect(countScans(Buffer.from([0xff, 0xd8, 0xff, 0xda]))).toBe(1);
});
