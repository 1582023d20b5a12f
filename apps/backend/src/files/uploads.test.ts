import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerUploads } from "./serve-uploads.ts";
import { uploadDirectory } from "./upload-directory.ts";
import { uploadPath } from "./upload-path.ts";

describe("uploads", () => {
  let directory = "";
  let url = "";
  let app: FastifyInstance;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "plaza-uploads-"));
    await mkdir(join(directory, "uploads", "images"), { recursive: true });
    await writeFile(join(directory, "uploads", "images", "杯 1.png"), "image");
    await writeFile(join(directory, "uploads", "images", "note.txt"), "text");
    await writeFile(join(directory, "uploads", "images", "drawing.svg"), "<svg/>");
    await writeFile(join(directory, "secret.png"), "secret");
    await symlink(join(directory, "secret.png"), join(directory, "uploads", "images", "link.png"));
    app = Fastify();
    const made = async (path: string) => (path === "uploads/made.webp" ? join(directory, "secret.png") : null);
    registerUploads(app, [uploadDirectory(directory), made]);
    url = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  test("uploads are sent for good, and not again to who has them", async () => {
    const address = `${url}/uploads/images/${encodeURIComponent("杯 1.png")}`;
    const response = await fetch(address);
    expect(await response.text()).toBe("image");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": "5",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const tag = response.headers.get("etag") ?? "";
    for (const known of [tag, `"other", W/${tag}`, "*"]) {
      const again = await fetch(address, { headers: { "if-none-match": known } });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    }
    expect((await fetch(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    const head = await fetch(address, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "5"]);
  });

  test("uploads come from the first source that has them", async () => {
    const response = await fetch(`${url}/uploads/made.webp`);
    expect([response.headers.get("content-type"), await response.text()]).toEqual(["image/webp", "secret"]);
  });

  test.each([
    "/uploads/",
    "/uploads/images",
    "/uploads/images/missing.png",
    "/uploads/images/note.txt",
    "/uploads/images/drawing.svg",
    "/uploads/images/link.png",
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

  test("uploads have plain paths", () => {
    expect(uploadPath("a/b.png")).toBe("a/b.png");
    for (const path of ["", "/a.png", "a//b.png", "../a.png", "a/../b.png", "a/.b.png", "a\\b.png", "a\n.png"]) {
      expect(uploadPath(path)).toBeNull();
    }
  });
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
