import { describe, expect, test } from "vitest";
import { listOf, idIn } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { maxAddresses } from "./address-book.ts";

const home = {
  contact: "张三",
  telephone: "13800138000",
  province_id: 440_000,
  city_id: 440_100,
  district_id: 440_106,
  address: "天河路100号",
  is_default: 0,
};

onEachStore("address book", (backend) => {
  const add = async (who: CallingCustomer, more: object = {}): Promise<number> => {
    const { code, data, msg } = await who.post("user_address/add", { ...home, ...more });
    expect([code, msg]).toEqual([1, "Added"]);
    return idIn({ data });
  };
  const all = async (who: CallingCustomer) => listOf((await who.get("user_address/lists")).data);
  const defaults = async (who: CallingCustomer) =>
    (await all(who)).filter((each) => each["is_default"] === 1).map(({ id }) => id);

  test("an address book lists what was added, oldest first, with the names of the regions", async () => {
    const who = await backend.newCustomer();
    expect(await all(who)).toEqual([]);
    const first = await add(who);
    const second = await add(who, { province_id: "310000", city_id: "310100", district_id: "310101", contact: "李四" });
    expect(await all(who)).toEqual([
      { ...home, id: first, is_default: 1, province: "广东省", city: "广州市", district: "天河区" },
      {
        ...home,
        id: second,
        contact: "李四",
        province_id: 310_000,
        city_id: 310_100,
        district_id: 310_101,
        province: "上海市",
        city: "上海市",
        district: "黄浦区",
      },
    ]);
    expect((await who.get(`user_address/detail?id=${second}`)).data).toMatchObject({ id: second, contact: "李四" });
  });

  test("an address book has exactly one default as long as there is an address", async () => {
    const who = await backend.newCustomer();
    expect(await who.get("user_address/getDefault")).toMatchObject({ code: 0, error: "not_found" });
    const [one, two, three] = [await add(who), await add(who), await add(who, { is_default: 1 })];
    expect(await defaults(who)).toEqual([three]);
    expect(await who.post("user_address/setdefault", { id: one })).toMatchObject({ code: 1, msg: "Saved" });
    expect(await defaults(who)).toEqual([one]);
    expect((await who.get("user_address/getDefault")).data).toMatchObject({ id: one });
    expect(await who.post("user_address/setDefault", { id: 999_999 })).toMatchObject({ code: 0, error: "not_found" });
    expect(await defaults(who)).toEqual([one]);
    expect(await who.post("user_address/update", { ...home, id: one, is_default: 0 })).toMatchObject({
      code: 1,
      msg: "Saved",
    });
    expect(await defaults(who)).toEqual([one]);
    expect(await who.post("user_address/update", { ...home, id: two, is_default: 1 })).toMatchObject({ code: 1 });
    expect(await defaults(who)).toEqual([two]);
    expect(await who.post("user_address/del", { id: two })).toMatchObject({ code: 1, msg: "Deleted" });
    expect(await defaults(who)).toEqual([three]);
    await who.post("user_address/del", { id: one });
    await who.post("user_address/del", { id: three });
    expect(await all(who)).toEqual([]);
    expect(await who.post("user_address/del", { id: three })).toMatchObject({ code: 0, error: "not_found" });
    expect(await defaults(who)).toEqual([]);
  });

  test("an address book changes everything of an address, and may change nothing", async () => {
    const who = await backend.newCustomer();
    const id = await add(who);
    const changed = {
      ...home,
      id,
      contact: "Ann O’Neill 👩\u200D👧".padEnd(40, "x"),
      telephone: "19912345678",
      address: "路 1 <b>号</b>",
    };
    for (const _ of [1, 2])
      expect(await who.post("user_address/update", changed)).toMatchObject({ code: 1, msg: "Saved" });
    expect((await who.get(`user_address/detail?id=${id}`)).data).toMatchObject({ ...changed, is_default: 1 });
  });

  test.each([
    [{ province_id: 110_000, city_id: 110_200, district_id: 110_228 }, ["北京市", "北京市", "密云县"]],
    [{ province_id: 420_000, city_id: 429_004, district_id: 429_401 }, ["湖北省", "仙桃市", ""]],
    [{ province_id: 110_000, city_id: 110_100, district_id: 110_120 }, ["北京市", "北京市", ""]],
    [{ province_id: 140_000, city_id: 140_700, district_id: 140_703 }, ["山西省", "晋中市", "太谷区"]],
  ])("an address book takes the codes %j, with the names they had", async (codes, [province, city, district]) => {
    const who = await backend.newCustomer();
    const id = await add(who, codes);
    expect(await all(who)).toMatchObject([{ ...codes, id, province, city, district }]);
    expect(await who.post("user_address/update", { ...home, ...codes, id, address: "路 2" })).toMatchObject({
      code: 1,
      msg: "Saved",
    });
    expect((await who.get(`user_address/detail?id=${id}`)).data).toMatchObject({
      ...codes,
      province,
      city,
      district,
      address: "路 2",
    });
  });

  test("an address book keeps to its limit, and to one default, when everything is added at once", async () => {
    const who = await backend.newCustomer();
    const answers = await Promise.all(
      Array.from({ length: maxAddresses + 5 }, () => who.post("user_address/add", { ...home, is_default: 1 })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(maxAddresses);
    const rejected = answers.filter(({ code }) => code === 0).map(({ msg }) => msg);
    expect(rejected).toEqual(Array.from({ length: 5 }, () => expect.stringContaining("50 addresses")));
    expect(await all(who)).toHaveLength(maxAddresses);
    expect(await defaults(who)).toHaveLength(1);
  });

  describe("refuses", () => {
    test.each([
      [{ contact: " " }, "Please enter the recipient"],
      [{ contact: "长".repeat(41) }, "The recipient’s name can have 40 characters at most"],
      [{ contact: "\u200B\u3164\u2800" }, "Please enter the recipient"],
      [{ telephone: undefined }, "Please enter the phone number"],
      [{ telephone: "12345678901" }, "Please enter an 11-digit mobile number of mainland China"],
      [{ telephone: "138001380000" }, "Please enter an 11-digit mobile number of mainland China"],
      [{ province_id: undefined }, "Please choose province, city and district"],
      [{ city_id: "" }, "Please choose province, city and district"],
      [{ district_id: "abc" }, "Please choose province, city and district"],
      [{ province_id: 1, city_id: 2, district_id: 3 }, "This region does not exist, please choose another"],
      [{ district_id: 310_101 }, "This region does not exist, please choose another"],
      [{ address: undefined }, "Please enter the detailed address"],
      [{ address: "街".repeat(65) }, "The detailed address can have 64 characters at most"],
      [{ is_default: undefined }, "Please say whether this is the default address"],
      [{ is_default: 2 }, "Please say whether this is the default address"],
    ])("an address book refuses %j, and says why", async (wrong, msg) => {
      const who = await backend.newCustomer();
      const id = await add(who);
      expect(await who.post("user_address/add", { ...home, ...wrong })).toMatchObject({
        code: 0,
        show: 1,
        msg,
        data: [],
      });
      expect(await who.post("user_address/update", { ...home, ...wrong, id })).toMatchObject({ code: 0, show: 1, msg });
      expect(await all(who)).toMatchObject([home.contact].map((contact) => ({ id, contact })));
    });

    test("an address book refuses whoever else asks for it", async () => {
      const [owner, other] = [await backend.newCustomer(), await backend.newCustomer()];
      const id = await add(owner);
      const before = await all(owner);
      const gone = { status: 200, code: 0, error: "not_found", msg: "This address does not exist", data: [] };
      expect(await other.get(`user_address/detail?id=${id}`)).toMatchObject(gone);
      expect(await other.post("user_address/update", { ...home, id, contact: "Eve" })).toMatchObject(gone);
      expect(await other.post("user_address/del", { id })).toMatchObject(gone);
      expect(await other.post("user_address/setDefault", { id })).toMatchObject(gone);
      // Whose it is cannot be said, either.
      await other.post("user_address/add", { ...home, customer_id: owner.id, customerId: owner.id, user_id: owner.id });
      expect(await all(owner)).toEqual(before);
      expect(await all(other)).toHaveLength(1);
    });

    test.each(["", "dead"])("an address book refuses whoever has the token %j", async (token) => {
      for (const path of ["lists", "detail?id=1", "getDefault"]) {
        expect(await backend.as(token).get(`user_address/${path}`)).toMatchObject({ code: -1, show: 1, data: [] });
      }
      for (const path of ["add", "update", "del", "setDefault"]) {
        const answer = await backend.as(token).post(`user_address/${path}`, { ...home, id: 1 });
        expect(answer).toMatchObject({ code: -1, show: 1, data: [] });
      }
    });
  });
});
