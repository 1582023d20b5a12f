import { createHash, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pLimit from "p-limit";
import { cleanImage } from "../../../platform/files/clean-image.ts";
import { kindOf, uploadRules } from "../../../platform/files/upload-rules.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Uploads } from "../../../platform/ports/uploads/uploads.ts";
import type { Database } from "../../../platform/store/database.ts";
import { assertDefined } from "../../../platform/store/rows.ts";
import { shopPictures } from "../../../platform/store/schema/imports.ts";
import { and, eq, gte, isNull, like, or, sql } from "../../../platform/store/sql.ts";
import { fetchPicture, type FetchRules } from "./fetch-picture.ts";
import { type FoundPicture, type FoundPictures, isAddress } from "./found-pictures.ts";
import { pictureName } from "./picture-name.ts";
import type { FetchBudget } from "./fetch-budget.ts";
import { PictureProblem } from "../problem.ts";
import { readPicture } from "./read-picture.ts";
import { type Sentence, sentence } from "../sentence.ts";

export interface PictureSources {
  readonly db: Database;
  readonly shopId: number;
  /** Null: pictures are checked, and none is stored. */
  readonly uploads: (() => Promise<Uploads>) | null;
  /** Where names lead that are no addresses: below a folder, to what was sent from the desk, or nowhere. */
  readonly files: { readonly folder: string } | { readonly sentSince: Date } | { readonly missing: Sentence };
  readonly fetching: Omit<FetchRules, "maxBytes">;
  /** Of the run that they are for. */
  readonly budget: FetchBudget;
}

const rule = uploadRules.default;
const inTurn = 4;

/** Of a picture that is checked and not stored. */
const pathToCome = "uploads/products/to-come.jpg";

/** Stores the pictures that can be had, each content and each address once for a shop. */
export async function findPictures(sources: PictureSources, names: readonly string[]): Promise<FoundPictures> {
  const limited = pLimit(inTurn);
  const found = await sources.budget.during(() =>
    Promise.all(names.map((name) => limited(async () => [name, await findPicture(sources, name)] as const))),
  );
  return new Map(found);
}

async function findPicture(sources: PictureSources, name: string): Promise<FoundPicture> {
  try {
    return { path: isAddress(name) ? await fetched(sources, name) : await read(sources, name) };
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
  const fetching = { ...sources.fetching, maxBytes: rule.bytes };
  const content = await sources.budget.ask(address, () => fetchPicture(address, fetching));
  if (content === null) return pathToCome;
  const path = await storeOnceFree(sources, content);
  if (sources.uploads !== null) {
    const row = { shopId: sources.shopId, source, path, isStored: true };
    await sources.db.insert(shopPictures).values(row).onConflictDoNothing();
  }
  return path;
}

async function read(sources: PictureSources, name: string): Promise<string> {
  const { files } = sources;
  if ("missing" in files) throw new PictureProblem(files.missing);
  if ("sentSince" in files) return sentPath(sources, name, files.sentSince);
  return storeOnceFree(sources, await readPicture(files.folder, name, rule.bytes));
}

const restMs = 500;

/** Waits while the server renders other pictures: a product must not go without its own for that. */
async function storeOnceFree(sources: PictureSources, content: Buffer): Promise<string> {
  const { signal } = sources.fetching;
  for (;;) {
    try {
      return await storePicture(sources, content);
    } catch (error) {
      if (!(error instanceof DomainError && error.key === "busy")) throw error;
      await setTimeout(restMs, undefined, { signal });
    }
  }
}

/** A picture that was sent by this name. An import takes it: from then on both stay. */
async function sentPath({ db, shopId, uploads }: PictureSources, name: string, since: Date): Promise<string> {
  const wanted = pictureName(name);
  const source = wanted === null ? "" : nameSource(wanted);
  const [row] = await db
    .select({ path: shopPictures.path })
    .from(shopPictures)
    .where(and(isSource(shopId, source), or(isNull(shopPictures.sentAt), gte(shopPictures.sentAt, since))));
  if (row === undefined) throw new PictureProblem(sentence("pictureNotSent"));
  if (uploads === null) return row.path;
  const isContent = and(eq(shopPictures.path, row.path), like(shopPictures.source, "content:%"));
  const taken = await db
    .update(shopPictures)
    .set({ sentAt: null })
    .where(and(eq(shopPictures.shopId, shopId), isContent))
    .returning({ path: shopPictures.path });
  if (taken.length === 0) throw new PictureProblem(sentence("pictureNotSent"));
  // The same file is imported again when prices have changed. Another picture may have been sent by the name meanwhile.
  const isName = and(isSource(shopId, source), eq(shopPictures.path, row.path));
  await db.update(shopPictures).set({ sentAt: null }).where(isName);
  return row.path;
}

/**
 * Keeps a picture that was sent from the desk, and remembers it by a name, which leads to the last one that was sent by it.
 * Sent twice, it is the same.
 *
 * @throws {DomainError} where it is no picture by the rules
 */
export async function keepSentPicture(
  sources: Pick<PictureSources, "db" | "shopId"> & { readonly uploads: () => Promise<Uploads> },
  { name, content, now }: { readonly name: string; readonly content: Buffer; readonly now: Date },
): Promise<void> {
  const { db, shopId } = sources;
  const path = await storePicture(sources, content, now);
  await db
    .insert(shopPictures)
    .values({ shopId, source: nameSource(name), path, isStored: true, sentAt: now })
    .onConflictDoUpdate({ target: [shopPictures.shopId, shopPictures.source], set: { path, sentAt: now } });
}

/**
 * Keeps a picture that was sent from the desk for a form, which names it by its path. Until one does, it is as one that was sent
 * for an import.
 *
 * @returns its path
 * @throws {DomainError} where it is no picture by the rules
 */
export function keepFormPicture(
  sources: Pick<PictureSources, "db" | "shopId"> & { readonly uploads: () => Promise<Uploads> },
  { content, now }: { readonly content: Buffer; readonly now: Date },
): Promise<string> {
  return storePicture(sources, content, now);
}

function nameSource(name: string): string {
  return `name:${hashOf(Buffer.from(name))}`;
}

/**
 * Its row is there before its file, so that no file is ever forgotten.
 *
 * @param sentAt when it was sent from the desk, which keeps it for a while; null: an import takes it, and it stays
 */
async function storePicture(
  { db, shopId, uploads }: Pick<PictureSources, "db" | "shopId" | "uploads">,
  content: Buffer,
  sentAt: Date | null = null,
): Promise<string> {
  const source = `content:${hashOf(content)}`;
  const [known] = await db.select().from(shopPictures).where(isSource(shopId, source));
  const isThere = known?.isStored === true;
  if (isThere && (known.sentAt === null || uploads === null)) return known.path;
  const kind = kindOf(content, rule);
  // Documents are none, by the rule.
  const render = () =>
    cleanImage(content, kind === "png" ? "png" : "jpg", { bytes: rule.bytes, owner: `shop:${shopId}` });
  const clean = isThere ? null : await render();
  if (uploads === null) return pathToCome;
  const path = `uploads/products/${randomBytes(16).toString("hex")}.${kind}`;
  // One that broke off before has a path already. What an import has taken stays so.
  const staying = sql`case when ${shopPictures.sentAt} is null then null else excluded.sent_at end`;
  const [row] = await db
    .insert(shopPictures)
    .values({ shopId, source, path, sentAt })
    .onConflictDoUpdate({ target: [shopPictures.shopId, shopPictures.source], set: { sentAt: staying } })
    .returning();
  const { path: own, isStored } = assertDefined(row, "picture that was noted");
  if (isStored) return own;
  await (await uploads()).write(own, clean ?? (await render()));
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
  return key === "uploadUnreadable" || key === "imageTooManyPixels" || key === "imageTooComplex"
    ? sentence(key)
    : sentence("pictureUnusable");
}
