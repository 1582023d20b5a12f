import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { createApiClient } from "@plaza/api-client";
import { sendImportPicture } from "@plaza/api-client/desk";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { productImages, products, skus } from "../../../platform/store/schema/catalog.ts";
import { shopPictures } from "../../../platform/store/schema/imports.ts";
import { rateLimits } from "../../../platform/store/schema/rate-limits.ts";
import { and, asc, eq, isNotNull, like } from "../../../platform/store/sql.ts";
import { answerOf, recordOf, idIn } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../../test-support/running-backend.ts";
import { openShop } from "../../../test-support/stage.ts";
import { forgetSentPictures } from "./forget-sent-pictures.ts";

const day = 24 * 60 * 60 * 1000;
const largest = 2 * 1024 * 1024;

type Content = Uint8Array<ArrayBuffer>;
const content = { red: new Uint8Array(), blue: new Uint8Array() };

async function picture(background: string): Promise<Content> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background } });
  return Uint8Array.from(
    await image
      .withExif({ IFD0: { Copyright: "a secret place" } })
      .jpeg()
      .toBuffer(),
  );
}

beforeAll(async () => {
  content.red = await picture("red");
  content.blue = await picture("blue");
});

interface Sent {
  readonly name?: string | null;
  readonly file?: Content | null;
  readonly language?: string;
}

