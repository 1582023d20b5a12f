import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { type Answer, listOf, recordOf } from "../../test-support/ask.ts";
import { setSetting } from "../../test-support/desk-settings.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop } from "../../test-support/stage.ts";

let folder = "";
let runs = 0;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-approvals-"));
});
afterAll(() => rm(folder, { recursive: true }));

onEachStore("products that operators approve", (backend) => {
  let operator: CallingDeskUser;
  let merchant: CallingDeskUser;
  let shopId = 0;
  /** A word that nothing else is called by. */
  let word = "";

  beforeEach(async () => {
    await backend.db.delete(settings);
    runs += 1;
    word = `Apprv${String.fromCodePoint(97 + (runs % 26), 97 + Math.floor(runs / 26))}x`;
    operator = await backend.newDeskUser("operator", null);
    shopId = await openShop(backend.db, { name: `Shop of ${word}` });
    merchant = await backend.newDeskUser("staff", shopId);
  });

  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const lamp = (more: object = {}) => ({
    number: "L-1",
    name: { en: `${word} lamp`, zh: `灯 ${word}` },
    tagline: { en: "Warm light" },
    description: { en: "<p>Of paper</p>" },
    category: "#1",
    brand: "Morrow",
    options: [{ name: { en: "Colour" }, values: [{ en: "Red" }, { en: "Blue" }] }],
    skus: [
      { number: "R", values: ["Red"], price: "20.00", stock: 3 },
      { number: "B", values: ["Blue"], price: "19.00", stock: 3 },
    ],
    ...more,
  });
  async function importProducts(...lines: readonly object[]): Promise<void> {
    const file = join(folder, `${(files += 1)}.jsonl`);
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
    const { out, errors } = await backend.operate("import", "products", file, "--shop", String(shopId));
    expect(out.at(-1), [...out, ...errors].join("\n")).toMatch(/ 0 rejected$/);
  }
  const wanted = async (value: string) => good(await setSetting(operator, "productApproval", value));
  const exception = async (rule: string) => good(await operator.post("shops/set_approval", { id: shopId, rule }));
  const stored = async () => {
    const [product] = await backend.db.select().from(products).where(eq(products.shopId, shopId));
    return { id: product?.id ?? 0, isApproved: product?.isApproved };
  };
  const listing = async () => {
    const [row] = listOf(recordOf(good(await merchant.get("products/list")).data)["list"]);
    return recordOf(row);
  };
  const approvalOf = async () => (await listing())["approval"];
  const revision = async () => Number(recordOf(await approvalOf())["revision"]);
  const seen = async () => ({ id: (await stored()).id, revision: await revision() });
  const waiting = async () =>
    listOf(recordOf(good(await operator.get(`all_products/list?list=to_approve&shop=${word}`)).data)["list"]);
  const approve = async (...of: readonly object[]) =>
    operator.post("all_products/approve", { products: of.length === 0 ? [await seen()] : of });
  const refuse = async (more: object = {}) =>
    operator.post("all_products/refuse", { ...(await seen()), grounds: "The name promises gold", ...more });
  const difference = async () =>
    recordOf(good(await operator.get(`all_products/approval?id=${(await stored()).id}`)).data);
  const found = async () =>
    listOf(recordOf((await backend.ask(`pc/goodsList?name=${word}`)).data)["list"]).map((each) => each["id"]);

  test("what nobody wants to approve first is shown at once, and so is what is changed of it", async () => {
    await importProducts(lamp());
    await importProducts(lamp({ name: { en: `${word} lantern` } }));
    expect(await stored()).toMatchObject({ isApproved: true });
    expect(await approvalOf()).toBeNull();
    await wanted("new");
    await importProducts(lamp({ name: { en: `${word} torch` } }));
    expect(await stored()).toMatchObject({ isApproved: true });
  });

  test("a new product waits until an operator has approved it, and is found only then", async () => {
    await wanted("new");
    const before = Number(recordOf((await operator.get("figures/platform")).data)["products_to_approve"]);
    await importProducts(lamp());
    const { id } = await stored();
    expect(await stored()).toMatchObject({ isApproved: false });
    expect(await approvalOf()).toMatchObject({ is_new: 1, refused_at: null, grounds: "", revision: 1 });
    expect(recordOf((await operator.get("figures/platform")).data)["products_to_approve"]).toBe(before + 1);
    expect(await waiting()).toMatchObject([{ id, approval: { is_new: 1 }, is_approved: 0 }]);
    expect(recordOf((await merchant.get("products/list?list=to_approve")).data)["count"]).toBe(1);
    expect(await difference()).toMatchObject({
      id,
      shop: { id: shopId },
      approved: null,
      now: { name: { en: `${word} lamp` }, brand: "Morrow", options: [{ name: { en: "Colour" } }] },
    });
    expect(good(await approve()).data).toEqual({ approved: 1, changed_meanwhile: [] });
    expect(await stored()).toMatchObject({ isApproved: true });
    expect(await waiting()).toEqual([]);
    await expect.poll(found, { timeout: 60_000 }).toEqual([id]);
    expect(await operator.get(`all_products/approval?id=${id}`)).toMatchObject({ code: 0, error: "not_found" });
  });

  test("a changed product waits again with what was approved last, however often it is changed meanwhile", async () => {
    await importProducts(lamp());
    await wanted("all");
    await importProducts(lamp({ name: { en: `${word} golden lamp`, zh: `灯 ${word}` } }));
    expect(await stored()).toMatchObject({ isApproved: false });
    await importProducts(lamp({ name: { en: `${word} golden lamp` }, description: { en: "<p>Of gold</p>" } }));
    expect(await approvalOf()).toMatchObject({ is_new: 0, revision: 2 });
    expect(await difference()).toMatchObject({
      approved: { name: { en: `${word} lamp` }, description: { en: "<p>Of paper</p>" } },
      now: { name: { en: `${word} golden lamp` }, description: { en: "<p>Of gold</p>" } },
    });
  });

  test.each([
    ["a tagline", { tagline: { en: "Cold light" } }],
    ["a description in another language", { description: { en: "<p>Of paper</p>", ja: "<p>紙</p>" } }],
    ["a category", { category: "#2" }],
    ["a brand", { brand: "Halden" }],
    [
      "a value of an option",
      { options: [{ name: { en: "Colour" }, values: [{ en: "Red" }, { en: "Blue", ja: "青" }] }] },
    ],
  ])("%s is looked at", async (_name, change) => {
    await importProducts(lamp());
    await exception("always");
    await importProducts(lamp(change));
    expect(await stored()).toMatchObject({ isApproved: false });
  });

  test("price, stock and shelf are not looked at", async () => {
    await exception("always");
    await importProducts(lamp());
    good(await approve());
    const skus = [
      { number: "R", values: ["Red"], price: "25.00", stock: 9 },
      { number: "B", values: ["Blue"], price: "18.00", market_price: "30.00", stock: 0 },
    ];
    await importProducts(lamp({ skus, on_shelf: false }));
    expect(await stored()).toMatchObject({ isApproved: true });
    expect(await approvalOf()).toBeNull();
  });

  test("a shop's exception counts more than the setting, both ways", async () => {
    await exception("always");
    await importProducts(lamp());
    expect(await stored()).toMatchObject({ isApproved: false });
    good(await approve());
    await wanted("all");
    await exception("never");
    await importProducts(lamp({ tagline: { en: "Cold light" } }));
    expect(await stored()).toMatchObject({ isApproved: true });
    expect(recordOf((await operator.get(`shops/detail?id=${shopId}`)).data)["product_approval"]).toBe("never");
    expect(await operator.post("shops/set_approval", { id: shopId, rule: "sometimes" })).toMatchObject({ code: 0 });
    expect(await operator.post("shops/set_approval", { id: 2_000_000_000, rule: "never" })).toMatchObject({
      error: "not_found",
    });
  });

  test("a refused product is read about by its merchant, and waits again once it is corrected", async () => {
    await exception("always");
    await importProducts(lamp());
    expect(await refuse({ grounds: " " })).toMatchObject({ code: 0, field: "grounds" });
    expect(await refuse({ grounds: "x".repeat(501) })).toMatchObject({ code: 0, field: "grounds" });
    good(await refuse());
    expect(await approvalOf()).toMatchObject({ grounds: "The name promises gold", revision: 2 });
    expect(recordOf(await approvalOf())["refused_at"]).toEqual(expect.any(String));
    expect(await waiting()).toEqual([]);
    expect(recordOf((await merchant.get("figures/today")).data)["products_refused"]).toBe(1);
    // A correction waits, also where nothing would have to wait by now.
    await exception("never");
    await importProducts(lamp({ tagline: { en: "Light" } }));
    expect(await waiting()).toMatchObject([
      { approval: { refused_at: null, grounds: "The name promises gold", revision: 3 } },
    ]);
    expect(recordOf((await merchant.get("figures/today")).data)["products_refused"]).toBe(0);
    good(await approve());
    expect(await stored()).toMatchObject({ isApproved: true });
  });

  test("nobody approves or refuses what was changed since they have seen it", async () => {
    await exception("always");
    await importProducts(lamp());
    const read = await seen();
    await importProducts(lamp({ tagline: { en: "Of pure gold" } }));
    expect((await approve(read)).data).toEqual({ approved: 0, changed_meanwhile: [read.id] });
    expect(await refuse(read)).toMatchObject({ code: 0, msg: expect.stringContaining("has been changed") as unknown });
    expect(await stored()).toMatchObject({ isApproved: false });
    // An import and an approval at a time: whoever comes second sees what the other has done.
    const [answer] = await Promise.all([approve(await seen()), importProducts(lamp({ tagline: { en: "Warm" } }))]);
    expect(await stored()).toMatchObject({ isApproved: false });
    expect(good(answer).data).toMatchObject({ approved: expect.any(Number) as unknown });
    good(await approve());
    const answers = await Promise.all([
      operator.post("all_products/refuse", { ...read, grounds: "Gold" }),
      approve(read),
    ]);
    expect(answers).toMatchObject([{ code: 0, error: "not_found" }, { data: { approved: 0 } }]);
    for (const wrong of [[], "x", [null], [{ id: read.id }], [read, read], Array.from({ length: 101 }, () => read)])
      expect(await operator.post("all_products/approve", { products: wrong })).toMatchObject({ code: 0 });
  });

  test("several are approved at once; those that were changed meanwhile are left, and said", async () => {
    await exception("always");
    await importProducts(lamp(), lamp({ number: "L-2" }), lamp({ number: "L-3" }));
    const read = (await waiting()).map(({ id, approval }) => ({
      id: Number(id),
      revision: Number(recordOf(approval)["revision"]),
    }));
    await importProducts(lamp({ number: "L-2", tagline: { en: "Else" } }));
    expect(good(await approve(...read)).data).toEqual({ approved: 2, changed_meanwhile: [read[1]?.id] });
    const left = await waiting();
    expect(left.map(({ id }) => id)).toEqual([read[1]?.id]);
    await importProducts(
      lamp({ number: "L-3", tagline: { en: "Else" } }),
      lamp({ number: "L-1", tagline: { en: "Else" } }),
    );
    // As they came to wait.
    const ids = (await waiting()).map(({ id }) => id);
    expect(ids[0]).toBe(read[1]?.id);
    const behind = await operator.get(`all_products/list?list=to_approve&shop=${word}&before=${Number(ids[0])}`);
    expect(listOf(recordOf(behind.data)["list"]).map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test("taking down and approving do not undo each other", async () => {
    await importProducts(lamp());
    await exception("always");
    const { id } = await stored();
    const takeDown = () => operator.post("all_products/take_down", { id, grounds: "Forged" });
    good(await takeDown());
    await importProducts(lamp({ tagline: { en: "Real" } }));
    expect(await listing()).toMatchObject({ takedown: { grounds: "Forged" }, approval: { is_new: 0 } });
    good(await approve());
    expect(await listing()).toMatchObject({ is_approved: false, takedown: { grounds: "Forged" }, approval: null });
    await importProducts(lamp({ tagline: { en: "Really" } }));
    good(await operator.post("all_products/restore", { id, revision: 1 }));
    expect(await listing()).toMatchObject({ is_approved: false, takedown: null, approval: { is_new: 0 } });
    expect(await takeDown()).toMatchObject({ code: 0 });
    good(await approve());
    expect(await stored()).toMatchObject({ isApproved: true });
  });

  test("what operators have decided stands in the audit log with the reason", async () => {
    await exception("always");
    await importProducts(lamp());
    const { id } = await stored();
    good(await refuse());
    good(await approve());
    const entries = await backend.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subject, "product_approvals"), eq(auditEntries.subjectId, String(id))))
      .orderBy(auditEntries.id);
    expect(entries.slice(-2)).toMatchObject([
      { agentId: operator.id, shopId, operation: "update", after: { grounds: "The name promises gold" } },
      { agentId: operator.id, shopId, operation: "delete" },
    ]);
  });
});
