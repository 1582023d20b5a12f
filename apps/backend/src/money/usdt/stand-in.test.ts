import { expect, test } from "vitest";
import { findDemoTraces } from "../../demo/traces/find-demo-traces.ts";
import { refuseDemoStore } from "../../demo/traces/refuse-demo-store.ts";
import { listOf, idIn } from "../../test-support/ask.ts";
import { jobContext } from "../../test-support/evm/usdt-stage.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { balanceOf } from "../wallet/balance.ts";
import { creditUsdt } from "./credit-transfers.ts";
import { standInNetwork } from "./stand-in-network.ts";
import { watchUsdt } from "./watch-network.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

let now = new Date("2026-11-20T04:00:00Z");
const clock = () => now;

onEachStore(
  "the stand-in for a chain",
  (backend) => {
    const pass = async (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
      const context = { ...backend.services, ...jobContext(backend.db, clock) };
      await watchUsdt.run(context);
      await creditUsdt.run(context);
    };
    const setUp = async () => {
      const customer = await backend.newCustomer({}, now);
      const { id, get, read, post } = customer;
      const topUpId = idIn(await post("usdt/create", { money: "100.00" }));
      const detail = () => read(`usdt/detail?id=${topUpId}`);
      const page = `${backend.url}${String((await detail())["sandbox_url"])}`;
      const send = (choice: string) =>
        fetch(page, { method: "POST", redirect: "manual", body: new URLSearchParams({ choice }) });
      return { id, get, read, detail, page, send, balance: () => balanceOf(backend.db, id) };
    };

    test("a demo takes USDT on a stand-in for a chain, which says what it is, and is paid on a page of it", async () => {
      const { get, detail, page, send, balance } = await setUp();
      expect(await get("usdt/terms")).toMatchObject({
        data: { network: "Sandbox Chain", confirmations: 3, rate: "7.1716", is_sandbox: 1 },
      });
      expect(await detail()).toMatchObject({ state: "waiting", is_sandbox: 1, usdt: "13.95" });
      const shown = await fetch(page);
      expect(shown.status).toBe(200);
      expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
      const html = await shown.text();
      expect(html).toContain("This page stands in for a wallet");
      expect(html).toContain("Send 13.95 USDT");
      expect(html).toContain(String((await detail())["address"]));

      const sent = await send("half");
      expect(sent.status).toBe(303);
      await pass(4);
      expect(await detail()).toMatchObject({ state: "part", missing_usdt: "6.975" });
      await pass(9);
      expect(await balance()).toBe(5002);
      expect(await (await fetch(page)).text()).toContain("Send 6.975 USDT");
      await send("exact");
      await pass(4);
      expect(await detail()).toMatchObject({ state: "confirming" });
      await pass(9);
      expect(await detail()).toMatchObject({ state: "credited", credited_usdt: "13.95" });
      expect(await balance()).toBe(10_004);
      await expectBalancedLedger(backend.db);
    });

    test("the page of the stand-in takes no other choice, and knows no other number", async () => {
      const { page, send, detail } = await setUp();
      expect((await send("all")).status).toBe(404);
      expect((await fetch(page.replace("/sandbox/usdt/", "/sandbox/usdt/0"))).status).toBe(404);
      await pass(9);
      expect(listOf((await detail())["transfers"])).toEqual([]);
    });

    test("what was sent on the stand-in is a trace of a demo, and goes with it", async () => {
      const { id, send, balance, detail } = await setUp();
      await send("double");
      await pass(12);
      expect(await balance()).toBe(20_008);
      expect((await findDemoTraces(backend.db)).standInTransfers).toBeGreaterThan(0);
      await expect(refuseDemoStore(backend.db)).rejects.toThrow(/transfers? of USDT on a stand-in for a chain/);
      const { out, errors } = await backend.operate("leave-demo");
      expect(errors).toEqual([]);
      expect(out).toContain("Took down the stand-in for a chain, with the USDT that were sent on it");
      expect(await balance()).toBe(0);
      expect(id).toBeGreaterThan(0);
      expect((await findDemoTraces(backend.db)).standInTransfers).toBe(0);
      expect(await detail()).toMatchObject({ state: "credited" });
      await expectBalancedLedger(backend.db);
    });

    test("a top-up of a network that is not configured any more is over, and asks for nothing", async () => {
      const { read, detail } = await setUp();
      const services = backend.services as { usdt: unknown };
      const before = services.usdt;
      const other = { ...standInNetwork(backend.db, clock), key: "eip155:1/0xdAC1", name: "Ethereum", chainId: 1 };
      services.usdt = { ...other, isSandbox: false, contract: "0xdAC1" };
      try {
        expect(await detail()).toMatchObject({ state: "expired", network: "", chain_id: 31_337, sandbox_url: "" });
        expect((await read("usdt/terms"))["open_id"]).toBe(0);
      } finally {
        services.usdt = before;
      }
    });
  },
  { now: clock },
);
