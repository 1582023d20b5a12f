import fc from "fast-check";
import { test } from "vitest";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { anyCommands } from "../../test-support/order-model/commands.ts";
import { emptyModel } from "../../test-support/order-model/model.ts";
import { openWorld } from "../../test-support/order-model/world.ts";

const clock = { now: new Date() };

onEachStore(
  "whatever shoppers, merchants, providers and time do",
  (backend) => {
    test(
      "stock, coupons, money and states of orders stay right, whatever shoppers, merchants, providers and time do",
      { timeout: 600_000 },
      async () => {
        await fc.assert(
          fc.asyncProperty(anyCommands, async (commands) => {
            const { db, url } = backend;
            clock.now = new Date("2026-11-20T04:00:00Z");
            const real = await openWorld(db, url, clock);
            await fc.asyncModelRun(() => ({ model: emptyModel(), real }), commands);
          }),
          { numRuns: 16 },
        );
      },
    );
  },
  { now: () => clock.now },
);
