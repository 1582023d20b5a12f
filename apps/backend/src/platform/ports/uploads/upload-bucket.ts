import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { GetObjectCommandOutput, HeadObjectCommandOutput } from "@aws-sdk/client-s3";
import { uploadTypeOf } from "./upload-path.ts";
import { checkedPath } from "./upload-path.ts";
import type { StoredObject, Uploads, WantedUpload } from "./uploads.ts";

/** How long a store may take for a file that does not fit into the memory. Who sends it waits for that. */
const largeFileMs = 2 * 60_000;

/** A bucket of an S3-compatible store. */
export interface BucketLocation {
  /** Origin of the store. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Uploads in a bucket, which all nodes share. Its client is loaded with the first one that is opened.
 *
 * @throws {Error} with a message for people when the bucket cannot be reached
 */
export async function uploadBucket(location: BucketLocation): Promise<Uploads> {
  const { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, HeadObjectCommand, PutObjectCommand, S3Client } =
    await import("@aws-sdk/client-s3");
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = location;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores besides Amazon's own often have no name for each bucket, and older ones refuse the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 8000, socketTimeout: 8000, throwOnRequestTimeout: true },
  });
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    client.destroy();
    throw new Error(`The bucket "${bucket}" of the uploads cannot be reached: ${reasonOf(error)}`, { cause: error });
  }

  const ask = async (path: string, wanted: WantedUpload): Promise<StoredObject> => {
    const input = { Bucket: bucket, Key: path, ...rangeOf(wanted) };
    if (wanted.isHead) return found(await client.send(new HeadObjectCommand(input)), path, null);
    const answer = await client.send(new GetObjectCommand(input));
    return found(answer, path, answer.Body as Readable);
  };
  return {
    write: async (path, content) => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: checkedPath(path),
          Body: content,
          ContentType: uploadTypeOf(path) ?? undefined,
        }),
      );
    },
    writeFrom: async (path, file) => {
      const { size } = await stat(file);
      const input = {
        Bucket: bucket,
        Key: checkedPath(path),
        Body: createReadStream(file),
        ContentLength: size,
        ContentType: uploadTypeOf(path) ?? undefined,
      };
      await client.send(new PutObjectCommand(input), { requestTimeout: largeFileMs });
    },
    find: async (path, wanted) => {
      try {
        return { object: await ask(path, wanted) };
      } catch (error) {
        const status = statusOf(error);
        if (status === 404) return null;
        if (status === 416) return { object: { status, headers: {}, body: null } };
        throw error;
      }
    },
    delete: async (path) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkedPath(path) }));
    },
    close: () => client.destroy(),
  };
}

/** Several parts at once are something that stores do not know: who wants them is sent the whole. */
function rangeOf({ range }: WantedUpload): { readonly Range?: string } {
  return range !== null && /^bytes=\d*-\d*$/.test(range) ? { Range: range } : {};
}

function found(
  answer: GetObjectCommandOutput | HeadObjectCommandOutput,
  path: string,
  body: Readable | null,
): StoredObject {
  const { ContentLength, ContentRange, ETag, LastModified } = answer;
  const headers = {
    "accept-ranges": "bytes",
    "content-length": ContentLength?.toString(),
    "content-range": ContentRange,
    "content-type": uploadTypeOf(path),
    etag: ETag,
    "last-modified": LastModified?.toUTCString(),
  };
  const known = Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === "string");
  return { status: ContentRange === undefined ? 200 : 206, headers: Object.fromEntries(known), body };
}

/** What the store answered; 0 where it did not. */
function statusOf(error: unknown): number {
  const { $metadata } = (error instanceof Error ? error : {}) as { readonly $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? 0;
}

function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (status === 404) return "there is none of this name";
  if (status === 401 || status === 403) return "its keys are refused";
  return error instanceof Error ? error.message : String(error);
}
