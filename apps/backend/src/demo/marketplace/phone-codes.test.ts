import sharp from "sharp";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { codeImage, phoneCodes } from "./phone-codes.ts";

test("a demo's codes lead phones to the address of the shop, in every language", () => {
  const codes = phoneCodes("https://shop.example");
  expect(Object.values(codes).map(({ text }) => text)).toEqual(Array(4).fill("https://shop.example/"));
  expect(new Set(Object.values(codes).map(({ path }) => path)).size).toBe(1);
  expect(phoneCodes("https://other.example").en.path).not.toBe(codes.en.path);
});

test.each([null, "http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
  "a demo's codes say that phones cannot open the shop at %s",
  (origin) => {
    const { en, ja } = phoneCodes(origin);
    expect(en.text).toMatch(/^This demo has no public address/);
    expect(ja.text).toContain("公開アドレスのない");
    expect(ja.path).not.toBe(en.path);
  },
);

test("a demo's code is drawn module by module", async () => {
  const text = "https://shop.example/";
  const { data: modules, size } = encode(text, { ecc: "L", border: 2 });
  const image = sharp(await codeImage(text)).greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size * 8, size * 8]);
  const isDark = (row: number, column: number) =>
    (data[((row * 8 + 4) * info.width + column * 8 + 4) * info.channels] ?? 255) < 128;
  const rendered = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_each, column) => isDark(row, column)),
  );
  expect(rendered).toEqual(modules);
});
