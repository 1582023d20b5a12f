import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Query } from "./query.ts";
import { maxSilenceMs, liftDeadline, whileItComes } from "./request-timeouts.ts";

/** Bytes: more than this of a file is read by nobody. */
export const maxFileBytes = 5 * 1024 * 1024;

/** A form that was sent as parts. */
export interface UploadForm {
  readonly fields: Query;
  /** Its part `file`; null where there is none, or it is no file, or there are several. */
  readonly file: SentFile | null;
}

interface SentFile {
  /** As the client calls it. */
  readonly name: string;
  /** As far as {@link maxFileBytes}. */
  readonly content: Buffer;
  /** There was more of it. */
  readonly isCut: boolean;
}

/** A file that was sent, and lies on this machine. */
export interface SavedFile {
  /** As the client calls it. */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of it. */
  readonly hash: string;
  /** There was more of it. */
  readonly isCut: boolean;
}

const nothing: UploadForm = { fields: new Query({}), file: null };

const limits = { files: 2, fields: 10, fieldNameSize: 100, fieldSize: 1000, parts: 12, headerPairs: 20 };

/** Lets calls read forms with files in them. Their parts are only read by who asks for them. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits });
}

/** One that cannot be read counts as empty. */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  const fields: Record<string, unknown> = {};
  const file = await readParts(request, fields, maxFileBytes, async (part): Promise<SentFile> => {
    const content = await part.toBuffer();
    return { name: part.filename, content, isCut: part.file.truncated };
  });
  return file === null ? nothing : { fields: new Query(fields), file: file.only };
}

/**
 * Writes the part `file` of a form to a file of this machine while it arrives, since it may be too large for the memory.
 * Null where there is none, or several, or they cannot be read.
 *
 * @param maxBytes more than this is not written
 * @param silenceMs once nothing has come of it for so long, it is given up
 */
export async function saveSentFile(
  request: FastifyRequest,
  path: string,
  maxBytes: number,
  silenceMs = maxSilenceMs,
): Promise<SavedFile | null> {
  liftDeadline(request);
  const save = async ({ filename, file: content }: MultipartFile): Promise<SavedFile> => {
    const hash = createHash("sha256");
    let bytes = 0;
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await pipeline(content, counted, createWriteStream(path));
    return { name: filename, bytes, hash: hash.digest("hex"), isCut: content.truncated };
  };
  const file = await whileItComes(request, silenceMs, () => readParts(request, {}, maxBytes, save));
  return file?.only ?? null;
}

/** Null where the form cannot be read; else its part `file`, where there is one and no other. */
async function readParts<File>(
  request: FastifyRequest,
  fields: Record<string, unknown>,
  fileSize: number,
  readFile: (part: MultipartFile) => Promise<File>,
): Promise<{ readonly only: File | null } | null> {
  if (!request.isMultipart()) return null;
  const files: File[] = [];
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize } })) {
      if (part.type === "field") fields[part.fieldname] = part.value;
      // What is none of ours still has to be read before the next one comes.
      else if (part.fieldname !== "file") part.file.resume();
      else files.push(await readFile(part));
    }
  } catch (error) {
    if (isOfDisk(error)) throw error;
    request.log.info({ err: error }, "a form could not be read");
    return null;
  }
  const [file = null, ...others] = files;
  return { only: others.length === 0 ? file : null };
}

/** The form is not to blame. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && (error.syscall === "open" || error.syscall === "write");
}
