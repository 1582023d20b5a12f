import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import S3rver from "s3rver";
import type { BucketLocation } from "../platform/ports/uploads/upload-bucket.ts";

export interface TestBucket {
  readonly location: BucketLocation;
  /** A directory that is gone when the bucket is. */
  readonly directory: string;
  /** Puts something there that is no upload. */
  readonly put: (key: string, content: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An S3-compatible server of its own, with one bucket. It checks signatures, and knows none of the newer checksums. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), "plaza-bucket-"));
  const bucket = "plaza-uploads";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { address, port } = await server.run();
  const endpoint = `http://${address}:${port}`;
  const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const region = "us-east-1";
  return {
    location: { endpoint, bucket, region, ...credentials },
    directory,
    put: async (key, content) => {
      const client = new S3Client({
        endpoint,
        region,
        credentials,
        forcePathStyle: true,
        requestChecksumCalculation: "WHEN_REQUIRED",
      });
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content }));
      client.destroy();
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
