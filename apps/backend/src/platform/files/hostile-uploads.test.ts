import { interlacedPng, jpegOfManyScans } from "@plaza/image-decoder/testing";
import sharp from "sharp";
import { expect, test } from "vitest";
import { uploads } from "../store/schema/uploads.ts";
import { eq } from "../store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { sendUpload } from "../../test-support/send-upload.ts";

const manyScans = jpegOfManyScans(1_800);

onEachStore("uploads that hold a decoder", (backend) => {
  const send = (upload: Parameters<typeof sendUpload>[1]) => sendUpload(backend.url, upload);

  test.each([
    ["en", "The picture takes too long to read; please save it anew as an ordinary JPEG or PNG"],
    ["zh", "图片读取耗时过长，请另存为普通的 JPEG 或 PNG 后再上传"],
    ["ja", "画像の読み込みに時間がかかりすぎます。通常の JPEG または PNG で保存し直してください"],
    ["ko", "이미지를 읽는 데 시간이 너무 오래 걸립니다. 일반 JPEG 또는 PNG로 다시 저장해 주세요"],
  ] as const)("a JPEG of 1,800 scans is refused in words: %s", async (language, msg) => {
    const { id, token } = await backend.newCustomer();
    const content = await manyScans;
    expect(content.length).toBeLessThan(1024 * 1024);
    for (const purpose of ["review", "avatar", "merchant"])
      expect(await send({ token, name: "a.jpg", content, purpose, language })).toMatchObject({ code: 0, show: 1, msg });
    expect(await backend.db.select().from(uploads).where(eq(uploads.customerId, id))).toEqual([]);
  });

  test("an interlaced PNG that takes 276 MB is refused in words", async () => {
    const { token } = await backend.newCustomer();
    const content = await interlacedPng(5_870);
    expect(content.length).toBeLessThan(1024 * 1024);
    const msg = "The picture has too many pixels; please make it smaller";
    expect(await send({ token, content })).toMatchObject({ code: 0, show: 1, msg });
  });

  test("uploads of one customer wait for each other, and nobody else's wait for them", async () => {
    const [busy, other] = [await backend.newCustomer(), await backend.newCustomer()];
    const content = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#a97" } })
      .jpeg()
      .toBuffer();
    let done = 0;
    const own = Array.from({ length: 12 }, async () => {
      const answer = await send({ token: busy.token, content, name: "a.jpg" });
      done += 1;
      return answer.code;
    });
    await expect.poll(() => done).toBeGreaterThan(0);
    expect(await send({ token: other.token })).toMatchObject({ code: 1 });
    expect(done).toBeLessThan(own.length - 1);
    expect(new Set(await Promise.all(own))).toEqual(new Set([1]));
  });

  test("a customer who sends more pictures at once than can wait is told so, and others are not", async () => {
    const [busy, other] = [await backend.newCustomer(), await backend.newCustomer()];
    const content = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#a97" } })
      .jpeg()
      .toBuffer();
    const own = Array.from({ length: 20 }, () => send({ token: busy.token, content, name: "a.jpg" }));
    expect(await send({ token: other.token })).toMatchObject({ code: 1 });
    const codes = (await Promise.all(own)).map(({ code }) => code);
    expect(codes.filter((code) => code === 1).length).toBeGreaterThanOrEqual(13);
    expect(codes).toContain(0);
  });
});
