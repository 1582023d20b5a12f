import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetUploads } from "../../platform/files/forget-uploads.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { requiredDocuments, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { type Answer, answerOf, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { smallImage } from "../../test-support/send-upload.ts";
import { idOf, openShop } from "../../test-support/stage.ts";
import { forgetShopDocuments } from "./forget-shop-documents.ts";

const oneDay = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * oneDay);
const dayIn = (days: number) => dayTime(inDays(days)).date;

let folder = "";
let runs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-documents-"));
});
afterAll(() => rm(folder, { recursive: true }));

onEachStore("documents that a category requires", (backend) => {
  let operator: CallingDeskUser;
  let owner: CallingDeskUser;
  let shopId = 0;
  /** A category, and one below it. */
  let [petsId, foodId] = [0, 0];

  beforeEach(async () => {
    const { db } = backend;
    runs += 1;
    await db.update(requiredDocuments).set({ deletedAt: new Date() });
    operator = await backend.newDeskUser("operator", null);
    shopId = await openShop(db, { name: `Paws ${runs}` });
    owner = await backend.newDeskUser("owner", shopId);
    const category = async (name: string, parentId: number | null) =>
      idOf(
        await db
          .insert(categories)
          .values({ name: `${name} ${runs}`, parentId, level: parentId === null ? 1 : 2 })
          .returning({ id: categories.id }),
      );
    petsId = await category("Pets", null);
    foodId = await category("Food", petsId);
  });

  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const ofCategory = async (id = petsId) => recordOf(good(await operator.get(`categories/documents?id=${id}`)).data);
  const save = (more: object = {}) =>
    operator.post("categories/save_document", {
      category_id: petsId,
      name: { en: "Feed licence", ja: "飼料の許可証" },
      note: { en: "From the veterinary office" },
      has_expiry: 1,
      ...more,
    });
  async function required(more: object = {}): Promise<{ readonly id: number; readonly revision: number }> {
    good(await save(more));
    const { id, revision } = listOf((await ofCategory())["documents"]).at(-1) ?? {};
    return { id: Number(id), revision: Number(revision) };
  }
  async function uploaded(who = owner, content?: Uint8Array, name = "licence.png"): Promise<Answer> {
    const form = new FormData();
    form.append("file", new File([Uint8Array.from(content ?? (await smallImage()))], name));
    const headers = { token: who.token, lang: "en" };
    return answerOf(
      await fetch(`${backend.url}/deskapi/shop_documents/upload`, { method: "POST", headers, body: form }),
    );
  }
  const fileOf = async (who = owner) => String(recordOf(good(await uploaded(who)).data)["base_uri"]);
  const send = async (kindId: number, more: object = {}, who = owner) =>
    who.post("shop_documents/send", { kind_id: kindId, file: await fileOf(who), expires_on: dayIn(30), ...more });
  const own = async (kindId: number, who = owner) => {
    const found = listOf(good(await who.get("shop_documents/list")).data).find(({ id }) => id === kindId);
    return recordOf(found);
  };
  const ofShop = async (kindId: number) => {
    const { data } = good(await operator.get(`shops/documents?id=${shopId}`));
    return recordOf(listOf(data).find(({ id }) => id === kindId));
  };
  async function seenOf(kindId: number) {
    const { id, revision } = recordOf((await ofShop(kindId))["sent"]);
    return { id, revision };
  }
  const accept = async (kindId: number) => operator.post("shops/accept_document", await seenOf(kindId));
  const toCheck = async () => Number(recordOf(good(await operator.get("figures/platform")).data)["documents_to_check"]);
  const bag = (more: object = {}) => ({
    number: "F-1",
    name: { en: "Bag of feed" },
    category: `#${foodId}`,
    skus: [{ price: "10.00", stock: 1 }],
    ...more,
  });
  async function importProducts(...lines: readonly object[]) {
    const file = join(folder, `${runs}-${Math.random()}.jsonl`);
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
    return (await backend.operate("import", "products", file, "--shop", String(shopId))).out.join("\n");
  }

  test("a category says what it requires, with what is required above it", async () => {
    const kind = await required();
    expect(await ofCategory()).toMatchObject({
      documents: [{ name: { en: "Feed licence", ja: "飼料の許可証" }, has_expiry: 1, misfit_products: 0 }],
      above: [],
    });
    expect(await ofCategory(foodId)).toMatchObject({
      documents: [],
      above: [{ id: expect.any(Number) as unknown, category: `Pets ${runs}`, name: "Feed licence" }],
    });
    good(await save({ ...kind, name: { en: "Feed permit" }, note: {}, has_expiry: 0 }));
    expect(await ofCategory()).toMatchObject({ documents: [{ name: { en: "Feed permit" }, note: {}, has_expiry: 0 }] });
    expect(await save(kind), "somebody was quicker").toMatchObject({ code: 0 });
    expect(await operator.post("categories/remove_document", kind)).toMatchObject({ code: 0 });
    good(await operator.post("categories/remove_document", { ...kind, revision: kind.revision + 1 }));
    expect(await ofCategory()).toMatchObject({ documents: [] });
  });

  test("a document is written whole, for a category that there is", async () => {
    expect(await save({ name: {} })).toMatchObject({ code: 0, field: "name" });
    expect(await save({ name: { ko: "x".repeat(61) } })).toMatchObject({ code: 0, field: "name_ko" });
    expect(await save({ note: { en: "x".repeat(301) } })).toMatchObject({ code: 0, field: "note_en" });
    expect(await save({ category_id: 2_000_000_000 })).toMatchObject({ error: "not_found" });
    for (let index = 0; index < 20; index += 1) good(await save());
    expect(await save()).toMatchObject({ code: 0, msg: "A category requires at most 20 documents" });
  });

  test("it is said how many products of how many shops would not meet it, and none is taken down", async () => {
    const fields = { shopId, firstCategoryId: petsId, secondCategoryId: foodId };
    const id = await putOnSale(backend.db, { name: "Bag", fields });
    const other = await openShop(backend.db, { name: "Untold" });
    await putOnSale(backend.db, { name: "Tin", fields: { ...fields, shopId: other } });
    const misfits = async (kindId = 0) =>
      recordOf(good(await operator.get(`categories/document_misfits?id=${petsId}&document_id=${kindId}`)).data);
    expect(await misfits()).toMatchObject({ products: 2, shops: 2 });
    const kind = await required();
    expect(await ofCategory()).toMatchObject({ documents: [{ misfit_products: 2, misfit_shops: 2 }] });
    good(await send(kind.id));
    expect(await misfits(kind.id)).toMatchObject({ products: 2 });
    good(await accept(kind.id));
    expect(await misfits(kind.id)).toMatchObject({ products: 1, list: [{ name: "Tin", shop_name: "Untold" }] });
    expect(await backend.db.$count(products, and(eq(products.id, id), eq(products.isOnSale, true)))).toBe(1);
  });

  test("a shop sends a document, an operator opens and refuses it, and accepts another", async () => {
    const kind = await required();
    await putOnSale(backend.db, { name: "Bag", fields: { shopId, firstCategoryId: petsId } });
    expect(await own(kind.id)).toMatchObject({
      name: "Feed licence",
      note: "From the veterinary office",
      category: `Pets ${runs}`,
      is_concerned: 1,
      accepted: null,
      sent: null,
    });
    const before = await toCheck();
    good(await send(kind.id));
    expect(await toCheck()).toBe(before + 1);
    expect(listOf(good(await operator.get("shops/waiting_documents")).data)).toContainEqual(
      expect.objectContaining({ name: "Feed licence", shop: { id: shopId, name: `Paws ${runs}` } }),
    );
    const { file, ...sent } = recordOf((await ofShop(kind.id))["sent"]);
    expect(sent).toMatchObject({ state: "waits", expires_on: dayIn(30), is_expired: 0, decided_by: "" });
    expect((await fetch(String(file))).headers.get("content-type")).toBe("image/png");
    expect((await fetch(String(file).replace(/sign=\w+/, "sign=1"))).status, "without a signature").toBe(404);
    const seen = await seenOf(kind.id);
    expect(await operator.post("shops/refuse_document", { ...seen, grounds: "" })).toMatchObject({ field: "grounds" });
    good(await operator.post("shops/refuse_document", { ...seen, grounds: "It cannot be read" }));
    expect(await own(kind.id)).toMatchObject({ sent: { state: "refused", grounds: "It cannot be read" } });
    expect(await toCheck()).toBe(before);
    good(await send(kind.id, { expires_on: dayIn(60) }));
    expect(await own(kind.id)).toMatchObject({ sent: { state: "waits", grounds: "" }, accepted: null });
    good(await accept(kind.id));
    expect(await own(kind.id)).toMatchObject({ sent: null, accepted: { state: "accepted", expires_on: dayIn(60) } });
  });

  test("two operators decide once, and nobody decides about what was sent meanwhile", async () => {
    const kind = await required();
    good(await send(kind.id));
    const read = await seenOf(kind.id);
    good(await send(kind.id));
    expect(await operator.post("shops/accept_document", read)).toMatchObject({ code: 0 });
    const seen = await seenOf(kind.id);
    const answers = await Promise.all([1, 2].map(() => operator.post("shops/accept_document", seen)));
    expect(answers.map(({ code }) => Number(code)).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await operator.post("shops/refuse_document", { ...seen, grounds: "No" })).toMatchObject({
      code: 0,
      msg: expect.stringContaining("decided about it meanwhile") as unknown,
    });
    expect(await own(kind.id)).toMatchObject({ accepted: { state: "accepted" } });
  });

  test("a renewal leaves what is accepted in force until it is accepted itself", async () => {
    const kind = await required();
    good(await send(kind.id, { expires_on: dayIn(1) }));
    good(await accept(kind.id));
    good(await send(kind.id, { expires_on: dayIn(400) }));
    expect(await own(kind.id)).toMatchObject({ accepted: { expires_on: dayIn(1) }, sent: { expires_on: dayIn(400) } });
    expect(await importProducts(bag())).toContain("1 added");
    good(await accept(kind.id));
    expect(await own(kind.id)).toMatchObject({ accepted: { expires_on: dayIn(400) }, sent: null });
    expect(await backend.db.$count(shopDocuments, eq(shopDocuments.shopId, shopId))).toBe(1);
    expect(
      await backend.db.$count(uploads, and(eq(uploads.agentId, owner.id), inArray(uploads.purpose, ["merchant"]))),
    ).toBe(2);
  });

  test("an imported product needs the documents of its category and of those above it", async () => {
    const kind = await required();
    expect(await importProducts(bag())).toContain(
      "Line 1, category: To sell in this category, the shop has to have shown documents that an operator has accepted: Feed licence",
    );
    good(await send(kind.id));
    expect(await importProducts(bag({ tagline: { en: "While it waits" } }))).toContain("1 rejected");
    good(await accept(kind.id));
    expect(await importProducts(bag({ tagline: { en: "Once accepted" } }))).toContain("1 added");
  });

  test("what is there stays when a document expires, but is not put on the shelf anew", async () => {
    const kind = await required();
    good(await send(kind.id));
    good(await accept(kind.id));
    await importProducts(bag());
    await backend.db
      .update(shopDocuments)
      .set({ expiresOn: dayIn(-1) })
      .where(eq(shopDocuments.shopId, shopId));
    expect(await own(kind.id)).toMatchObject({ accepted: { state: "accepted", is_expired: 1 } });
    const [product] = await backend.db.select().from(products).where(eq(products.shopId, shopId));
    expect(product?.isOnSale).toBe(true);
    expect(await importProducts(bag({ name: { en: "Large bag of feed" } }))).toContain("1 changed");
    expect(await importProducts(bag({ number: "F-2" }))).toContain("1 rejected");
    const setListed = (from: boolean, to: boolean) =>
      owner.post("products/change", { cells: [{ id: product?.id, field: "is_on_shelf", from, to }] });
    good(await setListed(true, false));
    expect(await setListed(false, true)).toMatchObject({
      code: 0,
      msg: expect.stringContaining("Feed licence") as unknown,
    });
    good(await send(kind.id));
    good(await accept(kind.id));
    good(await setListed(false, true));
  });

  test("a document comes with a file of one's own, and with a day that is not over where it expires", async () => {
    const kind = await required();
    expect(await send(kind.id, { file: "" })).toMatchObject({ code: 0, field: "file" });
    for (const expires_on of ["", dayIn(-1)])
      expect(await send(kind.id, { expires_on })).toMatchObject({ code: 0, field: "expires_on" });
    for (const expires_on of ["2026-02-30", "soon"])
      expect(await send(kind.id, { expires_on })).toMatchObject({ code: 0 });
    expect(await send(2_000_000_000)).toMatchObject({ error: "not_found" });
    const colleague = await backend.newDeskUser("owner", await openShop(backend.db));
    expect(await send(kind.id, { file: await fileOf(colleague) })).toMatchObject({ code: 0 });
    expect(await uploaded(owner, Buffer.from("<script>"), "licence.pdf")).toMatchObject({ code: 0 });
    good(await uploaded(owner, Buffer.from("%PDF-1.7\n"), "licence.pdf"));
    expect(await own(kind.id)).toMatchObject({ sent: null });
    const lasting = await required({ has_expiry: 0 });
    good(await send(lasting.id));
    expect(await own(lasting.id)).toMatchObject({ sent: { expires_on: "" } });
  });

  test("a shop sees nothing of another's, and its staff nothing of its documents", async () => {
    const kind = await required();
    good(await send(kind.id));
    const other = await backend.newDeskUser("owner", await openShop(backend.db));
    expect(await own(kind.id, other)).toMatchObject({ sent: null, accepted: null });
    const staff = await backend.newDeskUser("staff", shopId);
    expect(await staff.get("shop_documents/list")).toMatchObject({ code: 0, msg: "Your account may not do this" });
    expect(await owner.post("shops/accept_document", await seenOf(kind.id))).toMatchObject({
      msg: "Your account may not do this",
    });
    expect(await operator.get("shops/documents?id=2000000000")).toMatchObject({ error: "not_found" });
  });

  test("the audit log says what was sent and decided, and not where the file is", async () => {
    const kind = await required();
    good(await send(kind.id));
    good(await accept(kind.id));
    const entries = await backend.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subject, "shop_documents"), eq(auditEntries.shopId, shopId)));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["shop_documents/send", "shops/accept_document"]),
    );
    expect(JSON.stringify(entries)).not.toContain("private/");
  });

  test("a category that is removed requires nothing any more", async () => {
    const kind = await required();
    const before = await toCheck();
    good(await send(kind.id));
    expect(await toCheck()).toBe(before + 1);
    await backend.db.update(categories).set({ deletedAt: new Date() }).where(eq(categories.id, petsId));
    expect(await toCheck()).toBe(before);
    expect(listOf(good(await owner.get("shop_documents/list")).data)).toEqual([]);
    await backend.runJob(forgetShopDocuments, new Date());
    expect(await backend.db.$count(shopDocuments, eq(shopDocuments.shopId, shopId))).toBe(0);
  });

  test("files that a document has are kept; those of removed kinds, deleted shops and old refusals are forgotten", async () => {
    const kinds = [await required(), await required(), await required()];
    for (const { id } of kinds) good(await send(id));
    good(await operator.post("shops/refuse_document", { ...(await seenOf(kinds[0]?.id ?? 0)), grounds: "Blurred" }));
    const left = () => backend.db.$count(shopDocuments, eq(shopDocuments.shopId, shopId));
    const files = () => backend.db.$count(uploads, eq(uploads.agentId, owner.id));
    await backend.runJob(forgetShopDocuments, inDays(20));
    await backend.runJob(forgetUploads, inDays(20));
    expect([await left(), await files()]).toEqual([3, 3]);
    await backend.runJob(forgetShopDocuments, inDays(31));
    expect(await left()).toBe(2);
    good(await operator.post("categories/remove_document", kinds[1]));
    await backend.runJob(forgetShopDocuments, inDays(31));
    expect(await left()).toBe(1);
    await backend.db.update(shops).set({ deletedAt: new Date() }).where(eq(shops.id, shopId));
    await backend.runJob(forgetShopDocuments, inDays(31));
    expect(await left()).toBe(0);
    await backend.runJob(forgetUploads, inDays(60));
    expect(await files()).toBe(0);
  });
});
