import { deflateSync } from "node:zlib";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { uploads } from "../store/schema/uploads.ts";
import { eq } from "../store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { privateAnswer, sendUpload, smallImage } from "../../test-support/send-upload.ts";

const megabyte = 1024 * 1024;

/** An image whose pixels are noise, so that its file is about as large as this: nothing of it could be compressed. */
async function noise(bytes: number, format: "png" | "jpeg" = "png"): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3));
  const image = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
  return (format === "png" ? image.png({ compressionLevel: 0 }) : image.jpeg()).toBuffer();
}

/** The few bytes of a PNG that says to be as large as this. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", lines),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

onEachStore("uploading", (backend) => {
  const send = (upload: Parameters<typeof sendUpload>[1]) => sendUpload(backend.url, upload);

  test("an upload answers as the contract has it, and is found where it says", async () => {
    const { token } = await backend.newCustomer();
    const answer = await send({ token, name: "我的 杯子.PNG" });
    expect(answer).toMatchObject({ status: 200, code: 1, show: 0, msg: "Uploaded" });
    const data = recordOf(answer.data);
    expect(data).toEqual({
      id: expect.any(Number),
      cid: 0,
      type: 10,
      name: "我的 杯子.PNG",
      shop_id: 0,
      uri: `${backend.url}/${String(data["base_uri"])}`,
      base_uri: expect.stringMatching(/^uploads\/user\/\d{8}\/[0-9a-f]{32}\.png$/),
    });
    const image = await fetch(String(data["uri"]));
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  test("a picture is kept without its metadata, turned the right way, and no larger than it is shown", async () => {
    const { token } = await backend.newCustomer();
    const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#393" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "Secret Street 7" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(taken.includes("Secret Street")).toBe(true);
    const { data } = await send({ token, content: taken, name: "IMG_1.jpeg", purpose: "review" });
    const stored = Buffer.from(await (await fetch(String(recordOf(data)["uri"]))).arrayBuffer());
    const { width, height, exif, orientation } = await sharp(stored).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 40,
      height: 60,
      exif: undefined,
      orientation: undefined,
    });
    expect(stored.includes("Secret Street")).toBe(false);
    const wide = await sharp({ create: { width: 6000, height: 30, channels: 3, background: "#393" } })
      .png()
      .toBuffer();
    const large = await send({ token, content: wide, purpose: "review" });
    const shown = await (await fetch(String(recordOf(large.data)["uri"]))).arrayBuffer();
    expect(await sharp(Buffer.from(shown)).metadata()).toMatchObject({ width: 4096, height: 20 });
  });

  test("a file is what its content says: a page behind a picture is gone, and its name decides nothing", async () => {
    const { token } = await backend.newCustomer();
    const page = Buffer.from("<script>alert(document.cookie)</script>");
    const both = Buffer.concat([await smallImage("jpeg"), page]);
    const { data } = await send({ token, content: both, name: "a.png" });
    expect(recordOf(data)["base_uri"]).toMatch(/\.jpg$/);
    const stored = Buffer.from(await (await fetch(String(recordOf(data)["uri"]))).arrayBuffer());
    expect(stored.includes("<script>")).toBe(false);
  });

  test.each([
    ["text", "a.png", Buffer.from("hello"), /damaged/],
    ["an SVG", "a.png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /damaged/],
    ["a GIF", "a.jpg", Buffer.from("GIF89a\u0001\u0000\u0001\u0000"), /damaged/],
    ["half a picture", "a.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), /damaged/],
    ["nothing", "a.png", Buffer.alloc(0), /damaged/],
    ["a document", "a.png", Buffer.from("%PDF-1.7\n"), /damaged/],
    ["a GIF by its name", "a.gif", Buffer.from("GIF89a"), /^gif files cannot be uploaded here$/],
    ["a document by its name", "a.PDF", Buffer.from("%PDF-1.7\n"), /^pdf files cannot be uploaded here$/],
    ["a script", "a.php", Buffer.from("<?php"), /^This type of file cannot be uploaded$/],
    ["a script after a picture's name", "a.png.php", Buffer.from("<?php"), /^This type of file cannot be uploaded$/],
    ["a file without an extension", "png", Buffer.from("x"), /^This type of file cannot be uploaded$/],
    ["a bomb", "a.png", bomb(30_000, 30_000), /too many pixels/],
    ["a bomb of a line", "a.png", bomb(65_000_000, 1), /too many pixels|damaged/],
  ])("an upload is refused that is %s", async (_what, name, content, message) => {
    const { id, token } = await backend.newCustomer();
    const answer = await send({ token, name, content });
    expect(answer).toMatchObject({ status: 200, code: 0, show: 1, msg: expect.stringMatching(message), data: [] });
    expect(await backend.db.select().from(uploads).where(eq(uploads.customerId, id))).toEqual([]);
  });

  test("an upload says in Chinese what the contract says", async () => {
    const { token } = await backend.newCustomer();
    const messageOf = async (name: string) => (await send({ token, name, language: "zh" })).msg;
    expect(await messageOf("a.txt")).toBe("该文件类型不允许上传");
    expect(await messageOf("a.gif")).toBe("上传图片不允许上传gif文件");
    expect((await send({ token, field: "image", language: "zh" })).msg).toBe("未找到上传文件的信息");
    expect((await send({ token, language: "zh" })).msg).toBe("上传成功");
  });

  test.each([
    ["default", 2],
    ["chat", 2],
    ["after_sale", 1],
    ["review", 1],
    ["avatar", 2],
    ["merchant", 5],
  ])("an upload for %s has %i MB at most", async (purpose, megabytes) => {
    const { token } = await backend.newCustomer();
    const above = await send({ token, purpose, content: await noise(megabytes * megabyte + 50_000) });
    expect(above).toMatchObject({
      code: 0,
      msg: expect.stringMatching(new RegExp(`size cannot exceed ${megabytes}MB$`)),
    });
    const below = await send({ token, purpose, content: await noise(megabytes * megabyte * 0.9, "jpeg") });
    expect(below).toMatchObject({ code: 1 });
  });

  test("an upload of 20 MB is refused in words, and the connection goes on", async () => {
    const { token } = await backend.newCustomer();
    const answer = await send({ token, content: Buffer.alloc(20 * megabyte, 1) });
    expect(answer).toMatchObject({ status: 200, code: 0, msg: "The image size cannot exceed 2MB" });
    expect(await send({ token })).toMatchObject({ code: 1 });
  });

  test.each([["file[]"], ["image"], ["files"]])("a part called %s is no upload", async (field) => {
    const { token } = await backend.newCustomer();
    expect(await send({ token, field })).toMatchObject({ code: 0, msg: "There is no file in the upload" });
  });

  test("what is no form with one file is no upload", async () => {
    const { token } = await backend.newCustomer();
    const post = async (body: RequestInit["body"], type?: string): Promise<unknown> => {
      const headers = { token, lang: "en", ...(type !== undefined && { "content-type": type }) };
      const answer = await fetch(`${backend.url}/api/file/formimage`, {
        method: "POST",
        headers,
        body: body ?? null,
      });
      return answer.json();
    };
    const missing = { code: 0, show: 1, msg: "There is no file in the upload", data: [] };
    expect(await backend.as(token).post("file/formimage", { file: "x" })).toMatchObject(missing);
    const several = new FormData();
    for (const name of ["a.png", "b.png"])
      several.append("file", new File([Uint8Array.from(await smallImage())], name));
    expect(await post(several)).toEqual(missing);
    const text = new FormData();
    text.set("file", "a.png");
    expect(await post(text)).toEqual(missing);
    expect(await post("--x\r\nnonsense", "multipart/form-data; boundary=x")).toEqual(missing);
    expect(await post("nonsense", "multipart/form-data")).toEqual(missing);
    expect(await post(new FormData())).toEqual(missing);
  });

  test("an upload is for a purpose that there is, and for customers", async () => {
    const { token } = await backend.newCustomer();
    expect(await send({ token, purpose: "wallpaper" })).toMatchObject({ code: 0, msg: "purpose is wrong" });
    expect(await send({ purpose: "chat" })).toMatchObject({ code: -1, data: [] });
    expect(await send({ token: "forged" })).toMatchObject({ code: -1 });
  });

  test("an upload that is repeated by its key is the same, and the key names no other", async () => {
    const { id, token } = await backend.newCustomer();
    const content = await smallImage();
    const key = "attempt-1";
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => send({ token, content, key })));
    const later = await send({ token, content, key });
    for (const answer of [...again, later]) expect(answer.data).toEqual(first?.data);
    expect(await backend.db.select().from(uploads).where(eq(uploads.customerId, id))).toHaveLength(1);
    const used = { code: 0, msg: "This idempotency key was used for another request" };
    expect(await send({ token, content: await smallImage("jpeg"), key })).toMatchObject(used);
    expect(await send({ token, content, key, purpose: "chat" })).toMatchObject(used);
    const other = await backend.newCustomer();
    expect((await send({ token: other.token, content, key })).data).not.toEqual(first?.data);
    expect((await send({ token, content })).data).not.toEqual(first?.data);
  });

  test("an upload whose file was not written is written by its repetition", async () => {
    const { id, token } = await backend.newCustomer();
    const content = await smallImage();
    const { data } = await send({ token, content, key: "broken-off", purpose: "chat" });
    const uri = String(recordOf(data)["uri"]);
    await backend.db.update(uploads).set({ isStored: false }).where(eq(uploads.customerId, id));
    expect((await privateAnswer(backend.url, uri, token)).status).toBe(404);
    expect((await send({ token, content, key: "broken-off", purpose: "chat" })).data).toEqual(data);
    expect((await privateAnswer(backend.url, uri, token)).status).toBe(200);
  });

  test("a name is kept on one line and not endlessly", async () => {
    const { token } = await backend.newCustomer();
    const { data } = await send({ token, name: `${"名".repeat(200)}\u202e.png` });
    expect(recordOf(data)["name"]).toBe(`${"名".repeat(95)}名.png`);
  });
});

onEachStore("uploading too often", (backend) => {
  test("a customer who uploads without end is told when to come back, and others are not", async () => {
    const { token } = await backend.newCustomer();
    const other = await backend.newCustomer();
    const again = async (): Promise<unknown> => (await sendUpload(backend.url, { token, name: "a.txt" })).msg;
    const messages = new Set<unknown>();
    for (let round = 0; round < 12; round += 1) {
      for (const msg of await Promise.all(Array.from({ length: 11 }, again))) messages.add(msg);
    }
    expect([...messages]).toEqual([
      "This type of file cannot be uploaded",
      "Too many attempts; please try again in 60 min",
    ]);
    expect(await sendUpload(backend.url, { token: other.token })).toMatchObject({ code: 1 });
  });
});
