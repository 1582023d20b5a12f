import { fetchProductList } from "@plaza/api-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { recordOf } from "../../test-support/ask.ts";
import {
  categories,
  productOptions,
  productOptionValues,
  products,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";

onEachStore("search", (backend) => {
  const find = async (text: string, more: Partial<Parameters<typeof fetchProductList>[1]> = {}) => {
    const api = backend.client();
    return fetchProductList(api, { text, page: 1, pageSize: 100, ...more });
  };
  const idsFor = async (text: string) => (await find(text)).items.map(({ id }) => id);

  test.each([
    ["a word", "teapot", "釉"],
    ["capitals and full-width forms", "ＴＥＡＰＯＴ", "釉"],
    ["a plural", "teapots", "釉"],
    ["the beginning of a word", "teap", "釉"],
    ["swapped letters", "teapto", "釉"],
    ["Chinese inside other Chinese", "茶壶", "釉"],
    ["Japanese inside other Japanese", "ティーポット", "釉"],
    ["hiragana", "てぃーぽっと", "釉"],
    ["half-width katakana", "ﾃｨｰﾎﾟｯﾄ", "釉"],
    ["a slip in katakana", "ティーポッド", "釉"],
    ["Korean", "찻주전자", "釉"],
  ])("search finds the teapot by %s", async (_, text, mark) => {
    const { items } = await find(text);
    const api = backend.client({ locale: "zh" });
    const inChinese = await fetchProductList(api, { text, page: 1, pageSize: 100 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ name }) => name).join("|")).toMatch(/teapot/i);
    expect(inChinese.items.map(({ name }) => name).join("|")).toContain(mark);
  });

  test.each(["headfones", "headphones", "耳机", "ヘッドホン", "헤드폰"])(
    "search finds headphones by %s",
    async (text) => {
      const { items } = await find(text);
      expect(items[0]?.name).toMatch(/headphone|earbud/i);
    },
  );

  test("search ranks names over the rest, leaves out longer words where there is what was typed, and ranks equals by their sales", async () => {
    const { db } = backend;
    const [category] = await db
      .insert(categories)
      .values({ level: 1, name: "Zorbling", isShown: false })
      .returning({ id: categories.id });
    const sold = (actualSales: number) => ({ actualSales });
    const elsewhere = await putOnSale(db, {
      name: "Kettle",
      fields: { ...sold(900), firstCategoryId: category?.id ?? 1 },
    });
    await putOnSale(db, { name: "Zorblingette", fields: sold(800) });
    const fewer = await putOnSale(db, { name: "Zorbling for the desk", fields: sold(10) });
    const most = await putOnSale(db, { name: "A zorbling", fields: sold(20) });
    const tagged = await putOnSale(db, { name: "Lamp", tagline: "Next to a zorbling", fields: sold(1000) });
    expect(await idsFor("zorbling")).toEqual([most, fewer, elsewhere, tagged]);

    for (const pageSize of [1, 2, 3]) {
      const paged: number[] = [];
      for (let page = 1; page <= 4; page += 1) {
        const { items, total } = await find("zorbling", { page, pageSize });
        expect(total).toBe(4);
        paged.push(...items.map(({ id }) => id));
      }
      expect(paged).toEqual([most, fewer, elsewhere, tagged]);
    }
  });

  test("search takes corrections only where there is no such word", async () => {
    const { db } = backend;
    const blick = await putOnSale(db, { name: "Blickbox" });
    const block = await putOnSale(db, { name: "Blockbox" });
    expect(await idsFor("blickbox")).toEqual([blick]);
    expect((await idsFor("bleckbox")).toSorted((left, right) => left - right)).toEqual([blick, block]);
    expect(await idsFor("lbockbox")).toEqual([block]);
    expect(await idsFor("blqqkbqq")).toEqual([]);
  });

  test("search takes a word that it has put right for a whole one, and not for the beginning of another", async () => {
    const id = await putOnSale(backend.db, { name: "Plungerette" });
    expect(await idsFor("plunger")).toEqual([id]);
    expect(await idsFor("plugner")).toEqual([]);
  });

  test("search puts right a slip in a katakana word that the name of a product alone has", async () => {
    const id = await putOnSale(backend.db, { name: "箱", translations: { ja: "ゾルブリンガの箱" } });
    expect(await idsFor("ゾルブリンカ")).toEqual([id]);
  });

  test("search says what it has put right, and takes a text as it was typed where that is asked for", async () => {
    const corrected = async (query: string) => {
      const { data } = await backend.ask(`pc/goodsList?${query}`, { language: "en" });
      return recordOf(data)["search_meaning"];
    };
    expect(await corrected("name=teapto")).toEqual({ corrected: "teapot" });
    expect(await corrected("name=mgu")).toEqual({ corrected: "mug" });
    expect(await corrected("name=Teapto under 500")).toEqual({ corrected: "teapot under 500" });
    expect(await corrected("name=teapot")).toBeUndefined();
    expect(await corrected("name=teapto&literal=1")).not.toHaveProperty("corrected");
    expect(await backend.ask("pc/goodsList?name=teapto&literal=1")).toMatchObject({ data: { list: [] } });
    expect(await backend.ask("goods/getGoodsList?keyword=teapto", { language: "en" })).toMatchObject({
      data: { search_meaning: { corrected: "teapot" } },
    });
  });

  test.each([
    ["thvk", "소파", /sofa|loveseat|reading corner/i],
    ["gpemvhs", "헤드폰", /headphone|earbud/i],
    ["rhcqud", "꽃병", /vase|jar|vessel/i],
  ])("search reads Korean that was typed on Latin keys: %s", async (text, meant, names) => {
    const { items, meaning } = await find(text);
    expect(meaning?.corrected).toBe(meant);
    expect(items[0]?.name).toMatch(names);
    expect((await find(text, { literal: true })).items).toEqual([]);
  });

  test("search takes letters that something is called by for themselves, whatever they write on Korean keys", async () => {
    const id = await putOnSale(backend.db, { name: "Thvk" });
    const { items, meaning } = await find("thvk");
    expect(items.map((item) => item.id)).toEqual([id]);
    expect(meaning).toBeUndefined();
  });

  test.each(["我想买一条送妈妈的暖和围巾", "两条送"])(
    "search puts nothing right of which only a count would be left: %s",
    async (text) => {
      const { data } = await backend.ask(`pc/goodsList?name=${encodeURIComponent(text)}`, { language: "zh" });
      expect(recordOf(recordOf(data)["search_meaning"] ?? {})).not.toHaveProperty("corrected");
    },
  );

  test.each([
    ["en", "name=teapto&literal=1", { nearest: "teapot" }],
    ["en", "name=mgu&literal=1", { nearest: "mug", nearest_category: { name: "Cups & mugs" } }],
    ["en", "name=kitchen+drone", { nearest: "kitchen", nearest_category: { name: "Kitchen" } }],
    ["ja", "name=ティーポッド&literal=1", { nearest: "ティーポット" }],
    ["en", "name=running shoes under ¥1", { nearest: "running shoes", nearest_category: { name: "Running shoes" } }],
    ["zh", "name=茶壶 1元以下", { nearest: "茶壶" }],
    ["en", "name=quxblorf", undefined],
    ["en", "name=red+quxblorf", undefined],
    ["en", "name=washing+machine", undefined],
  ] as const)("where nothing is found, search offers what comes nearest: %s %s", async (language, query, meaning) => {
    const { data } = await backend.ask(`pc/goodsList?${query}`, { language });
    expect(recordOf(data)["list"]).toEqual([]);
    if (meaning === undefined) expect(recordOf(data)["search_meaning"]).toBeUndefined();
    else expect(recordOf(data)["search_meaning"]).toMatchObject(meaning);
  });

  test("what is offered in place of a search finds something", async () => {
    for (const text of ["teapto", "garden hose", "yoga mat", "camping stove xl 3000"]) {
      const { data } = await backend.ask(`pc/goodsList?name=${encodeURIComponent(text)}&literal=1`, { language: "en" });
      const { nearest } = recordOf(recordOf(data)["search_meaning"] ?? {});
      if (typeof nearest === "string") expect((await find(nearest)).total, text).toBeGreaterThan(0);
    }
  });

  test("search takes a bound of prices for one", async () => {
    const { items } = await find("teapot under 200");
    expect(items.length).toBeGreaterThan(0);
    for (const { price } of items) expect(price).toBeLessThanOrEqual(200_00);
    expect((await find("teapot")).items.some(({ price }) => price > 200_00)).toBe(true);
  });

  test.each([
    ["couch", "sofa|loveseat|reading corner"],
    ["red shoes", "shoe|heel|flat|pump|boot|sneaker|mule"],
    ["mobile", "phone"],
    ["沙發", "sofa|loveseat|reading corner"],
    ["耳機", "headphone|earbud"],
    ["shafa", "sofa|loveseat|reading corner"],
    ["flipflops", "flip-flop"],
    ["ヘッドフォン", "headphone|earbud"],
    ["쇼파", "sofa|loveseat|reading corner"],
  ])("search understands %j", async (text, meant) => {
    const { items } = await find(text);
    expect(items[0]?.name).toMatch(new RegExp(meant, "i"));
  });

  test("a product is opened on what was asked for of its options, if possible on what is in stock", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Quibblet", stock: 0 });
    const inColour = await colours(id, { 黑色: "Black", 红色: "Red", 酒红: "Burgundy" });
    const plain = await putOnSale(db, { name: "Quibblet" });
    const skuFor = async (text: string) => {
      const { items } = await find(text);
      return items.find((card) => card.id === id)?.meantSkuId;
    };
    expect((await find("red quibblet")).items.map((card) => [card.id, card.meantSkuId])).toEqual([
      [id, inColour.get("Red")],
      [plain, undefined],
    ]);
    expect(await skuFor("burgundy quibblet")).toBe(inColour.get("Burgundy"));
    expect(await skuFor("红色 quibblet")).toBe(inColour.get("Red"));
    expect(await skuFor("quibblet")).toBeUndefined();
    await db
      .update(skus)
      .set({ stock: 0 })
      .where(eq(skus.id, inColour.get("Red") ?? 0));
    expect(await skuFor("red quibblet")).toBe(inColour.get("Burgundy"));
  });

  /** Gives a product an option of colours, with a SKU each. @returns these by the English name */
  async function colours(productId: number, values: Readonly<Record<string, string>>) {
    const { db } = backend;
    const [option] = await db
      .insert(productOptions)
      .values({ productId, name: "颜色", position: 0, translations: { en: { name: "Colour" } } })
      .returning({ id: productOptions.id });
    const rows = await db
      .insert(productOptionValues)
      .values(
        Object.entries(values).map(([value, english], position) => ({
          optionId: option?.id ?? 0,
          value,
          position,
          translations: { en: { value: english } },
        })),
      )
      .returning({ id: productOptionValues.id, value: productOptionValues.value });
    const made = await db
      .insert(skus)
      .values(rows.map((row) => ({ productId, optionValueIds: [row.id], price: 1000, stock: 5 })))
      .returning({ id: skus.id });
    return new Map(rows.map(({ value }, index) => [values[value] ?? "", made[index]?.id]));
  }

  test.each(["blue sofa", "蓝色沙发", "青いソファ", "파란 소파"])("search shows sofas alone for %j", async (text) => {
    const { items } = await find(text);
    expect(items[0]?.name).toMatch(/^Harbour Sofa/);
    for (const { name } of items) expect(name).toMatch(/sofa|loveseat|reading corner/i);
  });

  test.each([
    "air fryer",
    "drone",
    "washing machine",
    "white refrigerator",
    "充电宝",
    "冷蔵庫",
    "전자레인지",
    "세탁기",
  ])("search finds nothing like %j", async (text) => {
    expect((await find(text)).items).toEqual([]);
  });

  test("search finds a product by its barcode, with and without what fills that up", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Snoodle" });
    await db.update(skus).set({ barcode: "04006381333931", makerNumber: "SN-77/4" }).where(eq(skus.productId, id));
    for (const code of ["4006381333931", "04006381333931", "sn-77/4", "SN774"])
      expect(await idsFor(code), code).toEqual([id]);
  });

  test("search ranks products with all of the words before those with what is wanted, and finds none where nobody has that", async () => {
    const { db } = backend;
    const both = await putOnSale(db, { name: "Quornal vasket" });
    const one = await putOnSale(db, { name: "Quornal" });
    const other = await putOnSale(db, { name: "Pelmint vasket" });
    expect(await idsFor("vasket quornal")).toEqual([both, one, other]);
    expect(await idsFor("xyzzyplugh quornal")).toEqual([both, one].toSorted((left, right) => right - left));
    expect(await idsFor("quornal xyzzyplugh")).toEqual([]);
    expect(new Set(await idsFor("pelmint quornal"))).toEqual(new Set([both, one, other]));
    expect(new Set((await idsFor("pelmint quornal vasket")).slice(0, 2))).toEqual(new Set([both, other]));
  });

  test("search finds words in scripts without spaces inside longer ones, and parts that stand apart", async () => {
    const { db } = backend;
    const id = await putOnSale(db, {
      name: "龘龖麤羴套装",
      translations: { ja: "ヌヴェッポセット", ko: "뷁쉙퀡머그컵" },
    });
    for (const text of ["龖麤", "龘龖麤", "羴套装", "龘龖套装", "ヴェッポ", "ぬゔぇっぽ", "쉙퀡", "뷁쉙퀡", "龘"]) {
      expect((await idsFor(text))[0], text).toBe(id);
    }
  });

  test("search finds Chinese words that are written together and stand apart in a name", async () => {
    const id = await putOnSale(backend.db, { name: "鲸鱼看北极熊的故事" });
    expect((await idsFor("北极熊鲸鱼"))[0]).toBe(id);
  });

  test("search sorts and pages what it found like any list", async () => {
    const { db } = backend;
    const cheap = await putOnSale(db, { name: "Frobnet", fields: { price: 100, actualSales: 1 } });
    const expensive = await putOnSale(db, { name: "Frobnet", fields: { price: 900, actualSales: 2 } });
    const url = (sort: string) => `${backend.url}/api/pc/goodsList?name=frobnet&sort_type=price&sort=${sort}`;
    const lists = await Promise.all(["asc", "desc"].map(async (sort) => (await fetch(url(sort))).json()));
    expect(lists).toMatchObject([
      { data: { count: 2, list: [{ id: cheap }, { id: expensive }] } },
      { data: { count: 2, list: [{ id: expensive }, { id: cheap }] } },
    ]);
    expect(await find("frobnet", { page: 3, pageSize: 1 })).toMatchObject({ items: [], total: 2, hasMore: false });
  });

  test("search narrows by shop, and counts what is left", async () => {
    const { db } = backend;
    await putOnSale(db, { name: "Grumbolt", fields: { shopId: 6 } });
    const id = await putOnSale(db, { name: "Grumbolt", fields: { shopId: 7 } });
    expect(await find("grumbolt", { shopId: 7 })).toMatchObject({ items: [{ id }], total: 1 });
    expect((await find("grumbolt", { shopId: 8 })).total).toBe(0);
  });

  test.each(["%", "_", "\\", "'", '"', "!", "&|()", "<->", ":*", "?", "🫖"])(
    "search finds nothing by %j alone",
    async (text) => {
      expect(await find(text)).toMatchObject({ items: [], total: 0 });
    },
  );

  test("search answers whatever letters are typed", async () => {
    const letters = [
      "abcdefghijklmnopqrstuvwxyz0123456789",
      "あかさたながっゃーアカサタナガッャー",
      "ㄱㄴㄷㅏㅗㅐ가나다찻",
      "茶壶沙发釉",
    ];
    const word = fc.oneof(
      ...letters.map((some) => fc.string({ unit: fc.constantFrom(...Array.from(some)), minLength: 1, maxLength: 10 })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), async (words) => {
        expect((await find(words.join(" "))).total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  test("a search for what nobody sees is none: every product is listed", async () => {
    const all = (await find("")).total;
    expect(all).toBeGreaterThan(0);
    expect((await find("\u202E\u200B")).total).toBe(all);
  });

  test("search takes the operators of others for what they are", async () => {
    const plain = await idsFor("blue teapot");
    for (const text of [
      "blue & teapot",
      "blue | !teapot",
      "%blue% _teapot_",
      "'blue' \"teapot\"",
      "blue:* <-> teapot",
    ]) {
      expect(await idsFor(text)).toEqual(plain);
    }
  });

  test("search looks at the first hundred characters", async () => {
    expect(await idsFor(`teapot ${" ".repeat(200)} xyzzyplugh`)).toEqual(await idsFor("teapot"));
  });

  test("search finds a product by the whole of its long name in a script without spaces", async () => {
    const { db } = backend;
    const name = "蓝釉描金莲花纹双耳盘口瓶配紫檀木座手工烧制";
    const id = await putOnSale(db, { name, translations: { ja: "ラピスラズリノアオイカビンノセット" } });
    expect(await idsFor(name)).toEqual([id]);
    expect(await idsFor("ラピスラズリノアオイカビンノセット")).toEqual([id]);
  });

  test("search knows what a product is called now, and no longer what it was called", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Wibblewick" });
    expect(await idsFor("wibblewick")).toEqual([id]);
    await db.update(productTexts).set({ name: "Snorkfrond" }).where(eq(productTexts.productId, id));
    expect(await idsFor("snorkfrond")).toEqual([id]);
    expect(await idsFor("wibblewick")).toEqual([]);
  });

  test("search knows the facts of a product as soon as they change", async () => {
    const { db } = backend;
    const first = await putOnSale(db, { name: "Plimsoke", fields: { actualSales: 1 } });
    const second = await putOnSale(db, { name: "Plimsoke", fields: { actualSales: 2 } });
    expect(await idsFor("plimsoke")).toEqual([second, first]);
    await db.update(products).set({ actualSales: 3 }).where(eq(products.id, first));
    expect(await idsFor("plimsoke")).toEqual([first, second]);
    await db.update(products).set({ isOnShelf: false }).where(eq(products.id, first));
    expect(await idsFor("plimsoke")).toEqual([second]);
    await db.delete(products).where(eq(products.id, second));
    expect(await idsFor("plimsoke")).toEqual([]);
  });

  test("search gives new words to many writers at once", async () => {
    const { db } = backend;
    const names = Array.from({ length: 6 }, (_, index) => `Krumflax gopnid tolvane snibble${index % 2}`);
    const ids = await Promise.all(names.map((name) => db.transaction((tx) => putOnSale(tx, { name }))));
    expect(new Set(await idsFor("krumflax tolvane"))).toEqual(new Set(ids));
  });
});