onEachStore("pictures that are sent from the desk", (backend) => {
  async function newShop(): Promise<{ readonly shopId: number; readonly user: CallingDeskUser }> {
    const shopId = await openShop(backend.db);
    return { shopId, user: await backend.newDeskUser("staff", shopId) };
  }

  async function send(
    { token }: CallingDeskUser,
    { name = "red.jpg", file = content.red, language = "en" }: Sent = {},
  ) {
    const form = new FormData();
    if (name !== null) form.append("name", name);
    if (file !== null) form.append("file", new File([file], "picture"));
    const headers = { token, lang: language };
    return answerOf(await fetch(`${backend.url}/deskapi/imports/picture`, { method: "POST", headers, body: form }));
  }

  const until = async ({ token }: CallingDeskUser, id: number, state: string) => {
    const asked = () => backend.atDesk(token).read(`imports/detail?id=${id}`);
    await expect.poll(async () => (await asked())["state"]).toBe(state);
    return asked();
  };

  /** A file with one product that has these pictures, as it has been checked. */
  async function checked(user: CallingDeskUser, images: readonly string[], image = "") {
    const sku = { price: "1.00", stock: 1, ...(image !== "" && { image }) };
    const line = { number: "A", name: { en: "Kettle" }, category: "#1", images, skus: [sku] };
    const form = new FormData();
    form.append("file", new File([JSON.stringify(line)], "spring.jsonl"));
    const headers = { token: user.token, lang: "en" };
    const sent = await fetch(`${backend.url}/deskapi/imports/upload`, { method: "POST", headers, body: form });
    const id = idIn(await answerOf(sent));
    return { id, problems: (await until(user, id, "checked"))["problems"] };
  }

  async function importOf(user: CallingDeskUser, images: readonly string[], image?: string) {
    const { id } = await checked(user, images, image);
    await user.post("imports/start", { id });
    return (await until(user, id, "done"))["problems"];
  }

  const notSent = (index = 0) => ({
    line: 1,
    column: `images[${index}]`,
    text: "No picture of this name was sent, and it is no address that begins with https://",
  });
  const imagesOf = async (shopId: number): Promise<readonly string[]> => {
    const rows = await backend.db
      .select({ path: productImages.path })
      .from(productImages)
      .innerJoin(products, eq(products.id, productImages.productId))
      .where(eq(products.shopId, shopId))
      .orderBy(asc(productImages.position));
    return rows.map(({ path }) => path);
  };
  const contentsOf = (shopId: number) =>
    backend.db
      .select()
      .from(shopPictures)
      .where(and(eq(shopPictures.shopId, shopId), like(shopPictures.source, "content:%")));
  const isThere = async (path: string) =>
    (await backend.services.uploads.find(path, { isHead: true, range: null })) !== null;
  const fileOf = async (path: string): Promise<Buffer> => {
    const found = await backend.services.uploads.find(path, { isHead: false, range: null });
    if (found === null || !("file" in found)) throw new Error("The picture is not there");
    return readFile(found.file);
  };
  /** As if everything that the shop has sent were sent so many days ago. */
  const age = (shopId: number, days: number) =>
    backend.db
      .update(shopPictures)
      .set({ sentAt: new Date(Date.now() - days * day) })
      .where(eq(shopPictures.shopId, shopId));

  test("products have the pictures that were sent by the names in their file, drawn anew, and the check finds them", async () => {
    const { shopId, user } = await newShop();
    expect(await send(user, { name: ".\\shirts\\red.jpg" })).toMatchObject({
      code: 1,
      data: { name: "shirts/red.jpg" },
    });
    await send(user, { name: "blue.jpg", file: content.blue });
    const names = ["shirts/red.jpg", "./blue.jpg"];
    expect((await checked(user, names)).problems).toEqual([]);
    expect(await importOf(user, names, "shirts\\red.jpg")).toEqual([]);
    const [red = "", ...others] = await imagesOf(shopId);
    expect(others).toHaveLength(1);
    const file = await fileOf(red);
    expect((await sharp(file).metadata()).format).toBe("jpeg");
    expect(file.toString("latin1")).not.toContain("a secret place");
    const [sku] = await backend.db
      .select({ image: skus.image })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(eq(products.shopId, shopId));
    expect(sku?.image).toBe(red);
  });

  test("our own client sends a picture by the name that it has in its folder", async () => {
    const { user } = await newShop();
    const { url } = backend;
    const options = { origin: url, platformOrigin: url, locale: "ja", token: user.token } as const;
    const api = createApiClient({ ...options, namespace: "deskapi" });
    const file = new File([content.red], "赤.jpg");
    expect(await sendImportPicture(api, { file, name: "シャツ/赤.jpg" })).toEqual({ name: "シャツ/赤.jpg" });
    expect((await checked(user, ["シャツ/赤.jpg"])).problems).toEqual([]);
    const refused = sendImportPicture(api, { file: new File(["<script>"], "a.jpg"), name: "a.jpg" });
    await expect(refused).rejects.toMatchObject({ kind: "business", field: "file" });
  });

  test("a name is that within the folder: none is guessed by the end of it, or by its case", async () => {
    const { user } = await newShop();
    await send(user, { name: "shirts/red.jpg" });
    const { problems } = await checked(user, ["red.jpg", "Shirts/red.jpg", "../shirts/red.jpg", "/shirts/red.jpg"]);
    expect(problems).toEqual([notSent(0), notSent(1), notSent(2), notSent(3)]);
  });

  test.each([
    ["zh", "没有发送过此名称的图片，它也不是以https://开头的地址"],
    ["ja", "この名前の画像は送信されておらず、https://で始まるアドレスでもありません"],
    ["ko", "이 이름의 이미지를 보낸 적이 없고 https://로 시작하는 주소도 아닙니다"],
  ] as const)("a picture that was not sent is told in the reader's language: %s", async (language, text) => {
    const { user } = await newShop();
    const { id } = await checked(user, ["none.jpg"]);
    const asked = { token: user.token, language };
    const { data } = await backend.askShopDesk(`imports/detail?id=${id}`, asked);
    expect(recordOf(data)["problems"]).toMatchObject([{ text }]);
  });

  test("a picture that is sent after the check is found by the import", async () => {
    const { shopId, user } = await newShop();
    const { id, problems } = await checked(user, ["red.jpg"]);
    expect(problems).toEqual([notSent()]);
    await send(user);
    await user.post("imports/start", { id });
    expect((await until(user, id, "done"))["problems"]).toEqual([]);
    expect(await imagesOf(shopId)).toHaveLength(1);
  });

  test("another shop's pictures are not found, whatever their names", async () => {
    const { user } = await newShop();
    const { shopId, user: other } = await newShop();
    await send(user);
    expect(await importOf(other, ["red.jpg"])).toEqual([notSent()]);
    expect(await imagesOf(shopId)).toEqual([]);
    expect(await contentsOf(shopId)).toEqual([]);
  });

  test("a name leads to the last picture that was sent by it, and products keep what they have", async () => {
    const { shopId, user } = await newShop();
    await send(user);
    await importOf(user, ["red.jpg"]);
    const [first = ""] = await imagesOf(shopId);
    await send(user, { file: content.blue });
    expect(await imagesOf(shopId)).toEqual([first]);
    await importOf(user, ["red.jpg"]);
    const [second = ""] = await imagesOf(shopId);
    expect(second).not.toBe(first);
    expect(await isThere(first)).toBe(true);
  });

  test("a picture that is sent twice at once, and by several names, is kept once", async () => {
    const { shopId, user } = await newShop();
    const answers = await Promise.all(["a.jpg", "a.jpg", "b.jpg", "a.jpg"].map((name) => send(user, { name })));
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(await contentsOf(shopId)).toMatchObject([{ isStored: true }]);
    expect(await importOf(user, ["a.jpg", "b.jpg"])).toEqual([]);
    expect(await imagesOf(shopId)).toHaveLength(1);
  });

  test("two pictures that are sent at once by one name leave one of them", async () => {
    const { shopId, user } = await newShop();
    await Promise.all([send(user), send(user, { file: content.blue }), send(user), send(user, { file: content.blue })]);
    expect(await importOf(user, ["red.jpg"])).toEqual([]);
    const paths = (await contentsOf(shopId)).map(({ path }) => path);
    expect(paths).toHaveLength(2);
    expect(paths).toContain((await imagesOf(shopId))[0]);
  });

  test("a picture whose file broke off is kept when it is sent again, under the path that it has", async () => {
    const { shopId, user } = await newShop();
    await send(user);
    const [row] = await contentsOf(shopId);
    await backend.services.uploads.delete(row?.path ?? "");
    await backend.db.update(shopPictures).set({ isStored: false }).where(eq(shopPictures.shopId, shopId));
    await send(user);
    expect(await contentsOf(shopId)).toMatchObject([{ path: row?.path, isStored: true }]);
    expect(await isThere(row?.path ?? "")).toBe(true);
  });

  test.each([
    ["what is no picture", { file: new Uint8Array(Buffer.from("<script>")) }, "file", "The file is damaged"],
    ["a picture of another kind", { name: "red.gif" }, "file", "gif files cannot be uploaded here"],
    ["a name without an ending", { name: "red" }, "file", "This type of file cannot be uploaded"],
    ["nothing", { file: new Uint8Array() }, "file", "The file is empty"],
    ["no file", { file: null }, "file", "There is no file in the upload"],
    ["a picture that is too large", { file: new Uint8Array(largest + 1) }, "file", "The image size cannot exceed 2MB"],
    ["what nobody reads to its end", { file: new Uint8Array(6 * 1024 * 1024) }, "file", "The image size cannot exceed"],
    ["no name", { name: null }, "name", "A picture cannot be sent by this name"],
    ["an empty name", { name: "" }, "name", "A picture cannot be sent by this name"],
    ["a name outside of the folder", { name: "../red.jpg" }, "name", "A picture cannot be sent by this name"],
    ["a name of this machine", { name: "C:\\red.jpg" }, "name", "A picture cannot be sent by this name"],
    ["a name with a control character", { name: "red\u0007.jpg" }, "name", "A picture cannot be sent by this name"],
    ["a name that is too long", { name: `${"紅".repeat(2000)}.jpg` }, "name", "A picture cannot be sent by this name"],
  ])("%s is refused, and nothing is kept of it", async (_, sent: Sent, field, msg) => {
    const { shopId, user } = await newShop();
    expect(await send(user, sent)).toMatchObject({ code: 0, field, msg: expect.stringContaining(msg) });
    expect(await backend.db.$count(shopPictures, eq(shopPictures.shopId, shopId))).toBe(0);
  });

  test("a shop sends so many pictures a day, whoever of it sends them, and says when to go on", async () => {
    const { shopId, user } = await newShop();
    await send(user);
    const key = `import-picture:shop:day:${shopId}`;
    expect(await backend.db.$count(rateLimits, and(eq(rateLimits.key, key), eq(rateLimits.count, 1)))).toBe(1);
    await backend.db.update(rateLimits).set({ count: 5000 }).where(eq(rateLimits.key, key));
    const colleague = await backend.newDeskUser("owner", shopId);
    const refused = await send(colleague, { name: "more.jpg" });
    expect(refused).toMatchObject({ code: 0, msg: expect.stringContaining("24 h") });
    expect(refused.field ?? null).toBeNull();
    expect(await send((await newShop()).user)).toMatchObject({ code: 1 });
  });

  test("only so many pictures of a shop arrive at once, and a further one is refused before it is read", async () => {
    const { shopId, user } = await newShop();
    const arrived = Promise.withResolvers<void>();
    const arrive = () => backend.services.incomingPictures.receive(shopId, () => arrived.promise);
    const first = Array.from({ length: 7 }, arrive);
    expect(await send(user)).toMatchObject({ code: 1 });
    const last = arrive();
    const busy = { code: 0, msg: expect.stringContaining("There is a lot going on") };
    // It has not come: nothing but its headers has.
    const asked = request(`${backend.url}/deskapi/imports/picture`, {
      method: "POST",
      headers: {
        token: user.token,
        lang: "en",
        "content-type": "multipart/form-data; boundary=b",
        "content-length": 9,
      },
    });
    asked.on("error", () => {}).flushHeaders();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const answer = recordOf(JSON.parse(await text(response)));
    asked.destroy();
    expect(answer).toMatchObject(busy);
    expect(answer["field"] ?? null).toBeNull();
    expect(await send((await newShop()).user)).toMatchObject({ code: 1 });
    arrived.resolve();
    await Promise.all([...first, last]);
    expect(await send(user, { file: content.blue })).toMatchObject({ code: 1 });
  });

  test("only so many pictures of a shop wait for an import, and what an import has taken does not count", async () => {
    const { shopId, user } = await newShop();
    const waiting = Array.from({ length: 10_000 }, (_, index) => ({
      shopId,
      source: `content:${index}`,
      path: `uploads/products/waiting-${shopId}-${index}.jpg`,
      isStored: true,
      sentAt: new Date(),
    }));
    for (let from = 0; from < waiting.length; from += 2000)
      await backend.db.insert(shopPictures).values(waiting.slice(from, from + 2000));
    const refused = await send(user);
    expect(refused).toMatchObject({ code: 0, msg: expect.stringContaining("Too many pictures wait for an import") });
    expect(refused.field ?? null).toBeNull();
    expect(await send((await newShop()).user)).toMatchObject({ code: 1 });
    await backend.db
      .update(shopPictures)
      .set({ sentAt: null })
      .where(and(eq(shopPictures.shopId, shopId), eq(shopPictures.source, "content:0")));
    expect(await send(user)).toMatchObject({ code: 1 });
  });

  test("pictures that no import has taken are deleted after a month, with their names", async () => {
    const { shopId, user } = await newShop();
    const { shopId: fresh, user: other } = await newShop();
    await send(user);
    await send(other);
    const [{ path } = { path: "" }] = await contentsOf(shopId);
    const [{ path: stored } = { path: "" }] = await contentsOf(fresh);
    await age(shopId, 31);
    await age(fresh, 29);
    expect(await forgetSentPictures.run(backend.services)).toBeGreaterThan(0);
    expect(await backend.db.$count(shopPictures, eq(shopPictures.shopId, shopId))).toBe(0);
    expect([await isThere(path), await isThere(stored)]).toEqual([false, true]);
    expect((await checked(other, ["red.jpg"])).problems).toEqual([]);
  });

  test("a picture that an import has taken stays, with the name by which it was taken", async () => {
    const { shopId, user } = await newShop();
    await send(user);
    await importOf(user, ["red.jpg"]);
    // Sent once more, it is still the import's.
    await send(user, { name: "again.jpg" });
    const [path = ""] = await imagesOf(shopId);
    await backend.db
      .update(shopPictures)
      .set({ sentAt: new Date(Date.now() - 31 * day) })
      .where(and(eq(shopPictures.shopId, shopId), isNotNull(shopPictures.sentAt)));
    await forgetSentPictures.run(backend.services);
    expect(await contentsOf(shopId)).toMatchObject([{ path, sentAt: null }]);
    expect(await isThere(path)).toBe(true);
    expect((await checked(user, ["again.jpg"])).problems).toEqual([notSent()]);
    expect(await importOf(user, ["red.jpg"])).toEqual([]);
    expect(await imagesOf(shopId)).toEqual([path]);
  });

  test("a product that is there keeps its pictures where one of a file cannot be had", async () => {
    const { shopId, user } = await newShop();
    await send(user);
    await importOf(user, ["red.jpg"]);
    const before = await imagesOf(shopId);
    expect(await importOf(user, ["gone.jpg"])).toHaveLength(1);
    expect(await importOf(user, ["red.jpg", "gone.jpg"])).toHaveLength(1);
    expect(await imagesOf(shopId)).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test("a picture whose file could not be deleted is tried again, and the same one may be sent anew meanwhile", async () => {
    const { shopId, user } = await newShop();
    await send(user);
    const [{ path } = { path: "" }] = await contentsOf(shopId);
    await age(shopId, 31);
    const faults: string[] = [];
    const { services } = backend;
    const uploads = Object.assign(Object.create(services.uploads), {
      delete: async (asked: string) => {
        if (asked === path) throw new Error("the disk is away");
        return services.uploads.delete(asked);
      },
    });
    const report = (_: unknown, what: string) => void faults.push(what);
    await forgetSentPictures.run({ ...services, uploads, report });
    expect(faults).toEqual([`forgetting the sent picture ${path} failed`]);
    await send(user);
    await forgetSentPictures.run(services);
    const [again, ...others] = await contentsOf(shopId);
    expect(others).toEqual([]);
    expect(again?.path).not.toBe(path);
    expect([await isThere(path), await isThere(again?.path ?? "")]).toEqual([false, true]);
    expect(await importOf(user, ["red.jpg"])).toEqual([]);
  });
});
