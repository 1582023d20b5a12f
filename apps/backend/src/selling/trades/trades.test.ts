import { beforeEach, expect, test } from "vitest";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { type Answer, idIn, listOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { idOf, openShop } from "../../test-support/stage.ts";

let runs = 0;

onEachStore("trades at the desk", (backend) => {
  let operator: CallingDeskUser;
  let mark = "";

  beforeEach(async () => {
    operator = await backend.newDeskUser("operator", null);
    runs += 1;
    mark = `Run ${runs}`;
  });

  const list = async () => listOf((await operator.get("trades/list")).data);
  const find = async (id: number) => (await list()).find((each) => each["id"] === id);
  const seen = async (id: number) => ({ id, revision: Number((await find(id))?.["revision"]) });
  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const add = async (name: string) =>
    idIn(good(await operator.post("trades/save", { name: { en: `${mark} ${name}` } })));
  /** As applicants read them. */
  const offered = async () =>
    listOf((await backend.ask("shop_category/getList", { language: "en" })).data)
      .map(({ name }) => String(name))
      .filter((name) => name.startsWith(mark));

  const apply = async (tradeId: number) => {
    const customer = await backend.newCustomer();
    const fields = {
      customerId: customer.id,
      tradeId,
      name: `${mark} shop ${customer.id}`,
      contact: "Lin",
      mobile: "13800000000",
      account: `${mark}-${customer.id}`.replaceAll(" ", "-").toLowerCase(),
      passwordHash: "hash",
      documents: [],
      state: "pending" as const,
      language: "en" as const,
      createdAt: new Date(),
    };
    return idOf(
      await backend.db.insert(merchantApplications).values(fields).returning({ id: merchantApplications.id }),
    );
  };

  test("a trade is added, renamed, and put in front of another one, and applicants read that", async () => {
    const [first, second] = [await add("Tea"), await add("Toys")];
    expect(await offered()).toEqual([`${mark} Tea`, `${mark} Toys`]);
    good(
      await operator.post("trades/save", {
        ...(await seen(first)),
        name: { en: `${mark} Tea and coffee`, zh: `${mark}茶` },
      }),
    );
    good(await operator.post("trades/move", { ...(await seen(second)), before_id: first }));
    expect(await offered()).toEqual([`${mark} Toys`, `${mark} Tea and coffee`]);
    expect(await find(first)).toMatchObject({ name: { en: `${mark} Tea and coffee`, zh: `${mark}茶` }, revision: 2 });
    good(await operator.post("trades/move", await seen(second)));
    expect(await offered()).toEqual([`${mark} Tea and coffee`, `${mark} Toys`]);
  });

  test("two trades have no name in common, and who has read an older state overwrites nothing", async () => {
    const [first, second] = [await add("Tea"), await add("Toys")];
    const taken = { name: { ja: `${mark} TOYS` } };
    expect(await operator.post("trades/save", taken)).toMatchObject({ code: 0, field: "name_ja" });
    expect(await operator.post("trades/save", { ...(await seen(first)), ...taken })).toMatchObject({ code: 0 });
    const read = await seen(second);
    good(await operator.post("trades/save", { ...read, name: { en: `${mark} Games` } }));
    for (const call of ["save", "move", "remove"])
      expect(await operator.post(`trades/${call}`, { ...read, name: { en: `${mark} X` } })).toMatchObject({ code: 0 });
    expect((await find(second))?.["name"]).toEqual({ en: `${mark} Games` });
  });

  test("a trade that shops or waiting applications name goes only when they get another one", async () => {
    const [old, next] = [await add("Old"), await add("Next")];
    const shopId = await openShop(backend.db, { tradeId: old });
    const applicationId = await apply(old);
    expect(await find(old)).toMatchObject({ shops: 1, applications: 1 });
    const remove = async (more: object) => operator.post("trades/remove", { ...(await seen(old)), ...more });
    expect(await remove({})).toMatchObject({ code: 0, field: "target_id" });
    expect(await remove({ target_id: old })).toMatchObject({ code: 0, error: "not_found" });
    expect(await remove({ target_id: 2_000_000_000 })).toMatchObject({ code: 0, error: "not_found" });
    good(await remove({ target_id: next }));
    const [shop] = await backend.db.select().from(shops).where(eq(shops.id, shopId));
    expect(shop?.tradeId).toBe(next);
    const application = eq(merchantApplications.id, applicationId);
    const [moved] = await backend.db.select().from(merchantApplications).where(application);
    expect(moved).toMatchObject({ tradeId: next, revision: 2 });
    expect(await offered()).toEqual([`${mark} Next`]);
    // One that nobody names goes at once.
    const unused = await add("Unused");
    good(await operator.post("trades/remove", await seen(unused)));
    expect(await find(unused)).toBeUndefined();
  });
});
