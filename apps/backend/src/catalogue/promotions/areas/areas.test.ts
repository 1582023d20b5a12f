import { fetchActivityProducts, fetchHome } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import { activityAreaItems } from "../../../platform/store/schema/promotions.ts";
import { products } from "../../../platform/store/schema/catalog.ts";
import { eq } from "../../../platform/store/sql.ts";
import { type Answer, idIn, listOf, recordOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { putOnSale } from "../../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../../test-support/running-backend.ts";

let runs = 0;

onEachStore("special areas at the desk", (backend) => {
  let operator: CallingDeskUser;
  let mark = "";

  beforeEach(async () => {
    operator = await backend.newDeskUser("operator", null);
    runs += 1;
    mark = `Run ${runs}`;
  });

  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const find = async (id: number) =>
    listOf((await operator.get("special_areas/list")).data).find((each) => each["id"] === id);
  const seen = async (id: number) => ({ id, revision: Number((await find(id))?.["revision"]) });
  const add = async (name: string, productIds: readonly number[] = []) =>
    idIn(good(await operator.post("special_areas/save", { name: { en: `${mark} ${name}` }, product_ids: productIds })));
  /** As shoppers read them on home. */
  const shown = async () =>
    (await fetchHome(backend.client({ locale: "en" }))).activityAreas
      .map(({ name }) => name)
      .filter((name) => name.startsWith(mark));
  const productsIn = async (areaId: number) =>
    (await fetchActivityProducts(backend.client({ locale: "en" }), { areaId, page: 1, pageSize: 100 })).items.map(
      ({ id }) => id,
    );
  const sell = (name: string) => putOnSale(backend.db, { name: `${mark} ${name}` });

  test("a special area is added with its products, and shoppers see them in their order", async () => {
    const [tea, cup] = [await sell("tea"), await sell("cup")];
    const id = await add("Tea time", [cup, tea]);
    expect(await shown()).toEqual([`${mark} Tea time`]);
    expect(await productsIn(id)).toEqual([cup, tea]);
    const detail = recordOf((await operator.get(`special_areas/detail?id=${id}`)).data);
    expect(detail).toMatchObject({ name: { en: `${mark} Tea time` }, synopsis: {}, is_shown: 1, revision: 1 });
    expect(listOf(detail["products"]).map((each) => each["id"])).toEqual([cup, tea]);
  });

  test("a product that stays in a special area keeps the number that clients name it by", async () => {
    const [tea, cup, pot] = [await sell("tea"), await sell("cup"), await sell("pot")];
    const id = await add("Tea time", [tea, cup]);
    const numberOf = async (productId: number) => {
      const rows = await backend.db.select().from(activityAreaItems).where(eq(activityAreaItems.areaId, id));
      return rows.find((row) => row.productId === productId)?.id;
    };
    const before = await numberOf(cup);
    good(
      await operator.post("special_areas/save", {
        ...(await seen(id)),
        name: { en: `${mark} Tea time` },
        product_ids: [pot, cup],
      }),
    );
    expect(await productsIn(id)).toEqual([pot, cup]);
    expect(await numberOf(cup)).toBe(before);
    // What is not sent stays.
    good(await operator.post("special_areas/save", { ...(await seen(id)), name: { en: `${mark} Pots` } }));
    expect(await productsIn(id)).toEqual([pot, cup]);
  });

  test("special areas are moved, hidden and removed, and home follows", async () => {
    const [first, second] = [await add("A"), await add("B")];
    good(await operator.post("special_areas/move", { ...(await seen(second)), before_id: first }));
    expect(await shown()).toEqual([`${mark} B`, `${mark} A`]);
    good(
      await operator.post("special_areas/save", {
        ...(await seen(second)),
        name: { en: `${mark} B` },
        is_shown: 0,
      }),
    );
    expect(await shown()).toEqual([`${mark} A`]);
    good(await operator.post("special_areas/remove", await seen(first)));
    expect(await shown()).toEqual([]);
    expect(await find(first)).toBeUndefined();
    expect(await operator.post("special_areas/remove", { id: first, revision: 1 })).toMatchObject({ code: 0 });
  });

  test("a product that is not sold now stays in its special area and is not shown, and a deleted one is refused", async () => {
    const [tea, cup] = [await sell("tea"), await sell("cup")];
    const id = await add("Tea time", [tea, cup]);
    await backend.db.update(products).set({ isOnShelf: false }).where(eq(products.id, tea));
    expect(await productsIn(id)).toEqual([cup]);
    expect(await find(id)).toMatchObject({ products: 2 });
    await backend.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, tea));
    const answer = await operator.post("special_areas/save", {
      ...(await seen(id)),
      name: { en: `${mark} Tea time` },
      product_ids: [tea, cup],
    });
    expect(answer).toMatchObject({ code: 0, field: "product_ids" });
  });

  test("who has read an older state of a special area overwrites nothing", async () => {
    const id = await add("Tea time");
    const before = await seen(id);
    const save = (name: string) => operator.post("special_areas/save", { ...before, name: { en: name } });
    good(await save(`${mark} Tea`));
    expect(await save(`${mark} Coffee`)).toMatchObject({ code: 0 });
    expect(await find(id)).toMatchObject({ name: { en: `${mark} Tea` } });
  });

  test("a special area needs a name, and only operators see and change them", async () => {
    expect(await operator.post("special_areas/save", { name: {} })).toMatchObject({ code: 0, field: "name" });
    expect(await operator.post("special_areas/save", { name: { en: "x".repeat(61) } })).toMatchObject({
      code: 0,
      field: "name_en",
    });
    const owner = await backend.newDeskUser("owner", 1);
    expect(await owner.get("special_areas/list")).not.toMatchObject({ code: 1 });
    expect(await owner.post("special_areas/save", { name: { en: "Mine" } })).not.toMatchObject({ code: 1 });
  });
});
