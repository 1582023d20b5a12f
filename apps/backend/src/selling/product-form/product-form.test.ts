import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { withCheckDigit } from "../../catalogue/products/article-codes.ts";
import { storedProducts } from "../../catalogue/products/stored-products.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { categories, products, skus } from "../../platform/store/schema/catalog.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { withdrawalExclusions } from "../../platform/store/schema/withdrawals.ts";
import { and, desc, eq } from "../../platform/store/sql.ts";
import { type Answer, listOf, recordOf } from "../../test-support/ask.ts";
import { buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { idOf, openShop } from "../../test-support/stage.ts";
import { smallImage } from "../../test-support/send-upload.ts";

type Wire = Record<string, unknown>;

const freight = { mode: "default", fixed_amount: "", template_id: 0, grams: 0, cubic_centimetres: 0 };

const sku = (values: readonly number[], more: Wire = {}) => ({
  id: 0,
  values,
  number: "",
  price: "10.00",
  market_price: "",
  stock: 5,
  stock_read: null,
  barcode: "",
  maker_number: "",
  image: "",
  ...more,
});

const option = (name: string, values: readonly string[]) => ({
  id: 0,
  name: { en: name },
  values: values.map((text) => ({ id: 0, text: { en: text } })),
});

let runs = 0;

onEachStore(
  "the form of a product",
  (backend) => {
    let shopId = 0;
    let categoryId = 0;
    let mei: CallingDeskUser;
    let bo: CallingDeskUser;

    beforeEach(async () => {
      const { db } = backend;
      runs += 1;
      shopId = await openShop(db, { name: `Forms ${runs}`, returnAddress: "12 Anfu Road" });
      mei = await backend.newDeskUser("staff", shopId);
      bo = await backend.newDeskUser("owner", shopId);
      categoryId = idOf(
        await db
          .insert(categories)
          .values({ name: `Kettles ${runs}`, level: 1 })
          .returning({ id: categories.id }),
      );
    });

    const content = (more: Wire = {}): Wire => ({
      number: "",
      name: { en: `Kettle ${runs}`, zh: `水壶 ${runs}` },
      tagline: { en: "Boils" },
      description: { en: "<p>Boils water</p>" },
      images: [],
      category_id: categoryId,
      shop_category_id: 0,
      brand: "",
      options: [option("Colour", ["Red", "Blue"]), option("Size", ["S", "L"])],
      skus: [sku([0, 0]), sku([0, 1], { price: "12.00" }), sku([1, 0], { price: "9.00" }), sku([1, 1])],
      delivery: "express",
      offers_pickup: 0,
      virtual_content: "",
      freight,
      shows_stock: 1,
      has_member_price: 0,
      withdrawal_exclusion: "",
      is_listed: 1,
      ...more,
    });

    const good = (answer: Answer): Wire => {
      expect(answer, answer.text).toMatchObject({ code: 1 });
      return Array.isArray(answer.data) ? {} : recordOf(answer.data);
    };
    const save = async (body: Wire, who = mei) => good(await who.post("product/save_draft", body));
    const seenOf = (saved: Wire) => ({ id: saved["id"], revision: saved["revision"] });
    const publish = async (saved: Wire, who = mei) => good(await who.post("product/publish", seenOf(saved)));
    const detail = async (productId: number, who = mei) => good(await who.get(`product/detail?id=${productId}`));
    const storedIn = (read: Wire) => recordOf(read["stored"]);
    const contentIn = (read: Wire) => recordOf(storedIn(read)["content"]);
    const make = async (more: Wire = {}) => {
      const answer = await publish(await save({ content: content(more) }));
      expect(answer, JSON.stringify(answer)).toHaveProperty("product_id");
      return Number(answer["product_id"]);
    };
    /** Changes what is stored, from what it says now. */
    const edit = async (productId: number, change: (read: Wire) => Wire, who = mei) => {
      const read = await detail(productId, who);
      const body = {
        product_id: productId,
        base_digest: storedIn(read)["digest"],
        content: { ...contentIn(read), ...change(contentIn(read)) },
      };
      return save(body, who);
    };
    const change = async (productId: number, by: (read: Wire) => Wire) => {
      const answer = await publish(await edit(productId, by));
      expect(answer, JSON.stringify(answer)).toHaveProperty("product_id");
    };
    const skusOf = (productId: number) =>
      backend.db.select().from(skus).where(eq(skus.productId, productId)).orderBy(skus.id);
    const pageOf = async (productId: number) =>
      recordOf((await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`, { language: "en" })).data);
    const variantsOf = async (productId: number) =>
      listOf((await pageOf(productId))["goods_item"]).map((each) => each["spec_value_str"]);

    test("a product is made by a form, and its page shows it", async () => {
      const productId = await make({ number: "K-1", brand: `Fujian ${runs}`, withdrawal_exclusion: "custom" });
      const page = await pageOf(productId);
      expect(page).toMatchObject({ name: `Kettle ${runs}`, remark: "Boils", min_price: "9.00", stock: 20 });
      expect(await variantsOf(productId)).toEqual(["Red,S", "Red,L", "Blue,S", "Blue,L"]);
      const read = await detail(productId);
      expect(read).toMatchObject({ draft: null, missing: [] });
      const stored = contentIn(read);
      expect(stored).toMatchObject({
        number: "K-1",
        brand: `Fujian ${runs}`,
        withdrawal_exclusion: "custom",
        is_listed: 1,
      });
      expect(listOf(stored["skus"]).map((each) => [each["values"], each["price"], each["stock"]])).toEqual([
        [[0, 0], "10.00", 5],
        [[0, 1], "12.00", 5],
        [[1, 0], "9.00", 5],
        [[1, 1], "10.00", 5],
      ]);
      expect(await backend.db.$count(withdrawalExclusions, eq(withdrawalExclusions.productId, productId))).toBe(1);
      const [audited] = await backend.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
      expect(audited?.subjectId).toBeDefined();
    });

    test("what a form writes is what an import of the same would have written", async () => {
      const productId = await make({ number: "K-2" });
      const variants = listOf(content()["skus"]).map(({ values, price, stock }) => {
        const [colour = 0, size = 0] = values as readonly number[];
        return { values: [["Red", "Blue"][colour], ["S", "L"][size]], price, stock };
      });
      const { name, tagline, description, options } = content();
      const product = {
        number: "K-3",
        category: `#${categoryId}`,
        name,
        tagline,
        description,
        options: listOf(options).map((each) => ({
          name: each["name"],
          values: listOf(each["values"]).map(({ text }) => text),
        })),
        skus: variants,
      };
      const folder = await mkdtemp(join(tmpdir(), "plaza-form-"));
      await writeFile(join(folder, "same.jsonl"), JSON.stringify(product));
      const args = ["import", "products", join(folder, "same.jsonl"), "--shop", String(shopId)] as const;
      const { code, errors } = await backend.operate(...args);
      await rm(folder, { recursive: true });
      expect([code, errors]).toEqual([0, []]);
      const [made, imported] = await Promise.all(
        ["K-2", "K-3"].map((number) =>
          storedProducts(backend.db, and(eq(products.shopId, shopId), eq(products.ownNumber, number))),
        ),
      );
      expect(made?.[0]?.id).toBe(productId);
      const plain = (found: typeof made) => {
        const [product] = found ?? [];
        const texts = new Map(product?.options.flatMap(({ values }) => values.map(({ id, text }) => [id, text])));
        return {
          ...product,
          id: 0,
          number: "",
          options: product?.options.map(({ name, values }) => [name, values.map(({ text }) => text)]),
          skus: product?.skus.map((each) => ({
            ...each,
            id: 0,
            productId: 0,
            optionValueIds: each.optionValueIds.map((id) => texts.get(id)),
          })),
        };
      };
      expect(imported?.[0]).toBeDefined();
      expect(plain(made)).toEqual(plain(imported));
    });

    test("a draft is saved half finished, says what is missing, and is published once nothing is", async () => {
      const first = await save({
        content: content({ name: {}, category_id: 0, skus: [sku([0, 0], { price: "", stock: null })] }),
      });
      const fields = listOf(first["missing"]).map((each) => [each["field"], each["sku"]]);
      expect(fields).toEqual(
        expect.arrayContaining([
          ["name", null],
          ["categoryId", null],
          ["price", 0],
          ["stock", 0],
          ["options[0].values[1]", null],
        ]),
      );
      const refused = await publish(first);
      expect(listOf(refused["problems"])).toEqual(first["missing"]);
      expect(await backend.db.$count(products, eq(products.shopId, shopId))).toBe(0);
      const second = await save({ ...seenOf(first), content: content() });
      expect(second).toMatchObject({ revision: 2, missing: [] });
      expect(await publish(second)).toMatchObject({ is_approved: 1 });
      expect(await mei.post("product/publish", seenOf(second))).toMatchObject({ code: 0 });
    });

    test("numbers, barcodes and values are not twice in a product, and a barcode is one", async () => {
      const barcode = withCheckDigit("400638133393");
      const twins = [
        sku([0, 0], { number: "A", barcode }),
        sku([0, 1], { number: "A", barcode }),
        sku([1, 0], { barcode: "4006381333930" }),
        sku([1, 0], { price: "0.00" }),
        sku([1, 1]),
      ];
      const { missing } = await save({ content: content({ skus: twins }) });
      expect(listOf(missing).map((each) => [each["field"], each["sku"]])).toEqual([
        ["number", 1],
        ["barcode", 1],
        ["barcode", 2],
        ["price", 3],
        ["values", 3],
      ]);
      await make({ number: "K-9" });
      const taken = await save({ content: content({ number: "K-9" }) });
      expect(listOf(taken["missing"])).toEqual([
        { field: "number", sku: null, message: "Another product of the shop has this number" },
      ]);
    });

    test("rich text that is edited is cleaned, and texts beyond their limits are refused with their field", async () => {
      const productId = await make({ description: { en: `<p onclick="steal()">Hot<script>steal()</script></p>` } });
      expect(contentIn(await detail(productId))["description"]).toEqual({ en: "<p>Hot</p>" });
      for (const wrong of [
        { name: { en: "x".repeat(201) } },
        { skus: [sku([0, 7])] },
        { skus: [sku([0])] },
        { skus: [sku([0, 0], { price: "-1" })] },
        { skus: Array.from({ length: 501 }, () => sku([0, 0])) },
        { options: [1, 2, 3, 4].map((each) => option(String(each), ["a"])) },
        { images: ["uploads/products/of-another-shop.png"] },
        { category_id: "7" },
        { withdrawal_exclusion: "because" },
        { freight: { ...freight, mode: "by air" } },
      ])
        expect(
          await mei.post("product/save_draft", { content: content(wrong) }),
          JSON.stringify(wrong).slice(0, 80),
        ).toMatchObject({
          code: 0,
        });
      expect(await mei.post("product/save_draft", { content: "none" })).toMatchObject({ code: 0 });
    });

    test("pictures that were sent for the shop are those of its products, and of nobody else's", async () => {
      const form = new FormData();
      form.set("file", new File([new Uint8Array(await smallImage())], "kettle.png"));
      const headers = { token: mei.token };
      const sent = await fetch(`${backend.url}/deskapi/product/upload_picture`, {
        method: "POST",
        headers,
        body: form,
      });
      const path = String(recordOf(recordOf(await sent.json())["data"])["base_uri"]);
      const productId = await make({
        images: [path],
        skus: [0, 1, 2, 3].map((each) => sku([each % 2, each >> 1], { image: path })),
      });
      expect(listOf((await pageOf(productId))["goods_image"]).map((each) => String(each["uri"]))).toEqual([
        expect.stringContaining(path),
      ]);
      const other = await backend.newDeskUser("staff", await openShop(backend.db, { name: `Others ${runs}` }));
      const stolen = await other.post("product/save_draft", { content: content({ images: [path] }) });
      expect(stolen).toMatchObject({ code: 0, msg: "One of these pictures was not sent for this shop" });
    });

    test("what is of another shop is not found", async () => {
      const productId = await make();
      const draft = await save({ content: content() });
      const other = await backend.newDeskUser("staff", await openShop(backend.db, { name: `Strange ${runs}` }));
      const agent = await backend.newDeskUser("agent", shopId);
      expect(await other.get(`product/detail?id=${productId}`)).toMatchObject({ code: 0 });
      expect(await other.get(`product/detail?draft_id=${String(draft["id"])}`)).toMatchObject({ code: 0 });
      for (const call of ["discard_draft", "publish", "preview"])
        expect(await other.post(`product/${call}`, seenOf(draft)), call).toMatchObject({ code: 0 });
      for (const call of ["archive", "restore", "duplicate"])
        expect(await other.post(`product/${call}`, { id: productId }), call).toMatchObject({ code: 0 });
      const digest = storedIn(await detail(productId))["digest"];
      const theirs = { product_id: productId, base_digest: digest, content: content() };
      expect(await other.post("product/save_draft", theirs)).toMatchObject({ code: 0 });
      expect(await other.post("product/save_draft", { ...seenOf(draft), content: content() })).toMatchObject({
        code: 0,
      });
      expect(await agent.post("product/save_draft", { content: content() })).toMatchObject({ code: 0 });
      expect(listOf((await other.get("product/drafts")).data)).toEqual([]);
      expect(listOf((await mei.get("product/drafts")).data)).toHaveLength(1);
    });

    test("a colleague's draft is no one's to overwrite, and is shown to who would", async () => {
      const productId = await make();
      const first = await edit(productId, () => ({ tagline: { en: "Mei's" } }));
      const second = await edit(productId, () => ({ tagline: { en: "Bo's" } }), bo);
      expect(recordOf(second["conflict"])).toMatchObject({ id: first["id"], content: { tagline: { en: "Mei's" } } });
      expect(recordOf(second["conflict"])["changed_by"]).toBe("Mei & <Li>");
      const digest = storedIn(await detail(productId))["digest"];
      const overwriting = { ...seenOf(first), product_id: productId, base_digest: digest };
      expect(await save({ ...overwriting, content: content() }, bo)).toMatchObject({ revision: 2 });
      expect(await save({ ...overwriting, content: content() })).toHaveProperty("conflict");
      expect(await mei.post("product/publish", seenOf(first))).toMatchObject({ code: 0 });
    });

    test("what has changed in the store since a draft was begun is not overwritten, sold pieces are no change", async () => {
      const productId = await make();
      const [red] = await skusOf(productId);
      const draft = await edit(productId, (read) => ({
        skus: listOf(read["skus"]).map((each) =>
          each["id"] === red?.id ? { ...each, price: "20.00", stock: 8 } : each,
        ),
      }));
      await backend.db
        .update(skus)
        .set({ stock: 3 })
        .where(eq(skus.id, red?.id ?? 0));
      const listed = [{ id: red?.id, field: "price", from: "10.00", to: "11.00" }];
      good(await bo.post("products/change", { cells: listed }));
      const answer = await publish(draft);
      const conflict = recordOf(answer["conflict"]);
      expect(conflict["fields"]).toEqual([{ field: "price", sku_id: red?.id }]);
      expect((await skusOf(productId))[0]).toMatchObject({ price: 1100, stock: 3 });
      const read = await detail(productId);
      expect(recordOf(read["draft"])).toMatchObject({ is_behind: 1 });
      const compared = {
        ...seenOf(draft),
        product_id: productId,
        base_digest: conflict["digest"],
        content: recordOf(recordOf(read["draft"])["content"]),
      };
      await publish(await save(compared));
      // Two of five were sold while three were added.
      expect((await skusOf(productId))[0]).toMatchObject({ price: 2000, stock: 6 });
      expect(await pageOf(productId)).toMatchObject({ min_price: "9.00" });
    });

    test("options and values are renamed and reordered, and SKUs stay who they are", async () => {
      const productId = await make();
      const before = await skusOf(productId);
      await change(productId, (read) => {
        const [colour, size] = listOf(read["options"]);
        const values = listOf(colour?.["values"]);
        return {
          options: [
            size,
            { ...colour, name: { en: "Paint" }, values: [values[1], { ...values[0], text: { en: "Crimson" } }] },
          ],
          skus: listOf(read["skus"]).map((each) => {
            const [first = 0, second = 0] = each["values"] as readonly number[];
            return { ...each, values: [second, 1 - first] };
          }),
        };
      });
      const after = await skusOf(productId);
      expect(after.map(({ id, price }) => [id, price])).toEqual(before.map(({ id, price }) => [id, price]));
      expect(await variantsOf(productId)).toEqual(["S,Crimson", "L,Crimson", "S,Blue", "L,Blue"]);
      const options = listOf((await pageOf(productId))["goods_spec"]);
      expect(options.map((each) => [each["name"], listOf(each["spec_value"]).map((value) => value["value"])])).toEqual([
        ["Size", ["S", "L"]],
        ["Paint", ["Blue", "Crimson"]],
      ]);
    });

    test("an option that is removed leaves the SKUs that the form has; carts, orders and prices of the others are remembered", async () => {
      const productId = await make();
      const all = await skusOf(productId);
      const [redS, redL, blueS, blueL] = all.map(({ id }) => id);
      const customer = await backend.newCustomer();
      for (const id of [redS, blueL]) good(await customer.post("cart/add", { item_id: id, goods_num: 1 }));
      const { customer: newBuyer, some, submit } = buying(backend);
      const buyer = await newBuyer();
      const bought = await submit(buyer, [some({ skuId: blueL ?? 0, productId }, 1, { shop_id: shopId })]);
      expect(bought, bought.text).toMatchObject({ code: 1 });
      await change(productId, (read) => ({
        options: listOf(read["options"]).slice(0, 1),
        skus: listOf(read["skus"])
          .filter((each) => each["id"] === redS || each["id"] === blueS)
          .map((each) => ({ ...each, values: (each["values"] as readonly number[]).slice(0, 1) })),
      }));
      expect((await skusOf(productId)).map(({ id }) => id)).toEqual([redS, blueS]);
      expect(await variantsOf(productId)).toEqual(["Red", "Blue"]);
      const lines = listOf(recordOf((await customer.get("cart/lists")).data)["lists"]).flatMap((shop) =>
        listOf(shop["cart"]),
      );
      expect(lines.map((each) => [each["item_id"], each["has_item"]])).toEqual([
        [blueL, 0],
        [redS, 1],
      ]);
      expect(await customer.post("cart/add", { item_id: redL, goods_num: 1 })).toMatchObject({ code: 0 });
      expect(await submit(buyer, [some({ skuId: blueL ?? 0, productId }, 1, { shop_id: shopId })])).toMatchObject({
        code: 0,
      });
      const [line] = await backend.db.select().from(orderLines).where(eq(orderLines.productId, productId));
      expect(line).toMatchObject({ skuId: blueL, optionText: "Blue,L" });
      expect(await backend.db.$count(skuPriceChanges, eq(skuPriceChanges.skuId, blueL ?? 0))).toBe(1);
      const listedSkus = listOf(recordOf((await mei.get("products/list")).data)["list"]).flatMap((each) =>
        listOf(each["skus"]),
      );
      expect(listedSkus.map((each) => each["id"])).toEqual([redS, blueS]);
    });

    test("a combination that is left out and comes back is the SKU that it was, with the prices that it had", async () => {
      const productId = await make();
      const all = await skusOf(productId);
      const gone = all[3]?.id ?? 0;
      await change(productId, (read) => ({ skus: listOf(read["skus"]).slice(0, 3) }));
      expect(await skusOf(productId)).toHaveLength(3);
      await change(productId, (read) => ({
        skus: [...listOf(read["skus"]), sku([1, 1], { price: "30.00", stock: 2 })],
      }));
      const back = (await skusOf(productId)).find(({ id }) => id === gone);
      expect(back).toMatchObject({ price: 3000, stock: 2, retiredFrom: null });
      const prices = await backend.db.select().from(skuPriceChanges).where(eq(skuPriceChanges.skuId, gone));
      expect(prices.map(({ price }) => price).toSorted((one, other) => one - other)).toEqual([1000, 3000]);
    });

    test("an option is added to a product of one SKU, which stays the one that the form says", async () => {
      const productId = await make({ options: [], skus: [sku([])] });
      const [only] = await skusOf(productId);
      await change(productId, (read) => ({
        options: [option("Colour", ["Red", "Blue"])],
        skus: [{ ...listOf(read["skus"])[0], values: [1] }, sku([0], { number: "R" })],
      }));
      const after = await skusOf(productId);
      expect(after).toHaveLength(2);
      expect(await variantsOf(productId)).toEqual(["Blue", "Red"]);
      expect(after[0]?.id).toBe(only?.id);
      await change(productId, (read) => ({
        skus: listOf(read["skus"]).map((each, index) => ({ ...each, values: [index], number: ["R", "B"][index] })),
      }));
      expect((await skusOf(productId)).map(({ ownNumber }) => ownNumber)).toEqual(["R", "B"]);
      expect(await variantsOf(productId)).toEqual(["Red", "Blue"]);
    });

    test("a flash offer of a SKU ends with it, and what was set aside is stock of none", async () => {
      const productId = await make();
      const all = await skusOf(productId);
      const [staying, gone] = [all[0]?.id ?? 0, all[3]?.id ?? 0];
      const slotId = idOf(
        await backend.db
          .insert(flashSlots)
          .values({ startMinute: 0, endMinute: 1440 })
          .returning({ id: flashSlots.id }),
      );
      const offerId = idOf(
        await backend.db
          .insert(flashOffers)
          .values({ slotId, productId, startsOn: "2020-01-01", isApproved: true })
          .returning({ id: flashOffers.id }),
      );
      await backend.db.insert(flashPrices).values([
        { offerId, skuId: staying, price: 500 },
        { offerId, skuId: gone, price: 400, setAside: 2, setAsideLeft: 2 },
      ]);
      expect(await pageOf(productId)).toMatchObject({ min_price: "4.00" });
      await change(productId, (read) => ({ skus: listOf(read["skus"]).slice(0, 3) }));
      expect(await pageOf(productId)).toMatchObject({ min_price: "5.00" });
      const left = await backend.db.select().from(flashPrices).where(eq(flashPrices.offerId, offerId));
      expect(left.map(({ skuId }) => skuId)).toEqual([staying]);
      const [retired] = await backend.db.select().from(skus).where(eq(skus.id, gone));
      expect(retired).toMatchObject({ productId: null, retiredFrom: productId });
    });

    test("a product that is archived is gone for shoppers, and comes back off the shelf", async () => {
      const productId = await make();
      await edit(productId, () => ({ tagline: {} }));
      good(await mei.post("product/archive", { id: productId }));
      expect(await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`)).toMatchObject({ code: 0 });
      expect(await detail(productId)).toMatchObject({ draft: null, stored: { is_archived: 1 } });
      const listed = recordOf((await mei.get("product/archived")).data);
      expect(listOf(listed["list"])).toMatchObject([{ id: productId, price: "9.00" }]);
      const body = {
        product_id: productId,
        base_digest: storedIn(await detail(productId))["digest"],
        content: content(),
      };
      expect(await mei.post("product/save_draft", body)).toMatchObject({ code: 0 });
      good(await mei.post("product/restore", { id: productId }));
      expect(contentIn(await detail(productId))).toMatchObject({ is_listed: 0 });
      await change(productId, () => ({ is_listed: 1 }));
      expect(await pageOf(productId)).toMatchObject({ id: productId });
    });

    test("a duplicate is a draft of its own without numbers and pieces", async () => {
      const productId = await make({ number: "K-7" });
      const copy = good(await mei.post("product/duplicate", { id: productId }));
      const read = good(await mei.get(`product/detail?draft_id=${String(copy["id"])}`));
      const copied = recordOf(recordOf(read["draft"])["content"]);
      expect(copied).toMatchObject({ number: "", name: { en: `Kettle ${runs}` }, is_listed: 0 });
      expect(listOf(copied["skus"]).every((each) => each["id"] === 0 && each["stock"] === null)).toBe(true);
      expect(read["stored"]).toBeNull();
    });

    test("a category for other shops, and a product that is taken down, are not published", async () => {
      const below = idOf(
        await backend.db
          .insert(categories)
          .values({ name: `Below ${runs}`, level: 2, parentId: categoryId })
          .returning({ id: categories.id }),
      );
      const above = await save({ content: content() });
      expect(listOf(above["missing"])).toMatchObject([
        { field: "categoryId", message: "Choose a category below this one" },
      ]);
      categoryId = below;
      const operator = await backend.newDeskUser("operator", null);
      const productId = await make();
      good(await operator.post("all_products/take_down", { id: productId, grounds: "A forged brand" }));
      await change(productId, () => ({ is_listed: 0 }));
      const draft = await edit(productId, () => ({ is_listed: 1 }));
      const answer = await mei.post("product/publish", seenOf(draft));
      expect(answer).toMatchObject({ code: 0, msg: expect.stringContaining("has taken") as unknown });
      const choices = good(await mei.get("product/choices"));
      const own = listOf(choices["categories"]).filter((each) => each["id"] === below);
      expect(own).toMatchObject([{ parent_id: expect.any(Number) as unknown, is_leaf: 1, objection: "" }]);
    });

    test("what waits for approval waits again with each change of what is looked at", async () => {
      const operator = await backend.newDeskUser("operator", null);
      good(await operator.post("shops/set_approval", { id: shopId, rule: "always" }));
      const added = await publish(await save({ content: content() }));
      expect(added).toMatchObject({ is_approved: 0 });
      const productId = Number(added["product_id"]);
      expect(await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`)).toMatchObject({ code: 0 });
      const approval = () => detail(productId).then((read) => recordOf(storedIn(read)["approval"])["revision"]);
      expect(await approval()).toBe(1);
      await change(productId, (read) => ({
        skus: listOf(read["skus"]).map((each) => ({ ...each, price: "11.00" })),
      }));
      expect(await approval()).toBe(1);
      await change(productId, () => ({ tagline: { en: "Whistles" } }));
      expect(await approval()).toBe(2);
    });

    test("a preview shows the draft to whoever has its address, counts nothing and sells nothing, and ends with the draft", async () => {
      const productId = await make();
      const draft = await edit(productId, () => ({ name: { en: "Not yet" } }));
      const addresses = recordOf(good(await mei.post("product/preview", seenOf(draft)))["addresses"]);
      const address = new URL(String(addresses["ja"]));
      expect(address.pathname).toBe(`/pc/ja/goods_details/${productId}`);
      const headers = { "x-plaza-preview": address.searchParams.get("preview") ?? "" };
      const shown = (id: number) => backend.ask(`goods/getGoodsDetail?goods_id=${id}`, { headers, language: "en" });
      const page = recordOf((await shown(productId)).data);
      expect(page).toMatchObject({ name: "Not yet", clicks: 0, min_price: "9.00" });
      expect(recordOf((await shown(productId)).data)).toMatchObject({ clicks: 0 });
      const customer = await backend.newCustomer();
      const [first] = listOf(page["goods_item"]);
      expect(await customer.post("cart/add", { item_id: first?.["id"], goods_num: 1 })).toMatchObject({ code: 0 });
      expect(await pageOf(productId)).toMatchObject({ name: `Kettle ${runs}` });
      await save({
        ...seenOf(draft),
        product_id: productId,
        base_digest: storedIn(await detail(productId))["digest"],
        content: content(),
      });
      expect(await shown(productId)).toMatchObject({ code: 0, msg: "This preview has ended" });
      const fresh = await save({ content: content({ is_listed: 0 }) });
      const own = recordOf(good(await mei.post("product/preview", seenOf(fresh)))["addresses"]);
      const at = new URL(String(own["en"]));
      const id = Number(at.pathname.split("/").at(-1));
      const asked = { headers: { "x-plaza-preview": at.searchParams.get("preview") ?? "" } };
      expect(await backend.ask(`goods/getGoodsDetail?goods_id=${id}`, asked)).toMatchObject({ code: 1 });
      expect(await backend.ask(`goods/getGoodsDetail?goods_id=${id}`)).toMatchObject({ code: 0 });
    });

    test("freight and virtual goods are written as checkouts read them", async () => {
      const productId = await make({ freight: { ...freight, mode: "fixed", fixed_amount: "8.00", grams: 300 } });
      expect(contentIn(await detail(productId))["freight"]).toMatchObject({
        mode: "fixed",
        fixed_amount: "8.00",
        grams: 300,
      });
      await change(productId, () => ({ delivery: "virtual", virtual_content: "Key: 1234" }));
      expect(contentIn(await detail(productId))).toMatchObject({ delivery: "virtual", virtual_content: "Key: 1234" });
      const { missing } = await save({
        content: content({ freight: { ...freight, mode: "template", template_id: 999_999 } }),
      });
      expect(listOf(missing)).toMatchObject([{ field: "freight.templateId" }]);
    });

    test("two SKUs that change their stock at once, by a form and by an order, both count", async () => {
      const productId = await make();
      const [first] = await skusOf(productId);
      const draft = await edit(productId, (read) => ({
        skus: listOf(read["skus"]).map((each) => (each["id"] === first?.id ? { ...each, stock: 15 } : each)),
      }));
      const { customer: newBuyer, some, submit } = buying(backend);
      const buyer = await newBuyer();
      const [ordered] = await Promise.all([
        submit(buyer, [some({ skuId: first?.id ?? 0, productId }, 2, { shop_id: shopId })]),
        publish(draft),
      ]);
      expect(ordered, ordered.text).toMatchObject({ code: 1 });
      expect((await skusOf(productId))[0]?.stock).toBe(13);
    });
  },
  { shopOrigin: "https://shop.example" },
);
