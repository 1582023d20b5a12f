import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { usdtAlarms, usdtCursors, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { jobContext, openUsdtStage, usdt } from "../../test-support/evm/usdt-stage.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { writeSetting } from "../../platform/operator-settings/write-setting.ts";
import { balanceOf } from "../wallet/balance.ts";
import { blockSpan } from "./block-span.ts";
import { RangeRefused } from "./chain.ts";
import { checkNetwork } from "./check-network.ts";
import { creditUsdt } from "./credit-transfers.ts";
import type { Network } from "./network.ts";
import { nodeChain } from "./node-chain.ts";
import { nodeNetwork } from "./node-network.ts";
import { beginTopUp } from "./top-up.ts";
import { readTransfers } from "./transfers.ts";
import { watchNetwork } from "./watch-network.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";
import { newSerialNumber } from "../../platform/wire/scalars.ts";

const stage = await openUsdtStage();
const { evm, network } = stage;
afterAll(() => evm.close());

let now = new Date();
const clock = () => now;

onEachStore(
  "watching a chain",
  (backend) => {
    beforeAll(async () => {
      await stage.begin(backend.db, clock);
      await writeSetting(backend.db, { key: "usdtRate", value: "7.0000", language: null, standard: "" });
    });
    beforeEach(() => {
      now = new Date(now.getTime() + 3_600_000);
      evm.setTime(now);
    });

    const begin = async () => {
      const { id } = await backend.newCustomer({}, now);
      const request = { customerId: id, wanted: { fen: 50_000 }, idempotencyKey: null, now };
      const topUp = await beginTopUp(backend.db, network, { ...request, number: newSerialNumber(now) });
      const transfers = () =>
        backend.db
          .select()
          .from(usdtTransfers)
          .where(eq(usdtTransfers.topUpId, topUp.id))
          .orderBy(usdtTransfers.block, usdtTransfers.logIndex);
      return { address: topUp.address, transfers, balance: () => balanceOf(backend.db, id) };
    };
    const look = () => stage.look(backend.db, clock);
    const mine = async (blocks: number) => {
      await evm.mine(blocks);
      await look();
    };
    const confirmed = async () => (await backend.db.select().from(usdtCursors))[0]?.confirmed ?? 0;
    const alarms = async () =>
      (await backend.operate("usdt", "alarms", "--json")).out.map((line) => recordOf(JSON.parse(line)));

    test("what a reorganisation takes away before it is final is forgotten, and credited where it is mined again", async () => {
      const { address, transfers, balance } = await begin();
      const hash = await stage.send(address, "10");
      await mine(2);
      const [first] = await transfers();
      expect(first).toMatchObject({ state: "seen", hash, ordinal: 0 });
      await evm.takeBack(2);
      await mine(2);
      expect(await transfers()).toEqual([]);
      // Behind a transfer to somebody else, so its log has another number in its block.
      await stage.send("0x0000000000000000000000000000000000000001", "5", 1);
      await evm.mine(1);
      await evm.takeBack(1);
      await stage.send("0x0000000000000000000000000000000000000001", "5", 1);
      expect(await stage.send(address, "10")).toBe(hash);
      await mine(1);
      expect(await transfers()).toMatchObject([{ hash, logIndex: 1, ordinal: 0, state: "seen" }]);
      await mine(2);
      expect(await transfers()).toMatchObject([{ hash, ordinal: 0, state: "credited", credited: 7000 }]);
      expect(await balance()).toBe(7000);
      expect(await alarms()).toEqual([]);
    });

    test("a transfer that is mined again between two looks stays the same one", async () => {
      const { address, transfers, balance } = await begin();
      const hash = await stage.send(address, "10");
      await mine(2);
      const [before] = await transfers();
      await evm.takeBack(2);
      await evm.mine(1);
      await stage.send(address, "10");
      await mine(1);
      const [after] = await transfers();
      expect(after).toMatchObject({ id: before?.id, hash, state: "seen" });
      expect(after?.blockHash).not.toBe(before?.blockHash);
      await mine(2);
      expect(await balance()).toBe(7000);
    });

    test("a reorganisation that takes away what was credited is an alarm, and never credits a second time", async () => {
      const { address, transfers, balance } = await begin();
      const hash = await stage.send(address, "10");
      await mine(4);
      expect(await balance()).toBe(7000);
      await evm.takeBack(4);
      await evm.mine(5);
      const reported: string[] = [];
      const context = jobContext(backend.db, clock, (error) => reported.push(String(error)));
      await watchNetwork(context, network);
      expect(reported).toEqual([
        expect.stringContaining("has another history above block"),
        expect.stringContaining(`${hash} were credited and are not on the chain any more`),
      ]);
      expect(await transfers()).toMatchObject([{ hash, state: "credited", lostAt: now }]);
      const before = (await alarms()).length;
      expect(await alarms()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: "lost", transaction: hash, usdt: "10.00", resolved: "" }),
        ]),
      );
      await mine(4);
      expect(await alarms()).toHaveLength(before);

      // In another place of its block.
      await stage.send("0x0000000000000000000000000000000000000001", "5", 1);
      expect(await stage.send(address, "10")).toBe(hash);
      await mine(4);
      expect(await transfers()).toMatchObject([{ hash, logIndex: 1, ordinal: 0, state: "credited", lostAt: null }]);
      expect(await balance()).toBe(7000);
      expect((await alarms()).map(({ resolved }) => resolved)).not.toContain("");
      await expectBalancedLedger(backend.db);
    });

    test("days without a node are made up for in bounded pieces", async () => {
      const { address, balance } = await begin();
      await stage.send(address, "10");
      await evm.mine(20);
      await stage.send(address, "11");
      await evm.mine(20);
      await stage.send(address, "12");
      await evm.mine(1);
      const asked: number[] = [];
      const { chain } = network;
      const watched: Network = {
        ...network,
        chain: {
          ...chain,
          transfers: (range, to) => {
            asked.push(range.to - range.from + 1);
            return chain.transfers(range, to);
          },
        },
      };
      await watchNetwork(jobContext(backend.db, clock), watched);
      expect(Math.max(...asked)).toBe(5);
      await look();
      expect(await balance()).toBe(7000 + 7700);
      await mine(2);
      expect(await balance()).toBe(7000 + 7700 + 8400);
    });

    test("a node that fails, or does not answer, or knows less than before, changes nothing", async () => {
      const { address, transfers, balance } = await begin();
      await stage.send(address, "10");
      await mine(1);
      await evm.mine(3);
      onTestFinished(() => evm.fail(null));
      const withShortDeadline = {
        ...network,
        chain: nodeChain({ rpcUrl: evm.url, contract: stage.token, deadlineMs: 300 }),
      };
      for (const fault of ["error", "silence"] as const) {
        evm.fail(fault);
        const before = await confirmed();
        await expect(watchNetwork(jobContext(backend.db, clock), withShortDeadline)).rejects.toThrow();
        evm.fail(null);
        expect(await confirmed()).toBe(before);
      }
      expect(await transfers()).toMatchObject([{ state: "seen" }]);
      await look();
      expect(await balance()).toBe(7000);
      const before = await confirmed();
      const { chain } = network;
      const lagging = {
        ...network,
        chain: {
          ...chain,
          head: async () => {
            const block = await chain.block(before - 1);
            if (block === null) throw new Error("There is no such block");
            return block;
          },
        },
      };
      expect(await watchNetwork(jobContext(backend.db, clock), lagging)).toBe(0);
      expect(await confirmed()).toBe(before);
      expect(await transfers()).toMatchObject([{ state: "credited", lostAt: null }]);
    });

    test("what a node leaves out at first is found before its block is final", async () => {
      const { address, transfers, balance } = await begin();
      await stage.send(address, "10");
      await evm.mine(1);
      const { chain } = network;
      // As of several nodes behind one address the one that is asked for logs may be behind.
      const blind = { ...network, chain: { ...chain, transfers: async () => [] } };
      await watchNetwork(jobContext(backend.db, clock), blind);
      expect(await transfers()).toEqual([]);
      await mine(2);
      expect(await balance()).toBe(7000);
    });

    /** In a block of that parity, with nothing before it. */
    const sendByBlock = async (address: string, parity: number) => {
      if (((await evm.head()) + 1) % 2 !== parity) await evm.mine(1);
      const hash = await evm.call(stage.token, "mintByBlock", [address, usdt("10")]);
      await evm.mine(1);
      return hash;
    };

    test("a transaction that sends something else where it is mined again is credited as it is on the chain", async () => {
      const { address, transfers, balance } = await begin();
      const hash = await sendByBlock(address, 1);
      await look();
      expect(await transfers()).toMatchObject([{ hash, units: usdt("100"), state: "seen" }]);
      await evm.takeBack(1);
      await evm.mine(1);
      expect(await sendByBlock(address, 0)).toBe(hash);
      await mine(3);
      expect(await transfers()).toMatchObject([{ hash, units: usdt("10"), state: "credited", credited: 7000 }]);
      expect(await balance()).toBe(7000);
      await expectBalancedLedger(backend.db);
    });

    test("what was credited and is something else now is an alarm that stays, and is not credited again", async () => {
      const { address, transfers, balance } = await begin();
      const hash = await sendByBlock(address, 1);
      await mine(3);
      expect(await balance()).toBe(70_000);
      await evm.takeBack(4);
      await evm.mine(1);
      expect(await sendByBlock(address, 0)).toBe(hash);
      await evm.mine(4);
      const context = jobContext(backend.db, clock, () => undefined);
      for (let times = 0; times < 3; times += 1) {
        await watchNetwork(context, network);
        await creditUsdt.run({ ...context, usdt: network });
      }
      expect(await transfers()).toMatchObject([{ hash, units: usdt("100"), credited: 70_000, lostAt: now }]);
      expect(await balance()).toBe(70_000);
      expect(await alarms()).toEqual(
        expect.arrayContaining([expect.objectContaining({ kind: "lost", transaction: hash, resolved: "" })]),
      );
      await expectBalancedLedger(backend.db);
    });

    test("what was seen is not forgotten because a node leaves it out when its block is final", async () => {
      const { address, transfers, balance } = await begin();
      const hash = await stage.send(address, "10");
      await mine(1);
      expect(await transfers()).toMatchObject([{ hash, state: "seen" }]);
      await evm.mine(2);
      const { chain } = network;
      const forgetful = { ...network, chain: { ...chain, transfers: async () => [] } };
      await watchNetwork(jobContext(backend.db, clock), forgetful);
      await look();
      expect(await transfers()).toMatchObject([{ hash, state: "credited" }]);
      expect(await balance()).toBe(7000);
    });

    test("a node that refuses so many blocks at once is asked for fewer, and for more again once it answers", async () => {
      const { address, balance } = await begin();
      await look();
      await stage.send(address, "10");
      await evm.mine(40);
      let most = 3;
      const asked: number[] = [];
      const { chain } = network;
      const sparing: Network = {
        ...network,
        span: blockSpan(16),
        chain: {
          ...chain,
          transfers: (range, to) => {
            const blocks = range.to - range.from + 1;
            asked.push(blocks);
            return blocks > most ? Promise.reject(new RangeRefused("too many blocks")) : chain.transfers(range, to);
          },
        },
      };
      expect(await watchNetwork(jobContext(backend.db, clock), sparing)).toBe(40);
      expect(asked.slice(0, 4)).toEqual([16, 8, 4, 2]);
      await look();
      expect(await balance()).toBe(7000);
      most = 100;
      asked.length = 0;
      await evm.mine(160);
      await watchNetwork(jobContext(backend.db, clock), sparing);
      expect(Math.max(...asked)).toBe(16);
      most = 0;
      const before = await confirmed();
      await evm.mine(5);
      await expect(watchNetwork(jobContext(backend.db, clock), sparing)).rejects.toThrow(RangeRefused);
      expect(await confirmed()).toBe(before);
      await look();
    });

    test("what a node has left out of final blocks is found and credited where they are read again, once", async () => {
      const { address, transfers, balance } = await begin();
      await look();
      await stage.send(address, "10");
      await evm.mine(12);
      const sentIn = (await evm.head()) - 11;
      const blind = { ...network, chain: { ...network.chain, transfers: async () => [] } };
      await watchNetwork(jobContext(backend.db, clock), blind);
      await look();
      expect(await balance()).toBe(0);
      const rescan = (...blocks: readonly (number | string)[]) =>
        backend.operate("usdt", "rescan", ...blocks.map(String));
      const left = async () =>
        recordOf(JSON.parse((await backend.operate("usdt", "status", "--json")).out[0] ?? ""))["rescan"];

      expect(await rescan(sentIn, sentIn + 1)).toMatchObject({ errors: [] });
      expect((await rescan(sentIn - 7, sentIn)).out).toEqual([
        expect.stringContaining(`blocks ${sentIn - 7} to ${sentIn + 1} of ${network.key} again`),
      ]);
      expect(await left()).toBe(`${sentIn - 7}-${sentIn + 1}`);
      await look();
      expect(await left()).toBe("");
      expect(await transfers()).toMatchObject([{ state: "credited", block: sentIn }]);
      expect(await balance()).toBe(7000);

      for (const reader of [network, blind]) {
        await rescan(sentIn - 7);
        await watchNetwork(jobContext(backend.db, clock), reader);
        await look();
        expect(await left()).toBe("");
      }
      expect(await transfers()).toMatchObject([{ state: "credited", lostAt: null }]);
      expect(await balance()).toBe(7000);
      const received = (await backend.operate("usdt", "received", "--json")).out.map((line) =>
        recordOf(JSON.parse(line)),
      );
      expect(received).toContainEqual(expect.objectContaining({ address, usdt: "10.00" }));
      await expectBalancedLedger(backend.db);
    });

    test.each([
      [[]],
      [["ten"]],
      [["10", "9"]],
      [["10", "12", "14"]],
      [["-1"]],
      [["999999999"]],
      [["1", "--network", "eip155:1/0x"]],
    ])("blocks that cannot be read again are refused: %j", async (blocks) => {
      const { out, errors } = await backend.operate("usdt", "rescan", ...blocks);
      expect(out).toEqual([]);
      expect(errors).toHaveLength(1);
    });

    test("blocks that are to be read again and are not final any more are left to the next look", async () => {
      for (let blocks = 0; blocks < 6; blocks += 1) await mine(1);
      const last = await confirmed();
      await backend.operate("usdt", "rescan", String(last - 1));
      await evm.takeBack(8);
      await evm.mine(4);
      const report: string[] = [];
      await watchNetwork(
        jobContext(backend.db, clock, (error) => report.push(String(error))),
        network,
      );
      expect(report).toEqual([expect.stringContaining("has another history")]);
      const [cursor] = await backend.db.select().from(usdtCursors);
      expect(cursor).toMatchObject({ rescanFrom: null, rescanTo: null });
      expect(cursor?.confirmed).toBeLessThan(last - 1);
      await mine(8);
    });

    test("several nodes that look and credit at once credit once", async () => {
      const all = await Promise.all([1, 2, 3].map(() => begin()));
      for (const { address } of all) await stage.send(address, "10");
      await evm.mine(12);
      const context = jobContext(backend.db, clock);
      const node = async () => {
        for (let times = 0; times < 3; times += 1) {
          await watchNetwork(context, network);
          await creditUsdt.run({ ...context, usdt: network });
        }
      };
      await Promise.all([node(), node(), node()]);
      await look();
      for (const { balance, transfers } of all) {
        expect(await balance()).toBe(7000);
        expect(await transfers()).toHaveLength(1);
      }
      await expectBalancedLedger(backend.db);
    });

    test("what another node has read meanwhile is not overwritten by what was read before", async () => {
      const { address, transfers } = await begin();
      await stage.send(address, "10");
      await evm.mine(1);
      const { chain } = network;
      const newest = await evm.head();
      const slow = {
        ...network,
        chain: {
          ...chain,
          transfers: async (...asked: Parameters<typeof chain.transfers>) => {
            if (asked[0].to < newest) return chain.transfers(...asked);
            // What it has to say is out of date by the time it says it.
            await watchNetwork(jobContext(backend.db, clock), network);
            return [];
          },
        },
      };
      await watchNetwork(jobContext(backend.db, clock), slow);
      expect(await transfers()).toMatchObject([{ state: "seen" }]);
      await mine(3);
    });

    test("with more addresses than a node can be asked for, all transfers are read", async () => {
      const { address } = await begin();
      const hash = await stage.send(address, "10");
      await stage.send("0x0000000000000000000000000000000000000001", "5", 1);
      await evm.mine(1);
      const head = await evm.head();
      const asked: unknown[] = [];
      const { chain } = network;
      const watched = {
        ...chain,
        transfers: (...question: Parameters<typeof chain.transfers>) => {
          asked.push(question[1]);
          return chain.transfers(...question);
        },
      };
      const found = await readTransfers(backend.db, { ...network, chain: watched }, { from: head, to: head }, 0);
      expect(asked).toEqual([null]);
      expect(found.map((each) => each.hash)).toEqual([hash]);
      await mine(3);
    });

    test("a node of another chain, without the token, or with another one does not start, and is not taken for ours", async () => {
      const wrong = async (change: Partial<typeof stage.settings>) =>
        checkNetwork(backend.db, nodeNetwork({ ...stage.settings, ...change }), clock);
      await expect(wrong({ chainId: 1 })).rejects.toThrow(
        "USDT_RPC_URL is a node of chain 31337, and USDT_CHAIN_ID is 1",
      );
      const nobody = "0x0000000000000000000000000000000000000001";
      await expect(wrong({ contract: nobody })).rejects.toThrow(`USDT_CONTRACT ${nobody} is no token with decimals`);
      await backend.db.update(usdtCursors).set({ decimals: 18 }).where(eq(usdtCursors.network, network.key));
      await expect(wrong({})).rejects.toThrow("USDT_CONTRACT has 6 decimals, and had 18 before");
      await backend.db.update(usdtCursors).set({ decimals: 6 }).where(eq(usdtCursors.network, network.key));
      const { customerId } = { customerId: (await backend.newCustomer({}, now)).id };
      const request = { customerId, wanted: { fen: 5000 }, idempotencyKey: null, number: newSerialNumber(now), now };
      const unchecked = nodeNetwork(stage.settings);
      await expect(beginTopUp(backend.db, unchecked, request)).rejects.toMatchObject({ key: "usdtUnavailable" });
      expect(await checkNetwork(backend.db, unchecked, clock)).toBe(6);
      await expect(beginTopUp(backend.db, unchecked, request)).resolves.toMatchObject({ amount: 5000 });
    });

    test("a chain that knows none of our blocks is an alarm, and nothing is credited on it", async () => {
      const { address, balance } = await begin();
      await mine(1);
      await stage.send(address, "10");
      await evm.mine(6);
      const { chain } = network;
      const strange = {
        ...network,
        chain: {
          ...chain,
          head: async () => ({ ...(await chain.head()), hash: "0xstrange" }),
          block: async (number: number) => {
            const block = await chain.block(number);
            return block === null ? null : { ...block, hash: `0xstrange${number}` };
          },
        },
      };
      const reported: string[] = [];
      const context = jobContext(backend.db, clock, (error) => reported.push(String(error)));
      for (let times = 0; times < 2; times += 1) {
        await watchNetwork(context, strange);
        await creditUsdt.run({ ...context, usdt: strange });
      }
      expect(reported).toHaveLength(2);
      expect(await balance()).toBe(0);
      const isOpen = eq(usdtAlarms.kind, "unknown_chain");
      expect(await backend.db.select().from(usdtAlarms).where(isOpen)).toMatchObject([{ resolvedAt: null }]);
      await look();
      expect(await balance()).toBe(7000);
      expect(await backend.db.select().from(usdtAlarms).where(isOpen)).toMatchObject([{ resolvedAt: now }]);
    });
  },
  { now: clock, usdt: network },
);
