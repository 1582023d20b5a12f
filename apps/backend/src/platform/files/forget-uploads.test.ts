import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Services } from "../http/services.ts";
import { uploadDirectory } from "../ports/uploads/upload-directory.ts";
import { uploads } from "../store/schema/uploads.ts";
import { inArray } from "../store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { uploadsOf } from "../../test-support/send-upload.ts";
import { testCache } from "../../test-support/filled-store.ts";
import { attachUploads, releaseUploads } from "./attach-uploads.ts";
import { forgetUploads } from "./forget-uploads.ts";

const oneDay = 24 * 60 * 60 * 1000;

onEachStore("forgetting uploads", (backend) => {
  const reported: unknown[] = [];
  const run = (days: number, port = uploadDirectory(testCache)) => {
    const now = () => new Date(Date.now() + days * oneDay);
    const context = { db: backend.db, now, uploads: port, report: (error: unknown) => reported.push(error) };
    // It needs no more of them.
    return forgetUploads.run(context as unknown as Services);
  };
  const files = (paths: readonly string[]) => paths.map((path) => existsSync(join(testCache, path)));
  const rows = async (paths: readonly string[]) =>
    (
      await backend.db
        .select()
        .from(uploads)
        .where(inArray(uploads.path, [...paths]))
    ).map(({ path }) => path);

  test("what nothing has for two weeks is deleted, row and file, and what something has is not", async () => {
    const { id: customerId, token } = await backend.newCustomer();
    const paths = await uploadsOf(backend.url, token, "after_sale", 3);
    const [attached = "", released = "", left = ""] = paths;
    const keep = { owner: { customerId }, purpose: "after_sale", most: 3 } as const;
    await backend.db.transaction((tx) => attachUploads(tx, { ...keep, images: [attached], about: "after_sale:901" }));
    await backend.db.transaction((tx) => attachUploads(tx, { ...keep, images: [released], about: "after_sale:902" }));
    await releaseUploads(backend.db, "after_sale:902");
    expect(await run(13)).toBe(0);
    expect(files(paths)).toEqual([true, true, true]);
    expect(await run(15)).toBeGreaterThanOrEqual(2);
    expect(files(paths)).toEqual([true, false, false]);
    expect(await rows(paths)).toEqual([attached]);
    expect(left).not.toBe("");
    expect(await run(15)).toBe(0);
  });

  test("what could not be deleted is attached no more, and deleted the next time", async () => {
    const { id: customerId, token } = await backend.newCustomer();
    const paths = await uploadsOf(backend.url, token, "chat", 2);
    const port = uploadDirectory(testCache);
    const broken = {
      ...port,
      delete: async (path: string) => {
        if (path === paths[0]) throw new Error("the disk is gone");
        await port.delete(path);
      },
    };
    await run(15, broken);
    expect(reported).toHaveLength(1);
    expect(await rows(paths)).toEqual([paths[0]]);
    const attach = backend.db.transaction((tx) =>
      attachUploads(tx, {
        owner: { customerId },
        purpose: "chat",
        images: paths.slice(0, 1),
        most: 1,
        about: "chat:1",
      }),
    );
    await expect(attach).rejects.toThrow("uploadNotYours");
    await run(15);
    expect([files(paths), await rows(paths)]).toEqual([[false, false], []]);
  });
});
