import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadBucket } from "../../../platform/ports/uploads/upload-bucket.ts";
import { uploadDirectory } from "../../../platform/ports/uploads/upload-directory.ts";
import type { Uploads } from "../../../platform/ports/uploads/uploads.ts";
import { startTestBucket, type TestBucket } from "../../../test-support/test-bucket.ts";
import { newFilePath, openRunFile } from "./run-file.ts";

let folder = "";
let bucket: TestBucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-kept-"));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ["a directory", async () => uploadDirectory(join(folder, "uploads"))],
  ["a bucket", async () => uploadBucket(bucket.location)],
])("a file to import in %s", (_, open: () => Promise<Uploads>) => {
  test.each(["csv", "jsonl"] as const)(
    "a file to import (%s) is read as often as wanted, until it is deleted",
    async (kind) => {
      const uploads = await open();
      const path = newFilePath(kind, new Date());
      const file = join(folder, "sent");
      await writeFile(file, "number,price\n");
      await uploads.writeFrom(path, file);
      const opened = await openRunFile(uploads, path);
      for (let turn = 0; turn < 2; turn += 1) {
        const chunks: Buffer[] = [];
        for await (const chunk of opened?.handle.createReadStream({ start: 0, autoClose: false }) ?? [])
          chunks.push(chunk as Buffer);
        expect(Buffer.concat(chunks).toString()).toBe("number,price\n");
      }
      await opened?.close();
      await uploads.delete(path);
      expect(await openRunFile(uploads, path)).toBeNull();
      uploads.close();
    },
  );
});
