import fc from "fast-check";
import { parseAbiItem } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/store/database.ts";
import { type UsdtTopUp, usdtAlarms, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { and, asc, eq, isNotNull } from "../../platform/store/sql.ts";
import { jobContext, openUsdtStage } from "../../test-support/evm/usdt-stage.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { writeSetting } from "../../platform/operator-settings/write-setting.ts";
import { balanceOf } from "../wallet/balance.ts";
import { creditUsdt } from "./credit-transfers.ts";
import { beginTopUp } from "./top-up.ts";
import { watchNetwork } from "./watch-network.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";
import { newSerialNumber } from "../../platform/wire/scalars.ts";

const confirmations = 3;
const stage = await openUsdtStage({ confirmations, maxBlocks: 4 });
const { evm } = stage;
afterAll(() => evm.close());

let now = new Date();
const clock = () => now;

const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("send"),
      to: fc.nat(2),
      units: fc.integer({ min: 0, max: 60_000_000 }),
      sender: fc.nat(1),
      dependsOnBlock: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant("send twice"),
      to: fc.nat(2),
      units: fc.integer({ min: 1, max: 30_000_000 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant("mine"), blocks: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("mine"), blocks: fc.constant(11) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("reorganise"),
      depth: fc.integer({ min: 1, max: confirmations - 1 }),
      again: fc.boolean(),
      isSeen: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ what: fc.constant("look"), watchers: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("pass"), minutes: fc.constantFrom(5, 31) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant("rate"), rate: fc.constantFrom("5.0000", "7.1716", "7.999999") }),
  },
) as fc.Arbitrary<Operation>;

type Operation =
  | {
      readonly what: "send";
      readonly to: number;
      readonly units: number;
      readonly sender: number;
      readonly dependsOnBlock: boolean;
    }
  | { readonly what: "send twice"; readonly to: number; readonly units: number }
  | { readonly what: "mine"; readonly blocks: number }
  | { readonly what: "reorganise"; readonly depth: number; readonly again: boolean; readonly isSeen: boolean }
  | { readonly what: "look"; readonly watchers: number }
  | { readonly what: "pass"; readonly minutes: number }
  | { readonly what: "rate"; readonly rate: string };

const setRate = (db: Database, value: string) =>
  writeSetting(db, { key: "usdtRate", value, language: null, standard: "" });

/** A watcher that remembers nothing: as after a restart. */
async function look(db: Database): Promise<number> {
  const network = { ...stage.network, checked: { decimals: null } };
  const context = jobContext(db, clock);
  const moved = await watchNetwork(context, network);
  return moved + (await creditUsdt.run({ ...context, usdt: network }));
}

async function run(db: Database, operations: readonly Operation[]): Promise<void> {
  now = new Date(now.getTime() + 3_600_000);
  evm.setTime(now);
  await setRate(db, "7.1716");
  const owners: { readonly id: number; readonly topUp: UsdtTopUp }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { id } = await newCustomer(db, {}, now);
    const request = {
      customerId: id,
      wanted: { fen: 20_000 },
      idempotencyKey: null,
      number: newSerialNumber(now),
      now,
    };
    owners.push({ id, topUp: await beginTopUp(db, stage.network, request) });
  }
  const addressOf = (index: number) => owners[index]?.topUp.address ?? "";
  await evm.mine(confirmations);
  await look(db);
  const first = (await evm.head()) + 1;
  let highest = first - 1;
  // What has been sent since a block, so that it can be sent again where the block is taken back.
  let sent: { readonly height: number; readonly again: () => Promise<unknown> }[] = [];
  const send = async (again: () => Promise<unknown>): Promise<void> => {
    sent.push({ height: (await evm.head()) + 1, again });
    await again();
  };

  for (const each of operations) {
    if (each.what === "send") {
      const { to, units, sender, dependsOnBlock } = each;
      const mint = dependsOnBlock ? "mintByBlock" : "mint";
      await send(() => evm.call(stage.token, mint, [addressOf(to), BigInt(units)], sender));
    } else if (each.what === "send twice") {
      const both = [addressOf(each.to), addressOf((each.to + 1) % 3), addressOf(each.to)];
      const [payer] = await evm.client.getAddresses();
      await send(() => evm.call(stage.token, "mint", [payer, 90_000_000n]));
      await send(() => evm.call(stage.token, "transferMany", [both, [each.units, 1, each.units].map(BigInt)]));
    } else if (each.what === "mine") {
      await evm.mine(each.blocks);
      highest = Math.max(highest, await evm.head());
    } else if (each.what === "reorganise") {
      // Never as deep as what is final.
      const head = await evm.head();
      const depth = Math.min(each.depth, head - (highest - confirmations + 1), head - first + 1);
      if (depth <= 0) continue;
      if (each.isSeen) await look(db);
      await evm.takeBack(depth);
      const taken = sent.filter(({ height }) => height > head - depth);
      sent = sent.filter((every) => !taken.includes(every));
      if (each.again) for (const { again } of taken) await send(again);
    } else if (each.what === "look") {
      await Promise.all(Array.from({ length: each.watchers }, () => look(db)));
    } else if (each.what === "pass") {
      now = new Date(now.getTime() + each.minutes * 60_000);
      evm.setTime(now);
    } else await setRate(db, each.rate);
  }
  await evm.mine(Math.max(highest - (await evm.head()), 0) + confirmations);
  while ((await look(db)) > 0);

  const logs = await evm.client.getLogs({
    address: stage.token,
    event: parseAbiItem("event Transfer(address indexed from, address indexed to, uint256 value)"),
    fromBlock: BigInt(first - confirmations),
    strict: true,
  });
  for (const { id, topUp } of owners) {
    const onChain = logs.filter(({ args }) => args.to === topUp.address);
    const known = await db
      .select()
      .from(usdtTransfers)
      .where(and(eq(usdtTransfers.topUpId, topUp.id), isNotNull(usdtTransfers.creditedAt)))
      .orderBy(asc(usdtTransfers.block), asc(usdtTransfers.logIndex));
    // To the unit, and in the same order.
    expect(known.map(({ hash, units }) => [hash, units])).toEqual(
      onChain.map(({ transactionHash, args }) => [transactionHash, args.value]),
    );
    expect(await db.$count(usdtTransfers, eq(usdtTransfers.topUpId, topUp.id))).toBe(onChain.length);
    let left = topUp.units;
    let credited = 0;
    for (const [index, log] of onChain.entries()) {
      const { timestamp } = await evm.client.getBlock({ blockNumber: log.blockNumber });
      const isLate = Number(timestamp) * 1000 > topUp.expiresAt.getTime();
      const atAgreedRate = isLate ? 0n : log.args.value < left ? log.args.value : left;
      left -= atAgreedRate;
      const later = (log.args.value - atAgreedRate) * BigInt(known[index]?.laterRate ?? 0);
      credited += Number((atAgreedRate * 7_171_600n + later) / 10_000_000_000n);
    }
    expect(await balanceOf(db, id)).toBe(credited);
  }
  expect(await db.$count(usdtAlarms)).toBe(0);
  await expectBalancedLedger(db);
}

onEachStore(
  "crediting USDT",
  (backend) => {
    beforeAll(() => stage.begin(backend.db, clock));

    test("what is credited is what is final on the chain, whatever happens in between", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 30 }), (operations) =>
          run(backend.db, operations),
        ),
        { numRuns: 5, endOnFailure: true },
      );
    });
  },
  { now: clock, usdt: stage.network },
);
