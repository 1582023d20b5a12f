import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { crc32, createDeflate } from "node:zlib";
import sharp from "sharp";

interface Segment {
  readonly marker: number;
  readonly at: number;
}

function segmentsOf(jpeg: Buffer): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 2;
  for (;;) {
    at = jpeg.indexOf(0xff, at);
    const marker = jpeg.readUInt8(at + 1);
    if (marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) at += 1;
    else {
      segments.push({ marker, at });
      if (marker === 0xd9) return segments;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
}

/**
 * A small file that holds a decoder for long: a progressive JPEG whose last scan comes again and again. Each of them is
 * allowed, and goes over all pixels.
 */
export async function jpegOfManyScans(scans: number, side = 6_000): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: "#a97" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const segments = segmentsOf(jpeg);
  const [end = 0] = segments.slice(-1).map(({ at }) => at);
  const isScan = ({ marker }: Segment) => marker === 0xda;
  // The header of a scan of one component: its coefficients from the fifth byte behind the component on, then how exact they
  // are. One of brightness that is no refinement may come again, and is exact by a zero there.
  const isRepeatable = ({ at }: Segment) =>
    jpeg.readUInt8(at + 4) === 1 &&
    jpeg.readUInt8(at + 5) === 1 &&
    jpeg.readUInt8(at + 7) > 0 &&
    jpeg.readUInt8(at + 9) >> 4 === 0;
  const index = segments.findIndex((segment) => isScan(segment) && isRepeatable(segment));
  const [tables, scan, behind] = [segments[index - 1], segments[index], segments[index + 1]];
  if (tables === undefined || scan === undefined || behind === undefined) throw new Error("There is no such scan.");
  const repeated = Buffer.from(jpeg.subarray(scan.at, behind.at));
  repeated.writeUInt8(0, 9);
  const missing = scans - segments.filter(isScan).length;
  return Buffer.concat([
    jpeg.subarray(0, end),
    jpeg.subarray(tables.at, scan.at),
    ...Array.from({ length: missing }, () => repeated),
    jpeg.subarray(end),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** Where the pixels of each pass of an interlaced PNG begin, and how far they are apart: across, then down. */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** A small file that takes much memory: an interlaced PNG of one colour, of eight bytes a pixel. */
export async function interlacedPng(side: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const packed = buffer(deflate);
  const count = (first: number, step: number) => Math.ceil((side - first) / step);
  for (const [x, across, y, down] of passes) {
    const row = Buffer.alloc(1 + count(x, across) * 8);
    for (let left = count(y, down); left > 0; left -= 1) if (!deflate.write(row)) await once(deflate, "drain");
  }
  deflate.end();
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 16 bits a sample, red, green, blue and alpha, interlaced.
  header.set([16, 6, 0, 0, 1], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk("IHDR", header), chunk("IDAT", await packed), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
