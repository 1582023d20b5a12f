import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { publishedVersion } from "../../identity/policies/published-policies.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { shopInvitations } from "../../platform/store/schema/shop-invitations.ts";
import { policyVersions } from "../../platform/store/schema/policies.ts";
import { and, eq, gte, isNull } from "../../platform/store/sql.ts";
import { type Answer, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { idOf } from "../../test-support/stage.ts";

const deskOrigin = "https://desk.example";
const day = 24 * 60 * 60 * 1000;

let time = Date.now();
let networks = 0;
/** Each version of the agreement has a number of its own. */
let newest = 0;
const newNetwork = (): string => `10.9.${(networks += 1) >> 8}.${networks & 255}`;

onEachStore(
  "an invitation to open a shop",
  (backend) => {
    let operator: CallingDeskUser;
    let tradeId = 0;
    let agreement = 0;

    beforeEach(async () => {
      operator = await backend.newDeskUser("operator", null, new Date(time));
      agreement = (await publishedVersion(backend.db, "merchant"))?.id ?? 0;
      tradeId = idOf(await backend.db.insert(trades).values({ name: "灯具" }).returning({ id: trades.id }));
    });

    const ask = (call: string, body: object, network = newNetwork()) =>
      backend.askShopDesk(`invitations/${call}`, { language: "en", headers: { "x-forwarded-for": network }, body });

    async function invited(): Promise<{ readonly id: number; readonly token: string; readonly link: string }> {
      const { data } = await operator.post("invitations/add", { note: "Mei of the lamp market" });
      const { id, link } = recordOf(data);
      return { id: Number(id), link: String(link), token: String(link).split("#")[1] ?? "" };
    }
    const form = (token: string) => {
      const mark = randomUUID().slice(0, 8);
      const who = { account: `owner.${mark}`, nickname: "Mei", password: "long lamp 1" };
      return { token, name: `Lamps ${mark}`, trade_id: tradeId, agreement_version: agreement, ...who };
    };
    const isOver = (answer: Answer) =>
      expect(answer).toMatchObject({
        code: 0,
        field: "token",
        msg: "This link is of no use any more: please ask whoever has invited you for another one",
      });

    test("keeps which version of the merchants' agreement was accepted, and takes no older one", async () => {
      const publish = async (version: number) =>
        idOf(
          await backend.db
            .insert(policyVersions)
            .values({ key: "merchant", version, texts: { zh: `<p>第${version}版</p>` }, publishedAt: new Date(time) })
            .returning({ id: policyVersions.id }),
        );
      const before = await publish(1000 + newest++);
      const { id, token } = await invited();
      const checked = recordOf((await ask("check", { token })).data);
      expect(checked).toMatchObject({
        agreement_version: before,
        agreement: expect.stringMatching(/^<p>第\d+版<\/p>$/),
      });
      const needed = { code: 0, field: "agreement_version", msg: expect.stringMatching(/^Please read and accept/) };
      expect(await ask("accept", form(token))).toMatchObject(needed);
      const now = await publish(1000 + newest++);
      expect(await ask("accept", { ...form(token), agreement_version: before })).toMatchObject(needed);
      expect(
        await backend.db.$count(shopInvitations, and(eq(shopInvitations.id, id), isNull(shopInvitations.usedAt))),
      ).toBe(1);
      expect(await ask("accept", { ...form(token), agreement_version: now })).toMatchObject({ code: 1 });
      const [used] = await backend.db.select().from(shopInvitations).where(eq(shopInvitations.id, id));
      expect(used?.acceptedVersionId).toBe(now);
      await backend.db.update(shopInvitations).set({ acceptedVersionId: null }).where(eq(shopInvitations.id, id));
      await backend.db.delete(policyVersions).where(gte(policyVersions.id, before));
    });

    test("makes a shop and its owner once, whose session begins with it", async () => {
      const { id, token, link } = await invited();
      expect(link).toMatch(/^https:\/\/desk\.example\/invitation#[\w-]{43}$/);
      expect(JSON.stringify(await backend.db.select().from(shopInvitations))).not.toContain(token);
      const checked = recordOf((await ask("check", { token })).data);
      expect(Date.parse(String(checked["expires_at"])) - time).toBe(7 * day);
      expect(listOf(checked["trades"]).find((trade) => trade["id"] === tradeId)).toMatchObject({ name: "灯具" });
      const wanted = form(token);
      const made = await ask("accept", wanted);
      expect(made).toMatchObject({ code: 1, data: { role: "owner", must_change_password: 0 } });
      const { token: session, shop_id: shopId } = recordOf(made.data);
      expect((await backend.atDesk(String(session)).get("figures/today")).data).toMatchObject({
        shop: { id: shopId, name: wanted.name, is_open: false },
      });
      expect(await backend.db.select().from(shopInvitations).where(eq(shopInvitations.id, id))).toMatchObject([
        { shopId, invitedBy: operator.id },
      ]);
      const entries = await backend.db.select().from(auditEntries).where(eq(auditEntries.title, wanted.name));
      expect(entries).toMatchObject([{ action: "invitations/accept", agentId: null, operation: "insert" }]);
      for (const answer of [await ask("check", { token }), await ask("accept", form(token))]) isOver(answer);
    });

    test("makes one shop, however often the form is sent at a time", async () => {
      const { token } = await invited();
      const wanted = form(token);
      const answers = await Promise.all([wanted, wanted, form(token), form(token)].map((each) => ask("accept", each)));
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
      for (const answer of answers.filter(({ code }) => code === 0)) isOver(answer);
    });

    test("answers the same when it is used, withdrawn, expired or unknown", async () => {
      const [withdrawn, expired] = [await invited(), await invited()];
      expect(await operator.post("invitations/withdraw", { id: withdrawn.id })).toMatchObject({ code: 1 });
      expect(await operator.post("invitations/withdraw", { id: withdrawn.id })).toMatchObject({ error: "not_found" });
      isOver(await ask("accept", form(withdrawn.token)));
      for (const token of ["", "x", null, ["a"], "x".repeat(6000)]) isOver(await ask("check", { token }));
      time += 7 * day;
      isOver(await ask("check", { token: expired.token }));
      isOver(await ask("accept", form(expired.token)));
      operator = await backend.newDeskUser("operator", null, new Date(time));
      const rows = listOf(recordOf((await operator.get("invitations/list")).data)["list"]);
      const stateOf = (id: number) => rows.find((row) => row["id"] === id)?.["state"];
      expect([stateOf(withdrawn.id), stateOf(expired.id)]).toEqual(["withdrawn", "expired"]);
      expect(await operator.post("invitations/withdraw", { id: expired.id })).toMatchObject({ error: "not_found" });
    });

    test("is not tried out by guessing, and a wrong form leaves it as it was", async () => {
      const { token } = await invited();
      for (const [wrong, field] of [
        [{ name: "" }, "name"],
        [{ trade_id: "" }, "trade_id"],
        [{ account: "a b" }, "account"],
        [{ nickname: "" }, "nickname"],
        [{ password: "short" }, "password"],
        [{ password: "lamps-lamps", name: "Lamps Lamps" }, "password"],
      ] as const)
        expect(await ask("accept", { ...form(token), ...wrong }), field).toMatchObject({ code: 0, field });
      const guesser = newNetwork();
      for (let tries = 0; tries < 10; tries++) isOver(await ask("check", { token: `guess ${tries}` }, guesser));
      expect((await ask("check", { token }, guesser)).msg).toMatch(/^Too many attempts/);
      expect((await ask("accept", form(token), guesser)).msg).toMatch(/^Too many attempts/);
      expect(await ask("accept", form(token))).toMatchObject({ code: 1 });
    });

    test("is noted for whom it is, and only operators make it", async () => {
      for (const note of ["", "x".repeat(101)])
        expect(await operator.post("invitations/add", { note })).toMatchObject({ code: 0, field: "note" });
      const owner = await backend.newDeskUser("owner", 1, new Date(time));
      expect(await owner.post("invitations/add", { note: "Mei" })).toMatchObject({
        msg: "Your account may not do this",
      });
      await invited();
      const { list } = recordOf((await operator.get("invitations/list")).data);
      expect(listOf(list)[0]).toMatchObject({ note: "Mei of the lamp market", state: "open", shop_id: 0 });
      expect(await backend.db.$count(agents, eq(agents.nickname, "Mei of the lamp market"))).toBe(0);
      expect(await backend.db.$count(shops, eq(shops.name, "Mei of the lamp market"))).toBe(0);
    });
  },
  { now: () => new Date(time), trustProxy: "loopback", deskOrigin },
);
