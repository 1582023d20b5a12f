import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Artwork } from "@plaza/demo-marketplace/images";
import { type Cutout, cutOut } from "./cutout.ts";

const folder = join(dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");

/** The set files some images under their code point, others with the variation selector behind it. */
function candidates(code: string): readonly string[] {
  return [`${code}.webp`, `${code}-fe0f.webp`].map((name) => join(folder, name));
}

async function read(code: string): Promise<Buffer> {
  for (const file of candidates(code)) {
    try {
      return await readFile(file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  throw new Error(`There is no artwork ${code}`);
}

/** A turned image is enlarged first, so that turning costs it no sharpness. */
const turningSide = 512;

async function prepare(art: Artwork): Promise<Cutout> {
  const tinted = sharp(await read(art.code))
    .ensureAlpha()
    .modulate({ saturation: art.sat ?? 0.88, hue: art.hue ?? 0, brightness: art.light ?? 1 })
    .flop(art.flip === true);
  const upright = await tinted.raw().toBuffer({ resolveWithObject: true });
  if (art.rot === undefined || art.rot === 0) {
    return cutOut(upright.data, upright.info.width, upright.info.height);
  }
  const { width, height } = upright.info;
  const turned = await sharp(upright.data, { raw: { width, height, channels: 4 } })
    .resize(turningSide)
    .rotate(art.rot, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cutOut(turned.data, turned.info.width, turned.info.height);
}

/** A cut-out is about 250 KB; images of one product are composed in a row and share theirs. */
const maxCached = 48;
const cache = new Map<string, Promise<Cutout>>();

/**
 * The artwork, its colours turned, cut out of its ground.
 *
 * @throws {Error} when the set has no such image
 */
export function loadArtwork(art: Artwork): Promise<Cutout> {
  const key = [art.code, art.hue, art.sat, art.light, art.rot, art.flip].join();
  const cutout = cache.get(key) ?? prepare(art);
  cache.delete(key);
  cache.set(key, cutout);
  cutout.catch(() => cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return cutout;
}
