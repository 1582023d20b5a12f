import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadBucket } from "../ports/uploads/upload-bucket.ts";
import { uploadDirectory } from "../ports/uploads/upload-directory.ts";
import { uploadPath } from "../ports/uploads/upload-path.ts";
import type { Uploads } from "../ports/uploads/uploads.ts";
import { deleteWhole, writeWhole } from "../ports/uploads/write-whole.ts";
import { startTestBucket } from "../../test-support/test-bucket.ts";
import { registerUploads } from "./serve-uploads.ts";

const types = ["avif", "gif", "jpeg", "jpg", "PNG", "png", "webp"];

interface UploadStore {
  readonly uploads: Uploads;
  /** Where files lie that nobody uploaded, and below `uploads` those that somebody did, where they are files. */
  readonly directory: string;
  readonly close: () => Promise<void>;
}

async function openDirectory(): Promise<UploadStore> {
  const directory = await mkdtemp(join(tmpdir(), "plaza-uploads-"));
  const at = (...path: readonly string[]) => join(directory, ...path);
  await mkdir(at("uploads", "images"), { recursive: true });
  await writeFile(at("uploads", "images", "note.txt"), "text");
  await writeFile(at("uploads", "images", "drawing.svg"), "<svg/>");
  await writeFile(at("secret.png"), "secret");
  await symlink(at("secret.png"), at("uploads", "images", "link.png"));
  await symlink(at("uploads", "images", "drawing.svg"), at("uploads", "images", "drawing.png"));
  return { uploads: uploadDirectory(directory), directory, close: () => rm(directory, { recursive: true }) };
}

async function openBucket(): Promise<UploadStore> {
  const bucket = await startTestBucket();
  await bucket.put("secret.png", "secret");
  await bucket.put("uploads/images/note.txt", "text");
  const uploads = await uploadBucket(bucket.location);
  return {
    uploads,
    directory: bucket.directory,
    close: async () => {
      uploads.close();
      await bucket.close();
    },
  };
}

