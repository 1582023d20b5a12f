import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Query } from "./query.ts";

/** Bytes: more than this of a file is read by nobody. */
export const largestFile = 5 * 1024 * 1024;

/** A form that was sent as parts. */
export interface UploadForm {
  readonly fields: Query;
  /** Its part `file`; null where there is none, or it is no file, or there are several. */
  readonly file: SentFile | null;
}

interface SentFile {
  /** As the client calls it. */
  readonly name: string;
  /** As far as {@link largestFile}. */
  readonly content: Buffer;
  /** There was more of it. */
  readonly isCut: boolean;
}

const nothing: UploadForm = { fields: new Query({}), file: null };

/** Lets calls read forms with files in them. Their parts are only read by who asks for them. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: largestFile,
      files: 2,
      fields: 10,
      fieldNameSize: 100,
      fieldSize: 1000,
      parts: 12,
      headerPairs: 20,
    },
  });
}

/** One that cannot be read counts as empty. */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) return nothing;
  const fields: Record<string, unknown> = {};
  const files: SentFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") fields[part.fieldname] = part.value;
      // What is none of ours still has to be read before the next one comes.
      else if (part.fieldname !== "file") part.file.resume();
      else files.push(await readFile(part));
    }
  } catch (error) {
    request.log.info({ err: error }, "a form could not be read");
    return nothing;
  }
  const [file = null, ...others] = files;
  return { fields: new Query(fields), file: others.length === 0 ? file : null };
}

async function readFile(part: MultipartFile): Promise<SentFile> {
  const content = await part.toBuffer();
  return { name: part.filename, content, isCut: part.file.truncated };
}
