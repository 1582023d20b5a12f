import { beforeEach, expect, test } from "vitest";
import { agents } from "../../platform/store/schema/agents.ts";
import { deskPresence } from "../../platform/store/schema/presence.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop } from "../../test-support/stage.ts";
import { forgetPresence } from "./presence.ts";

const start = new Date("2026-11-20T04:00:00Z");
let now = start;
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

onEachStore(
  "presence at the desk",
  (backend) => {
    beforeEach(async () => {
      now = start;
      await backend.db.delete(deskPresence);
    });
    type Role = Parameters<typeof backend.newDeskUser>[0];
    const member = async (role: Role, shopId: number | null, name: string) => {
      const { id, token } = await backend.newDeskUser(role, shopId);
      await backend.db.update(agents).set({ nickname: name, translations: {} }).where(eq(agents.id, id));
      const presence = (call: "here" | "left", thing: string, thingId?: string | number) =>
        backend.askShopDesk(`presence/${call}`, { token, language: "en", body: { thing, id: thingId } });
      const here = async (thing: string, thingId?: string | number) =>
        recordOf((await presence("here", thing, thingId)).data)["others"];
      return { id, presence, here };
    };

    test("two of a shop who have one thing open see each other, whatever their roles", async () => {
      const shopId = await openShop(backend.db);
      const [anna, bob] = [await member("owner", shopId, "Anna"), await member("agent", shopId, "Bob")];
      expect(await anna.here("order", 12)).toEqual([]);
      expect(await bob.here("order", 12)).toEqual(["Anna"]);
      expect(await anna.here("order", 12)).toEqual(["Bob"]);
      // Another of its kind, another kind, and one without an id.
      expect([await anna.here("order", 13), await anna.here("after_sale", 12)]).toEqual([[], []]);
      expect([await anna.here("freight"), await bob.here("freight", "")]).toEqual([[], ["Anna"]]);
    });

    test("nobody is seen by another shop, and operators are seen by operators alone", async () => {
      const anna = await member("owner", await openShop(backend.db), "Anna");
      const other = await member("owner", await openShop(backend.db), "Somebody else");
      const [olga, oskar] = [await member("operator", null, "Olga"), await member("operator", null, "Oskar")];
      await Promise.all([anna.here("order", 7), other.here("order", 7), olga.here("order", 7)]);
      expect(await anna.here("order", 7)).toEqual([]);
      expect(await other.here("order", 7)).toEqual([]);
      expect(await oskar.here("order", 7)).toEqual(["Olga"]);
    });

    test("whoever leaves, is silent for a while, or is disabled is here no more", async () => {
      const shopId = await openShop(backend.db);
      const anna = await member("owner", shopId, "Anna");
      const others = [];
      for (const name of ["Bob", "Cleo", "Dan"]) others.push(await member("staff", shopId, name));
      const [bob, cleo, dan] = others;
      for (const each of others) await each.here("settings");
      expect(await anna.here("settings")).toEqual(["Bob", "Cleo", "Dan"]);
      await bob?.presence("left", "settings");
      await bob?.presence("left", "settings");
      await backend.db
        .update(agents)
        .set({ isDisabled: true })
        .where(eq(agents.id, cleo?.id ?? 0));
      expect(await anna.here("settings")).toEqual(["Dan"]);
      now = later(39);
      expect(await anna.here("settings")).toEqual(["Dan"]);
      now = later(41);
      expect(await anna.here("settings")).toEqual([]);
      await dan?.here("settings");
      expect(await anna.here("settings")).toEqual(["Dan"]);
    });

    test("a page is told nothing of whether what it names exists, and no page is told of what is no page", async () => {
      const shopId = await openShop(backend.db);
      const [anna, bob] = [await member("staff", shopId, "Anna"), await member("staff", shopId, "Bob")];
      await bob.here("order", 999_999_999);
      expect(await anna.here("order", 999_999_999)).toEqual(["Bob"]);
      for (const [thing, id] of [
        ["secrets", 1],
        ["", ""],
        ["order", "a b"],
        ["order", "1".repeat(41)],
      ] as const)
        expect(await anna.presence("here", thing, id)).toMatchObject({ code: 0, data: [] });
    });

    test("two windows of one person are one, and do not see each other", async () => {
      const shopId = await openShop(backend.db);
      const [anna, bob] = [await member("staff", shopId, "Anna"), await member("staff", shopId, "Bob")];
      await Promise.all([1, 2, 3].map(() => bob.here("order", 5)));
      expect(await bob.here("order", 5)).toEqual([]);
      expect(await anna.here("order", 5)).toEqual(["Bob"]);
    });

    test("who was here is forgotten", async () => {
      const anna = await member("operator", null, "Anna");
      await anna.here("policy", "service");
      now = later(30);
      await anna.here("policy", "privacy");
      now = later(60);
      expect(await backend.runJob(forgetPresence, now)).toBe(1);
      expect(await backend.db.select({ id: deskPresence.thingId }).from(deskPresence)).toEqual([{ id: "privacy" }]);
    });
  },
  { now: () => now },
);