describe.each([
  { where: "a directory", open: openDirectory },
  { where: "a bucket", open: openBucket },
])("uploads in $where", ({ open }) => {
  let store: UploadStore;
  let url = "";
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await open();
    const { uploads, directory } = store;
    await uploads.write("uploads/images/杯 1.png", Buffer.from("image"));
    for (const type of types) await uploads.write(`uploads/images/any.${type}`, Buffer.from("image"));
    await writeFile(join(directory, ".made & kept%20#1?.webp"), "made");
    app = Fastify();
    const made = async (path: string) =>
      path === "uploads/made.webp" ? join(directory, ".made & kept%20#1?.webp") : null;
    registerUploads(app, { uploads, imageSources: [made] });
    url = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  /** To conditions, with which `fetch` would send that it wants no copy of a cache. */
  const answerTo = (path: string, headers: Readonly<Record<string, string>>) => app.inject({ url: path, headers });

  test("uploads are sent for good, and not again to who has them", async () => {
    const path = `/uploads/images/${encodeURIComponent("杯 1.png")}`;
    const response = await fetch(url + path);
    expect(await response.text()).toBe("image");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": "5",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const tag = response.headers.get("etag") ?? "";
    for (const known of [tag, `"other", ${tag}`, "*"]) {
      const again = await answerTo(path, { "if-none-match": known });
      expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", tag]);
    }
    expect((await answerTo(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
    const head = await fetch(url + path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "5"]);
  });

  test("uploads come from the source that has them", async () => {
    const response = await fetch(`${url}/uploads/made.webp`);
    expect([response.headers.get("content-type"), await response.text()]).toEqual(["image/webp", "made"]);
  });

  test.each(types)("uploads of the kind %s are sent as such", async (type) => {
    const response = await fetch(`${url}/uploads/images/any.${type}`);
    expect(response.headers.get("content-type")).toBe(`image/${type.toLowerCase().replace("jpg", "jpeg")}`);
  });

  test("uploads are sent in parts to who asks for one, and not to who has another edition", async () => {
    const address = `${url}/uploads/images/any.png`;
    const part = (headers: Readonly<Record<string, string>>) => fetch(address, { headers });
    const some = await part({ range: "bytes=1-3" });
    expect([some.status, some.headers.get("content-range"), await some.text()]).toEqual([206, "bytes 1-3/5", "mag"]);
    const beyond = await part({ range: "bytes=9-" });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get("cache-control")).toBeNull();
    const other = await part({ range: "bytes=1-3", "if-range": '"other"' });
    expect([other.status, await other.text()]).toEqual([200, "image"]);
  });

  test("uploads are not sent again to who has seen them since they changed", async () => {
    const path = "/uploads/images/any.png";
    const modified = (await fetch(url + path)).headers.get("last-modified") ?? "";
    const since = async (time: string) => (await answerTo(path, { "if-modified-since": time })).statusCode;
    expect([await since(modified), await since(new Date(0).toUTCString())]).toEqual([304, 200]);
  });

  test.each([
    "/uploads/",
    "/uploads/images",
    "/uploads/images/missing.png",
    "/uploads/images/note.txt",
    "/uploads/images/drawing.svg",
    "/uploads/images/link.png",
    "/uploads/images/drawing.png",
    "/uploads/../secret.png",
    "/uploads/%2e%2e/secret.png",
    "/uploads/..%2fsecret.png",
    "/uploads/images/..%5c..%5csecret.png",
    "/uploads//images/x.png",
    "/uploads/images/x.png%00.png",
    "/uploads/.hidden/x.png",
    `/uploads/${"x".repeat(5000)}.png`,
    "/uploads/images/note.txt/x.png",
  ])("uploads are nothing but pictures below the directory: not %s", async (path) => {
    const answer = await rawGet(url, path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain("secret");
  });

  test("a file that is deleted is gone, and one that is not there can be deleted, too", async () => {
    const path = "private/chat/gone.png";
    const whole = { isHead: true, range: null };
    await store.uploads.write(path, Buffer.from("image"));
    expect(await store.uploads.find(path, whole)).not.toBeNull();
    for (let times = 0; times < 2; times += 1) {
      await store.uploads.delete(path);
      expect(await store.uploads.find(path, whole)).toBeNull();
    }
    await expect(store.uploads.delete("uploads/../secret.png")).rejects.toThrow("Nothing can be kept under");
  });

  test("what is kept below another folder is not sent to everybody, and documents are kept nowhere else", async () => {
    await store.uploads.write("private/merchant/a.pdf", Buffer.from("%PDF-"));
    await store.uploads.write("private/chat/a.png", Buffer.from("image"));
    for (const path of ["/private/chat/a.png", "/uploads/../private/chat/a.png", "/uploads/private/chat/a.png"]) {
      expect(await rawGet(url, path)).toMatch(/^HTTP\/1\.1 404 /);
    }
    await expect(store.uploads.write("uploads/a.pdf", Buffer.from("%PDF-"))).rejects.toThrow(
      "Nothing can be kept under",
    );
  });

  test.each([
    "uploads/../x.png",
    "private/../x.png",
    "private",
    "secret/x.png",
    "uploads/x.svg",
    "uploads/.x.png",
    "x.png",
    "/uploads/x.png",
    "uploads/",
  ])("uploads are not written to %s", async (path) => {
    await expect(store.uploads.write(path, Buffer.from("image"))).rejects.toThrow("Nothing can be kept under");
  });
});

describe("paths of uploads", () => {
  test("paths of uploads are plain", () => {
    expect(uploadPath("a/b.png")).toBe("a/b.png");
    for (const path of ["", "/a.png", "a//b.png", "../a.png", "a/../b.png", "a/.b.png", "a\\b.png", "a\n.png"]) {
      expect(uploadPath(path)).toBeNull();
    }
  });
});

test("uploads in a bucket that is not there, or with a wrong key, are refused with a sentence", async () => {
  const { location, close } = await startTestBucket();
  await expect(uploadBucket({ ...location, bucket: "none" })).rejects.toThrow(
    'The bucket "none" of the uploads cannot be reached: there is none of this name',
  );
  await expect(uploadBucket({ ...location, accessKeyId: "NOBODY" })).rejects.toThrow("its keys are refused");
  await close();
  await expect(uploadBucket(location)).rejects.toThrow("ECONNREFUSED");
});

/** A path that no HTTP client would leave as it is. */
function rawGet(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
    });
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

test("what a crash has left of a file is deleted with it, and nothing else", async () => {
  const directory = await mkdtemp(join(tmpdir(), "plaza-drafts-"));
  try {
    const at = (name: string) => join(directory, name);
    const draft = randomUUID();
    await mkdir(at(".drafts"));
    const drafts = [`a.png.${draft}`, `b.png.${draft}`, `a.png.b.png.${draft}`];
    const names = ["a.png", "aa.png", ...drafts.map((name) => join(".drafts", name))];
    await Promise.all(names.map((name) => writeFile(at(name), "x")));
    await deleteWhole(at("a.png"));
    expect((await readdir(directory)).toSorted()).toEqual([".drafts", "aa.png"]);
    expect((await readdir(at(".drafts"))).toSorted()).toEqual([`a.png.b.png.${draft}`, `b.png.${draft}`]);
    await deleteWhole(join(at("nowhere"), "a.png"));
  } finally {
    await rm(directory, { recursive: true });
  }
});

test("a file that cannot be kept leaves nothing behind", async () => {
  const directory = await mkdtemp(join(tmpdir(), "plaza-drafts-"));
  try {
    const file = join(directory, "a.png");
    await mkdir(join(file, "in the way"), { recursive: true });
    await expect(writeWhole(file, new Uint8Array(1))).rejects.toThrow();
    expect(await readdir(join(directory, ".drafts"))).toEqual([]);
  } finally {
    await rm(directory, { recursive: true });
  }
});
