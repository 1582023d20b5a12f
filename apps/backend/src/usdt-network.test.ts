import { afterAll, expect, test } from "vitest";
import { writeSetting } from "./platform/operator-settings/write-setting.ts";
import { usdtCursors, usdtTopUps } from "./platform/store/schema/usdt.ts";
import { eq } from "./platform/store/sql.ts";
import { recordOf } from "./test-support/ask.ts";
import { openUsdtStage } from "./test-support/evm/usdt-stage.ts";
import { onEachStore } from "./test-support/on-each-store.ts";
import { configuredUsdt } from "./usdt-network.ts";
import type { UsdtConfig } from "./usdt-config.ts";
import { personalData } from "./money/usdt/personal-data.ts";
import { watchNetwork } from "./money/usdt/watch-network.ts";
import { endTest } from "./test-support/end-test.ts";

const stage = await openUsdtStage();
const { evm } = stage;
afterAll(() => evm.close());
const usdt: UsdtConfig = stage.settings;
const now = () => new Date();

onEachStore("starting with USDT", (backend) => {
  const open = async (change: Partial<UsdtConfig> | null, usdtStandIn = false, usdtRetired: readonly string[] = []) => {
    const unreachable: unknown[] = [];
    const { db } = backend;
    const network = await configuredUsdt(
      { usdt: change === null ? null : { ...usdt, ...change }, usdtRetired, usdtStandIn },
      { db, now, onUnreachable: (error) => unreachable.push(error) },
    );
    return { network, unreachable };
  };

  test("a platform starts with what is configured, and with the stand-in only where nothing is", async () => {
    expect(await open(null)).toEqual({ network: null, unreachable: [] });
    expect((await open(null, true)).network).toMatchObject({ isSandbox: true, checked: { decimals: 6 } });
    expect((await open({}, true)).network).toMatchObject({
      key: `eip155:31337/${stage.token}`,
      isSandbox: false,
      checked: { decimals: 6 },
    });
  });

  test("a platform does not start with a node of another chain", async () => {
    await expect(open({ chainId: 1 })).rejects.toThrow("USDT_RPC_URL is a node of chain 31337");
    await expect(open({ contract: `0x${"1".repeat(40)}` })).rejects.toThrow("is no token with decimals");
    await expect(open({ xpub: "xpub1" })).rejects.toThrow("USDT_XPUB has a mistake in it");
  });

  test("a platform starts without its node, and takes no USDT before it has answered", async () => {
    const { db, services } = backend;
    evm.fail("error");
    const { network, unreachable } = await open({});
    expect(unreachable).toHaveLength(1);
    const before = services.usdt;
    Object.assign(services, { usdt: network });
    await writeSetting(db, { key: "usdtRate", value: "7.0000", language: null, standard: "" });
    const { id, token } = await backend.newCustomer();
    const create = () => backend.as(token).post("usdt/create", { money: "50" });
    try {
      expect(network?.checked.decimals).toBeNull();
      expect(await create()).toMatchObject({ code: 0, msg: expect.stringContaining("not available at present") });
      expect((await backend.as(token).get("usdt/terms")).data).toMatchObject({ rate: "" });
      expect(await db.$count(usdtTopUps, eq(usdtTopUps.customerId, id))).toBe(0);
      evm.fail(null);
      if (network === null) throw new Error("It is configured");
      await watchNetwork({ db, now, report: endTest }, network);
      expect(await create()).toMatchObject({ code: 1 });
      expect(await db.$count(usdtCursors, eq(usdtCursors.network, network.key))).toBe(1);
    } finally {
      evm.fail(null);
      Object.assign(services, { usdt: before });
    }
  });

  test("a platform without USDT announces none, and answers nothing about them", async () => {
    const { services } = backend;
    const before = services.usdt;
    Object.assign(services, { usdt: null });
    const customer = await backend.newCustomer();
    try {
      const configuration = recordOf((await backend.ask("index/config")).data);
      expect(configuration["extensions"]).not.toContain("usdt");
      expect(await customer.get("usdt/terms")).toMatchObject({ code: 0 });
      expect(await customer.post("usdt/create", { money: "50" })).toMatchObject({ code: 0 });
    } finally {
      Object.assign(services, { usdt: before });
    }
  });

  test("a copy of somebody's data has their top-ups with USDT, and what is kept after them says nothing of theirs", async () => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer();
    const headers = { "idempotency-key": "a-key" };
    expect(await backend.as(token).post("usdt/create", { money: "50.00" }, { headers })).toMatchObject({ code: 1 });
    const person = { id, mobile: null, email: null };
    const copy = await personalData.export?.(db, person, { wanted: "en", fallback: "zh" });
    const [topUp] = await db.select().from(usdtTopUps).where(eq(usdtTopUps.customerId, id));
    expect(copy).toEqual({
      usdtTopUps: [
        {
          number: topUp?.number,
          amount: "50.00",
          currency: "CNY",
          usdt: expect.stringMatching(/^\d+\.\d\d$/),
          rate: expect.stringMatching(/^7\.\d{4}$/),
          address: topUp?.address,
          requestedAt: topUp?.createdAt,
          cancelledAt: null,
          transfers: [],
        },
      ],
    });
    await personalData.erase(db, person, now());
    const [left] = await db.select().from(usdtTopUps).where(eq(usdtTopUps.customerId, id));
    expect(left).toMatchObject({ address: topUp?.address, idempotencyKey: null });
  });

  test("a platform does not start where addresses that were given out would not be watched, before it is told to", async () => {
    const key = `eip155:31337/${stage.token}`;
    const other = await evm.deploy("USDT", 6);
    const forgotten = new RegExp(`given out that nobody would watch any more: \\d+ of ${key}\\. Configure`);
    await expect(open(null)).rejects.toThrow(forgotten);
    await expect(open(null, true)).rejects.toThrow(forgotten);
    await expect(open({ contract: other })).rejects.toThrow(forgotten);
    await expect(open({ contract: other }, false, [`eip155:1/${stage.token}`])).rejects.toThrow(forgotten);
    expect((await open({})).network).toMatchObject({ key });
    expect((await open(null, false, [key])).network).toBeNull();
    expect((await open({ contract: other }, false, [key.toLowerCase()])).network).toMatchObject({ contract: other });
  });
});
