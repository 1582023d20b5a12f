import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { customers } from "../../platform/store/schema/customers.ts";
import { notices } from "../../platform/store/schema/notices.ts";
import { usdtTopUps } from "../../platform/store/schema/usdt.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import { listOf, recordOf, idIn } from "../../test-support/ask.ts";
import { openUsdtStage, usdt } from "../../test-support/evm/usdt-stage.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { writeSetting } from "../../platform/operator-settings/write-setting.ts";
import { balanceOf, contentOf } from "../wallet/balance.ts";
import { ownAccount } from "../wallet/ledger-accounts.ts";
import type { Database } from "../../platform/store/database.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

const stage = await openUsdtStage();
const { evm, network } = stage;
afterAll(() => evm.close());

/** The chain's time only goes on, and ours goes with it. */
let now = new Date();
const clock = () => now;
const pass = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
  evm.setTime(now);
};

const setRate = (db: Database, value: string) =>
  writeSetting(db, { key: "usdtRate", value, language: null, standard: "" });

onEachStore(
  "topping up with USDT",
  (backend) => {
    beforeAll(() => stage.begin(backend.db, clock));
    beforeEach(async () => {
      pass(100);
      await setRate(backend.db, "7.1716");
    });

    const setUp = async (fields: Partial<typeof customers.$inferInsert> = {}) => {
      const customer = await backend.newCustomer(fields, now);
      const { id, read, post } = customer;
      const create = async (body: unknown) => idIn(await post("usdt/create", body));
      const detail = (topUpId: number) => read(`usdt/detail?id=${topUpId}`);
      const begin = async (body: unknown = { money: "500.00" }) => {
        const topUpId = await create(body);
        const address = String((await detail(topUpId))["address"]);
        return {
          topUpId,
          address,
          detail: () => detail(topUpId),
          transfers: async () => listOf((await detail(topUpId))["transfers"]),
          cancel: () => post("usdt/cancel", { id: topUpId }),
        };
      };
      return { ...customer, create, detail, begin, balance: () => balanceOf(backend.db, id) };
    };
    const look = () => stage.look(backend.db, clock);
    const mine = async (blocks: number) => {
      await evm.mine(blocks);
      await look();
    };

    test("a top-up with USDT is offered with its network, its rate and its bounds", async () => {
      const { get, begin } = await setUp();
      expect(await get("usdt/terms")).toMatchObject({
        code: 1,
        data: {
          network: "Test Chain",
          chain_id: 31_337,
          contract: stage.token,
          confirmations: 3,
          rate: "7.1716",
          rate_time: Math.floor(now.getTime() / 1000),
          min_money: "10.00",
          max_money: "5000.00",
          hold_minutes: 30,
          is_sandbox: 0,
          open_id: 0,
        },
      });
      const { topUpId } = await begin();
      expect(await get("usdt/terms")).toMatchObject({ data: { open_id: topUpId } });
      await setRate(backend.db, "");
      expect(await get("usdt/terms")).toMatchObject({ data: { rate: "", rate_time: 0 } });
      expect(await get("index/config")).toMatchObject({ data: { extensions: expect.arrayContaining(["usdt"]) } });
    });

    test("a top-up with USDT that is sent exactly is in the wallet after enough blocks, once", async () => {
      const { id, get, begin, balance } = await setUp();
      const { topUpId, address, detail, transfers } = await begin();
      const [known] = await backend.db.select().from(usdtTopUps).where(eq(usdtTopUps.id, topUpId));
      const begun = await detail();
      expect(begun).toMatchObject({
        id: topUpId,
        order_sn: known?.number,
        state: "waiting",
        money: "500.00",
        usdt: "69.72",
        rate: "7.1716",
        uri: `ethereum:${stage.token}@31337/transfer?address=${address}&uint256=69720000`,
        qr: expect.stringMatching(/^data:image\/png;base64,/),
        network: "Test Chain",
        chain_id: 31_337,
        contract: stage.token,
        confirmations: 3,
        expire_time: Math.floor(now.getTime() / 1000) + 1800,
        is_sandbox: 0,
        sandbox_url: "",
        transfers: [],
        credited_usdt: "0.00",
        credited_money: "0.00",
        missing_usdt: "69.72",
      });
      const hash = await stage.send(address, "69.72");
      await mine(1);
      expect(await detail()).toMatchObject({ state: "confirming", missing_usdt: "0.00", credited_usdt: "0.00" });
      expect(await transfers()).toEqual([
        {
          hash,
          usdt: "69.72",
          confirmations: 1,
          state: "seen",
          money: "0.00",
          is_late: 0,
          token: "",
          time: Math.floor(now.getTime() / 1000),
        },
      ]);
      expect(await get("user_delete/check")).toMatchObject({
        data: { obstacles: expect.arrayContaining([expect.objectContaining({ kind: "top_ups", count: 1 })]) },
      });
      await mine(1);
      expect(await transfers()).toMatchObject([{ confirmations: 2, state: "seen" }]);
      expect(await balance()).toBe(0);
      await mine(1);
      expect(await detail()).toMatchObject({ state: "credited", credited_usdt: "69.72", credited_money: "500.00" });
      expect(await transfers()).toMatchObject([{ confirmations: 3, state: "credited", money: "500.00", is_late: 0 }]);
      await mine(5);
      expect(await balance()).toBe(50_000);
      expect(await get("user/myWallet")).toMatchObject({
        data: { user_money: "500.00", total_recharge_amount: "500.00" },
      });
      expect(await get("user/accountLog?source=1")).toMatchObject({
        data: {
          list: [{ source_type: "Top-up", change_type: 1, about: "usdt", about_id: topUpId, about_sn: known?.number }],
        },
      });
      expect(await get("notice/lists")).toMatchObject({
        data: {
          lists: [
            { kind: "account", text: "69.72 USDT have arrived: ¥500.00 has been added to your wallet", about_id: id },
          ],
        },
      });
      expect(await get("usdt/terms")).toMatchObject({ data: { open_id: 0 } });
      const listed = recordOf((await get("usdt/lists")).data);
      expect(listed).toMatchObject({ count: 1, page_no: 1, more: 0 });
      expect(listOf(listed["list"])).toEqual([
        Object.fromEntries(
          Object.entries(await detail()).filter(([name]) => !["qr", "uri", "transfers"].includes(name)),
        ),
      ]);
      await expectBalancedLedger(backend.db);
    });

    test("a top-up with USDT may be asked for by what is sent", async () => {
      const { begin, balance } = await setUp();
      const { address, detail } = await begin({ usdt: "69.72" });
      expect(await detail()).toMatchObject({ money: "500.00", usdt: "69.72" });
      await stage.send(address, "69.72");
      await mine(3);
      expect(await balance()).toBe(50_000);
    });

    test("too little is credited at the rate that is kept, and the rest can be sent until the time is over", async () => {
      const { begin, balance } = await setUp();
      const { address, detail, transfers, cancel } = await begin();
      await stage.send(address, "30");
      await mine(1);
      expect(await detail()).toMatchObject({ state: "part", missing_usdt: "39.72" });
      expect((await detail())["uri"]).toMatch(/uint256=39720000$/);
      await mine(2);
      await setRate(backend.db, "5.0000");
      expect(await detail()).toMatchObject({ state: "part", credited_usdt: "30.00", credited_money: "215.14" });
      expect(await cancel()).toMatchObject({ code: 0, msg: "This top-up cannot be cancelled any more" });
      pass(10);
      await stage.send(address, "20");
      await stage.send(address, "19.72");
      await mine(1);
      expect(await detail()).toMatchObject({ state: "confirming", missing_usdt: "0.00" });
      await mine(2);
      expect(await detail()).toMatchObject({ state: "credited", credited_usdt: "69.72" });
      // Each transfer by itself, rounded down: 215.148, 143.432, 141.423952.
      expect((await transfers()).map(({ money }) => money)).toEqual(["215.14", "143.43", "141.42"]);
      expect(await balance()).toBe(49_999);
    });

    test("too little is all that is credited once the time is over", async () => {
      const { begin } = await setUp();
      const { address, detail } = await begin();
      await stage.send(address, "30");
      await mine(3);
      pass(31);
      expect(await detail()).toMatchObject({ state: "credited", credited_usdt: "30.00", missing_usdt: "39.72" });
      const nothing = await begin();
      pass(31);
      expect(await nothing.detail()).toMatchObject({ state: "expired", credited_usdt: "0.00" });
    });

    test("too much is credited at the kept rate as far as was asked for, and at today's beyond", async () => {
      const { begin, balance } = await setUp();
      const { address, transfers } = await begin();
      await stage.send(address, "50");
      await stage.send(address, "50");
      await setRate(backend.db, "5.0000");
      await mine(3);
      // 50 at 7.1716; 19.72 at 7.1716 and 30.28 at 5.
      expect((await transfers()).map(({ money }) => money)).toEqual(["358.58", "292.82"]);
      expect(await balance()).toBe(35_858 + 29_282);
    });

    test("what is mined late is credited at the rate of its crediting", async () => {
      const { begin, balance } = await setUp();
      const { address, detail, transfers } = await begin();
      pass(31);
      await stage.send(address, "69.72");
      await setRate(backend.db, "6.0000");
      await mine(1);
      expect(await detail()).toMatchObject({ state: "confirming" });
      await mine(2);
      expect(await transfers()).toMatchObject([{ state: "credited", is_late: 1, money: "418.32" }]);
      expect(await detail()).toMatchObject({ state: "credited" });
      expect(await balance()).toBe(41_832);
    });

    test("what was mined in time is credited at the kept rate, however late that is noticed", async () => {
      const { begin, balance } = await setUp();
      const { address } = await begin();
      pass(29);
      await stage.send(address, "69.72");
      await evm.mine(1);
      pass(24 * 60);
      await setRate(backend.db, "6.0000");
      await mine(4);
      expect(await balance()).toBe(50_000);
    });

    test("what is sent for a cancelled top-up is credited as what is late", async () => {
      const { begin, balance, get } = await setUp();
      const { address, detail, cancel } = await begin();
      expect(await cancel()).toMatchObject({ code: 1, msg: "The top-up has been cancelled" });
      expect(await cancel()).toMatchObject({ code: 1 });
      expect(await detail()).toMatchObject({ state: "cancelled" });
      expect(await get("usdt/terms")).toMatchObject({ data: { open_id: 0 } });
      await setRate(backend.db, "8.0000");
      await stage.send(address, "10");
      await mine(1);
      expect(await detail()).toMatchObject({ state: "confirming" });
      await mine(2);
      expect(await detail()).toMatchObject({ state: "credited", transfers: [{ is_late: 1, money: "80.00" }] });
      expect(await balance()).toBe(8000);
    });

    test("what is late waits while nobody knows what USDT is worth, and so does what comes behind it", async () => {
      const { begin, balance, get } = await setUp();
      const { address, detail, transfers } = await begin();
      const other = await begin();
      pass(31);
      await stage.send(address, "10");
      await stage.send(address, "20");
      await setRate(backend.db, "");
      await mine(4);
      expect(await transfers()).toMatchObject([
        { state: "waiting_rate", confirmations: 3, money: "0.00" },
        { state: "waiting_rate", confirmations: 3 },
      ]);
      expect(await detail()).toMatchObject({ state: "confirming" });
      expect(await get("user_delete/check")).toMatchObject({
        data: { obstacles: expect.arrayContaining([expect.objectContaining({ kind: "top_ups", count: 1 })]) },
      });
      expect(await balance()).toBe(0);
      await setRate(backend.db, "6.0000");
      await look();
      expect(await balance()).toBe(18_000);
      expect(await other.detail()).toMatchObject({ state: "expired" });
    });

    test("another token is noted, shown and listed, and never credited", async () => {
      const { begin, balance, get } = await setUp();
      const { topUpId, address, detail } = await begin();
      const [named, disguised] = [await evm.deploy("DAI", 18), await evm.deploy("USDT", 6)];
      const hash = await evm.call(named, "mint", [address, usdt("12.5", 18)]);
      await evm.call(disguised, "mint", [address, usdt("69.72")]);
      await mine(4);
      expect(await detail()).toMatchObject({
        state: "waiting",
        missing_usdt: "69.72",
        transfers: [
          { hash, usdt: "12.50", state: "foreign", token: "DAI", money: "0.00" },
          { usdt: "69.72", state: "foreign", token: disguised },
        ],
      });
      expect(await balance()).toBe(0);
      const { out } = await backend.operate("usdt", "foreign", "--json");
      const [known] = await backend.db.select().from(usdtTopUps).where(eq(usdtTopUps.id, topUpId));
      expect(out.map((line) => recordOf(JSON.parse(line)))).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ top_up: known?.number, child: known?.addressIndex, token: named, amount: "12.50" }),
        ]),
      );
      expect(await get("usdt/terms")).toMatchObject({ data: { open_id: topUpId } });
      await stage.send(address, "69.72");
      await mine(3);
      expect(await balance()).toBe(50_000);
    });

    test("dust and nothing are noted, and credit nothing", async () => {
      const { begin, balance, get } = await setUp();
      const { address, detail, transfers, cancel } = await begin();
      await stage.send(address, "0");
      await mine(3);
      expect(await transfers()).toMatchObject([{ usdt: "0.00", state: "credited", money: "0.00" }]);
      expect(await detail()).toMatchObject({ state: "waiting" });
      await stage.send(address, "0.000001");
      await mine(1);
      expect(await detail()).toMatchObject({ state: "part", missing_usdt: "69.719999" });
      expect(await cancel()).toMatchObject({ code: 0 });
      await mine(2);
      expect(await transfers()).toMatchObject([{}, { usdt: "0.000001", state: "credited", money: "0.00" }]);
      pass(31);
      expect(await detail()).toMatchObject({ state: "expired", credited_money: "0.00" });
      expect(await balance()).toBe(0);
      expect(await get("notice/lists")).toMatchObject({ data: { lists: [] } });
      expect(await get("user/accountLog?source=1")).toMatchObject({ data: { list: [] } });
      await expectBalancedLedger(backend.db);
    });

    test("several transfers of one transaction are several, each credited once", async () => {
      const [one, other] = [await setUp(), await setUp()];
      const [first, second] = [await one.begin(), await other.begin()];
      const [sender] = await evm.client.getAddresses();
      await stage.send(sender ?? "", "1000");
      await evm.call(stage.token, "transferMany", [
        [first.address, second.address, first.address],
        [usdt("20"), usdt("30"), usdt("20")],
      ]);
      await mine(3);
      expect([await one.balance(), await other.balance()]).toEqual([2 * 14_343, 21_514]);
      expect(await first.transfers()).toHaveLength(2);
    });

    test("what comes for an account that is gone is kept for whoever can show that it is theirs", async () => {
      const { id, begin, balance } = await setUp();
      const { address } = await begin();
      await backend.db.update(customers).set({ deletedAt: now }).where(eq(customers.id, id));
      const before = await contentOf(backend.db, await ownAccount(backend.db, "suspense"));
      await stage.send(address, "69.72");
      await mine(3);
      expect(await balance()).toBe(0);
      expect((await contentOf(backend.db, await ownAccount(backend.db, "suspense"))) - before).toBe(50_000);
      expect(await backend.db.$count(notices, eq(notices.customerId, id))).toBe(0);
      await expectBalancedLedger(backend.db);
    });

    test.each([
      [{ money: "9.99" }, "A top-up is at least ¥10.00"],
      [{ money: "5000.01" }, "A top-up is at most ¥5,000.00"],
      [{ usdt: "1.39" }, "A top-up is at least ¥10.00"],
      [{ usdt: "697.20" }, "A top-up is at most ¥5,000.00"],
      [{ usdt: "999999999.99" }, "A top-up is at most ¥5,000.00"],
      [{ usdt: "69.721" }, "Please enter an amount like 500 or 69.72"],
      [{ usdt: "0" }, "Please enter an amount like 500 or 69.72"],
      [{ money: "0" }, "Please enter an amount like 500 or 69.72"],
      [{ money: "1e3" }, "Please enter an amount like 500 or 69.72"],
      [{ money: "-50" }, "Please enter an amount like 500 or 69.72"],
      [{ money: "50", usdt: "50" }, "Please enter an amount like 500 or 69.72"],
      [{}, "Please enter an amount like 500 or 69.72"],
    ])("a top-up with USDT of %j is refused: %s", async (body, msg) => {
      const { post, id } = await setUp();
      expect(await post("usdt/create", body)).toMatchObject({ code: 0, msg });
      expect(await backend.db.$count(usdtTopUps, eq(usdtTopUps.customerId, id))).toBe(0);
    });

    test("no top-up with USDT is begun where nobody knows what it is worth, or wallets are not topped up", async () => {
      const { post } = await setUp();
      await setRate(backend.db, "");
      const msg = "Top-ups with USDT are not available at present. Please try again later";
      expect(await post("usdt/create", { money: "50" })).toMatchObject({ code: 0, msg });
      await setRate(backend.db, "7.0000");
      await writeSetting(backend.db, { key: "topUpOpen", value: "0", language: null, standard: "1" });
      expect(await post("usdt/create", { money: "50" })).toMatchObject({ code: 0 });
      await writeSetting(backend.db, { key: "topUpOpen", value: "1", language: null, standard: "1" });
      expect(await post("usdt/create", { money: "50" })).toMatchObject({ code: 1 });
    });

    test("a customer has only so many top-ups with USDT open, and none of them is anybody else's", async () => {
      const { post, begin, get } = await setUp();
      const first = await begin();
      for (let more = 1; more < 5; more += 1) await begin();
      const refused = { code: 0, msg: "Please send or cancel one of your 5 open top-ups first" };
      expect(await post("usdt/create", { money: "50" })).toMatchObject(refused);
      await first.cancel();
      expect(await post("usdt/create", { money: "50" })).toMatchObject({ code: 1 });
      expect(await post("usdt/create", { money: "50" })).toMatchObject(refused);
      pass(31);
      expect(await post("usdt/create", { money: "50" })).toMatchObject({ code: 1 });
      expect(recordOf((await get("usdt/lists?page_size=2")).data)).toMatchObject({ count: 7, more: 1 });

      const other = await setUp();
      for (const id of [String(first.topUpId), "999999", "0", "x", ""]) {
        expect(await other.get(`usdt/detail?id=${id}`)).toMatchObject({ code: 0 });
        expect(await other.post("usdt/cancel", { id })).toMatchObject({ code: 0 });
      }
      expect(await other.get(`usdt/detail?id=${first.topUpId}`)).toMatchObject({
        error: "not_found",
        msg: "This top-up does not exist",
      });
      expect(await other.read("usdt/lists")).toMatchObject({ list: [], count: 0 });
    });

    test("a customer who begins and cancels again and again gets only so many addresses a day", async () => {
      const { id, post, begin } = await setUp();
      for (let times = 0; times < 30; times += 1) await (await begin()).cancel();
      const msg = "Too many attempts; please try again in 24 h";
      expect(await post("usdt/create", { money: "50" })).toMatchObject({ code: 0, msg });
      expect(await backend.db.$count(usdtTopUps, eq(usdtTopUps.customerId, id))).toBe(30);
      pass(24 * 60 + 1);
      expect(await post("usdt/create", { money: "50" })).toMatchObject({ code: 1 });
    });

    test("a top-up with USDT that is asked for again with the same key is the same", async () => {
      const { id, post } = await setUp();
      const answers = await Promise.all([1, 2, 3, 4].map(() => post("usdt/create", { money: "50" }, { key: "k-1" })));
      expect(new Set(answers.map(({ data }) => recordOf(data)["id"])).size).toBe(1);
      expect(await backend.db.$count(usdtTopUps, eq(usdtTopUps.customerId, id))).toBe(1);
      await setRate(backend.db, "");
      expect(await post("usdt/create", { money: "50" }, { key: "k-1" })).toMatchObject({ code: 1 });
      const msg = "This idempotency key was used for another request";
      expect(await post("usdt/create", { money: "51" }, { key: "k-1" })).toMatchObject({ code: 0, msg });
      expect(await post("usdt/create", { usdt: "50" }, { key: "k-1" })).toMatchObject({ code: 0, msg });
    });

    test("an address is given out once, whatever is rolled back", async () => {
      const { begin } = await setUp();
      const { topUpId } = await begin();
      const indexOf = async (id: number) =>
        (await backend.db.select().from(usdtTopUps).where(eq(usdtTopUps.id, id)))[0]?.addressIndex ?? 0;
      const before = await indexOf(topUpId);
      // An address that cannot be derived takes the top-up back, and not its number.
      const { addressOf } = network;
      Object.assign(network, { addressOf: () => Promise.reject(new Error("no address")) });
      const { post, begin: again } = await setUp();
      expect(await post("usdt/create", { money: "50" })).toMatchObject({ status: 500 });
      Object.assign(network, { addressOf });
      const next = await again();
      expect(await indexOf(next.topUpId)).toBe(before + 2);
      expect(next.address).toBe(await addressOf(before + 2));
    });

    test("a store that was put back to a backup gives out no address again that it gave out after it", async () => {
      const { id, begin } = await setUp();
      await begin();
      const { rows } = await backend.db.execute<{ last: string }>(
        sql`select last_value as last from usdt_address_indices`,
      );
      pass(1);
      const [one, other] = [await begin(), await begin()];
      expect(one.address).not.toBe(other.address);
      await backend.db.delete(usdtTopUps).where(eq(usdtTopUps.customerId, id));
      await backend.db.execute(sql`select setval('usdt_address_indices', ${Number(rows[0]?.last)})`);
      pass(1);
      const again = await Promise.all([begin(), begin(), begin()]);
      const given = [one, other, ...again].map(({ address }) => address);
      expect(new Set(given).size).toBe(5);
    });

    test("a top-up that is cancelled while something arrives is either cancelled before, or not at all", async () => {
      for (let round = 0; round < 4; round += 1) {
        const { begin, balance } = await setUp();
        const { address, detail, cancel } = await begin();
        await stage.send(address, "69.72");
        await evm.mine(3);
        await setRate(backend.db, "5.0000");
        const [{ code }] = await Promise.all([cancel(), look()]);
        await look();
        expect(await detail()).toMatchObject({ state: "credited", transfers: [{ is_late: code === 1 ? 1 : 0 }] });
        expect(await balance()).toBe(code === 1 ? 34_860 : 50_000);
        await setRate(backend.db, "7.1716");
      }
    });
  },
  { now: clock, usdt: network },
);
