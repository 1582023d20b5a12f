import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import pLimit from "p-limit";
import { cleanImage } from "../../files/clean-image.ts";
import { kindOf, uploadRules } from "../../files/upload-rules.ts";
import { DomainError } from "../../http/domain-error.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import type { Database } from "../../store/database.ts";
import { shopPictures } from "../../store/schema/imports.ts";
import { fetchPicture, type FetchRules } from "./fetch-picture.ts";
import type { FoundPicture, FoundPictures } from "./found-pictures.ts";
import { PictureProblem } from "./picture-problem.ts";
import { readPicture } from "./read-picture.ts";
import { type Sentence, sentence } from "../sentence.ts";

export interface PictureSources {
  readonly db: Database;
  readonly shopId: number;
  /** Null: pictures are looked at, and none is kept. */
  readonly uploads: (() => Promise<Uploads>) | null;
  /** Where files lie, or what is said of them where they lie nowhere. */
  readonly folder: string | Sentence;
  readonly fetching: Omit<FetchRules, "mostBytes">;
}

const rule = uploadRules.default;
const inTurn = 4;

/** Of a picture that is looked at and not kept. */
const pathToCome = "uploads/products/to-come.jpg";

/** Keeps what can be had of pictures, each content and each address once for a shop. */
export async function findPictures(sources: PictureSources, names: readonly string[]): Promise<FoundPictures> {
  const limited = pLimit(inTurn);
  const found = await Promise.all(
    names.map((name) => limited(async () => [name, await findPicture(sources, name)] as const)),
  );
  return new Map(found);
}

async function findPicture(sources: PictureSources, name: string): Promise<FoundPicture> {
  try {
    return { path: /^https?:/i.test(name) ? await fetched(sources, name) : await read(sources, name) };
  } catch (error) {
    if (error instanceof PictureProblem) return { sentence: error.sentence };
    if (error instanceof DomainError) return { sentence: sentenceOf(error) };
    throw error;
  }
}

async function fetched(sources: PictureSources, address: string): Promise<string> {
  const source = `address:${hashOf(Buffer.from(address))}`;
  const known = await knownPath(sources, source);
  if (known !== null) return known;
  const path = await kept(sources, await fetchPicture(address, { ...sources.fetching, mostBytes: rule.bytes }));
  if (sources.uploads !== null) {
    const row = { shopId: sources.shopId, source, path, isStored: true };
    await sources.db.insert(shopPictures).values(row).onConflictDoNothing();
  }
  return path;
}

async function read(sources: PictureSources, name: string): Promise<string> {
  const { folder } = sources;
  if (typeof folder !== "string") throw new PictureProblem(folder);
  return kept(sources, await readPicture(folder, name, rule.bytes));
}

/** Its row is there before its file, so that no file is ever forgotten. */
async function kept(sources: PictureSources, content: Buffer): Promise<string> {
  const { db, shopId, uploads } = sources;
  const source = `content:${hashOf(content)}`;
  const known = await knownPath(sources, source);
  if (known !== null) return known;
  const kind = kindOf(content, rule);
  // Documents are none, by the rule.
  const clean = await cleanImage(content, kind === "png" ? "png" : "jpg", rule.bytes);
  if (uploads === null) return pathToCome;
  const path = `uploads/products/${randomBytes(16).toString("hex")}.${kind}`;
  await db.insert(shopPictures).values({ shopId, source, path }).onConflictDoNothing();
  // One that broke off before has a path already.
  const [row] = await db.select().from(shopPictures).where(isSource(shopId, source));
  const own = row?.path ?? path;
  await (await uploads()).write(own, clean);
  await db.update(shopPictures).set({ isStored: true }).where(isSource(shopId, source));
  return own;
}

async function knownPath({ db, shopId }: PictureSources, source: string): Promise<string | null> {
  const [row] = await db.select().from(shopPictures).where(isSource(shopId, source));
  return row?.isStored === true ? row.path : null;
}

function isSource(shopId: number, source: string) {
  return and(eq(shopPictures.shopId, shopId), eq(shopPictures.source, source));
}

function hashOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function sentenceOf({ key, parameter }: DomainError): Sentence {
  if (key === "imageTooLarge") return sentence(key, { name: parameter });
  return key === "uploadUnreadable" || key === "imageTooManyPixels" ? sentence(key) : sentence("pictureUnusable");
}
