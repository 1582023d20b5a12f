import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanImage } from "../../../platform/files/clean-image.ts";
import { uploadDirectory } from "../../../platform/ports/uploads/upload-directory.ts";
import { productImages, products, skus } from "../../../platform/store/schema/catalog.ts";
import { shopPictures } from "../../../platform/store/schema/imports.ts";
import { asc, eq } from "../../../platform/store/sql.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { openShop } from "../../../test-support/stage.ts";

let folder = "";
const images = () => join(folder, "images");

async function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "a secret place" } })
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-pictures-"));
  await mkdir(join(images(), "deep"), { recursive: true });
  await writeFile(join(images(), "red.jpg"), await picture("red"));
  await writeFile(join(images(), "deep", "red again.jpg"), await picture("red"));
  await writeFile(join(images(), "blue.jpg"), await picture("blue"));
  await writeFile(join(images(), "page.jpg"), "<script>");
  await writeFile(join(images(), "large.jpg"), Buffer.alloc(3 * 1024 * 1024));
  await writeFile(join(folder, "outside.jpg"), await picture("green"));
  await symlink(join(folder, "outside.jpg"), join(images(), "link.jpg"));
});
afterAll(() => rm(folder, { recursive: true }));
let files = 0;

onEachStore("pictures of imported products", (backend) => {
  const storedFolder = () => join(folder, "kept");

  async function importLine(shopId: number, more: object, ...options: readonly string[]) {
    const file = join(folder, `${(files += 1)}.jsonl`);
    const sku = { price: "1.00", stock: 1 };
    const line = { number: "A", name: { en: "Kettle" }, category: "#1", skus: [sku], ...more };
    await writeFile(file, JSON.stringify(line));
    const uploads = async () => uploadDirectory(storedFolder());
    const command = ["import", "products", file, "--shop", String(shopId), "--images", images(), ...options];
    return backend.operateWith({ uploads }, ...command);
  }

  const imagesOf = async (shopId: number): Promise<readonly string[]> => {
    const rows = await backend.db
      .select({ path: productImages.path })
      .from(productImages)
      .innerJoin(products, eq(products.id, productImages.productId))
      .where(eq(products.shopId, shopId))
      .orderBy(asc(productImages.position));
    return rows.map(({ path }) => path);
  };

  test("pictures wait while everybody's are being drawn", async () => {
    const shopId = await openShop(backend.db);
    const large = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: "gray" } })
      .jpeg()
      .toBuffer();
    const render = (owner: number) => cleanImage(large, "jpg", { bytes: 2 * 1024 * 1024, owner: String(owner) });
    // As many as may wait, and the two that are drawn.
    const others = Promise.all(Array.from({ length: 42 }, (_, owner) => render(owner)));
    await expect(render(42)).rejects.toMatchObject({ key: "busy" });
    expect((await importLine(shopId, { images: ["blue.jpg"] })).out).toEqual([
      "1 added, 0 changed, 0 unchanged, 0 rejected",
    ]);
    expect(await imagesOf(shopId)).toHaveLength(1);
    await others;
  });

  test("pictures are drawn anew, kept once for their content, and the same when they are imported again", async () => {
    const shopId = await openShop(backend.db);
    const more = {
      images: ["red.jpg", "blue.jpg", "deep/red again.jpg"],
      skus: [{ price: "1.00", stock: 1, image: "deep/red again.jpg" }],
    };
    expect((await importLine(shopId, more)).out).toEqual(["1 added, 0 changed, 0 unchanged, 0 rejected"]);
    const paths = await imagesOf(shopId);
    expect(paths).toHaveLength(2);
    const [red = ""] = paths;
    const file = await readFile(join(storedFolder(), red));
    expect((await sharp(file).metadata()).format).toBe("jpeg");
    expect(file.toString("latin1")).not.toContain("a secret place");
    const [sku] = await backend.db
      .select()
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(eq(products.shopId, shopId));
    expect(sku?.skus.image).toBe(red);
    expect((await importLine(shopId, more, "--force")).out).toEqual(["0 added, 0 changed, 1 unchanged, 0 rejected"]);
    expect(await imagesOf(shopId)).toEqual(paths);
  });

  test.each([
    ["none.jpg", "There is no such file in the folder"],
    ["link.jpg", "It lies outside of the folder"],
    ["../outside.jpg", "It lies outside of the folder"],
    ["deep/../../outside.jpg", "It lies outside of the folder"],
    ["/etc/passwd", "It lies outside of the folder"],
    ["deep", "It is no file"],
    ["page.jpg", "The file is damaged, or is not what its name says"],
    ["large.jpg", "It has more than 2097152 bytes"],
    ["http://pictures.example/a.jpg", "It has to be an address that begins with https://"],
    ["https://127.0.0.1/a.jpg", "Its address is none of the public web"],
  ])("the picture %s is a problem of its line, and the product goes in without it", async (name, sentence) => {
    const shopId = await openShop(backend.db);
    const { code, out } = await importLine(shopId, { images: [name, "red.jpg"] });
    expect({ code, out }).toEqual({
      code: 0,
      out: [`Line 1, images[0]: ${sentence}`, "1 added, 0 changed, 0 unchanged, 0 rejected"],
    });
    expect(await imagesOf(shopId)).toHaveLength(1);
  });

  test("a dry run looks at pictures and keeps none", async () => {
    const shopId = await openShop(backend.db);
    const { out } = await importLine(shopId, { images: ["red.jpg", "page.jpg"] }, "--dry-run");
    expect(out).toEqual([
      "Line 1, images[1]: The file is damaged, or is not what its name says",
      "Nothing was changed",
      "1 added, 0 changed, 0 unchanged, 0 rejected",
    ]);
    expect(await backend.db.select().from(shopPictures).where(eq(shopPictures.shopId, shopId))).toEqual([]);
  });

  test("an import that is stopped while its pictures are found writes nothing without them", async () => {
    const shopId = await openShop(backend.db);
    const file = join(folder, `${(files += 1)}.jsonl`);
    const line = { number: "A", name: { en: "Kettle" }, category: "#1", skus: [{ price: "1.00", stock: 1 }] };
    await writeFile(file, JSON.stringify({ ...line, images: ["red.jpg"] }));
    const gone = new AbortController();
    const command = ["import", "products", file, "--shop", String(shopId), "--images", images()];
    const uploads = async () => {
      gone.abort();
      return uploadDirectory(storedFolder());
    };
    const { code, out } = await backend.operateWith({ uploads, signal: gone.signal }, ...command);
    expect([code, out]).toEqual([1, []]);
    expect(await backend.db.$count(products, eq(products.shopId, shopId))).toBe(0);
    const again = await backend.operateWith({ uploads: async () => uploadDirectory(storedFolder()) }, ...command);
    expect(again.out).toEqual(["1 added, 0 changed, 0 unchanged, 0 rejected"]);
    expect(await imagesOf(shopId)).toHaveLength(1);
  });

  test("a picture whose file broke off is kept the next time, under the path that it has", async () => {
    const shopId = await openShop(backend.db);
    await importLine(shopId, { images: ["red.jpg"] });
    const [row] = await backend.db.select().from(shopPictures).where(eq(shopPictures.shopId, shopId));
    const path = row?.path ?? "";
    await rm(join(storedFolder(), path));
    await backend.db.update(shopPictures).set({ isStored: false }).where(eq(shopPictures.shopId, shopId));
    expect((await importLine(shopId, { images: ["red.jpg"] }, "--force")).out.at(-1)).toContain("1 unchanged");
    expect((await readFile(join(storedFolder(), path))).length).toBeGreaterThan(0);
  });
});
