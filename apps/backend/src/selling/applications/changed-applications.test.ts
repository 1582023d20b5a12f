import { expect, test } from "vitest";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { eq, isNull } from "../../platform/store/sql.ts";
import { type Answer, listOf, recordOf, idIn } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { uploadsOf } from "../../test-support/send-upload.ts";
import { newMobile } from "../../test-support/new-customer.ts";

let names = 0;
const newName = (): string => `Ivy & Oak's No. ${++names}`;
const password = "lamp oil 2027";

onEachStore(
  "a merchant's application that waits",
  (backend) => {
    async function applied() {
      const customer = await backend.newCustomer();
      const [trade] = await backend.db.select({ id: trades.id }).from(trades).where(isNull(trades.deletedAt)).limit(1);
      const address = `10.9.${++names % 250}.1`;
      const headers = { "x-forwarded-for": address };
      const post = (call: string, body: object): Promise<Answer> =>
        customer.post(`ShopApply/${call}`, body, { headers });
      const codeOf = async (mobile: string) => {
        await backend.ask("sms/send", { body: { mobile, key: "SJSQYZ" }, headers });
        return newestCode(backend.db, mobile, "SJSQYZ");
      };
      const mobile = newMobile();
      const license = await uploadsOf(backend.url, customer.token, "merchant", 2);
      const form = {
        cid: trade?.id,
        name: newName(),
        nickname: "Seán O’Brien-Núñez",
        mobile,
        account: `ivy${names}x`,
        license,
      };
      const sent = await post("apply", { ...form, password, code: await codeOf(mobile) });
      expect(sent).toMatchObject({ code: 1 });
      const id = idIn(sent);
      const detail = () => customer.read(`ShopApply/detail?id=${id}`);
      return { ...customer, id, form, post, codeOf, detail };
    }
    const stored = async (id: number) =>
      (await backend.db.select().from(merchantApplications).where(eq(merchantApplications.id, id)))[0];
    const operator = async () => (await backend.newDeskUser("operator", null)).token;
    const decide = (token: string, call: string, body: object) =>
      backend.atDesk(token).post(`applications/${call}`, body);

    test.each([
      "Ivy & Oak",
      "Café du Monde",
      "Лампы",
      "Marks 'n' Co.",
      "日本の店・東京",
      "김씨네 가게",
      "Ο Λύχνος 24-7",
    ])("an application may name the shop %s", async (name) => {
      const own = await applied();
      expect(await own.post("correct", { ...own.form, id: own.id, revision: 1, name })).toMatchObject({ code: 1 });
      expect(await own.detail()).toMatchObject({ name, revision: 2 });
    });

    test("an application is corrected, with its documents and its password unless others are sent", async () => {
      const own = await applied();
      const before = await stored(own.id);
      const [license] = (await own.detail())["license"] as readonly string[];
      const more = await uploadsOf(backend.url, own.token, "merchant", 1);
      const corrected = { ...own.form, id: own.id, revision: 1, nickname: "Mei", license: [license, ...more] };
      expect(await own.post("correct", corrected)).toMatchObject({ code: 1, msg: "Your correction has been sent" });
      const after = await own.detail();
      expect(after).toMatchObject({ nickname: "Mei", audit_status: 1, revision: 2 });
      expect(after["license"]).toHaveLength(2);
      expect(await stored(own.id)).toMatchObject({ passwordHash: before?.passwordHash, createdAt: before?.createdAt });
      const other = { ...corrected, revision: 2, password: "another lamp" };
      expect(await own.post("correct", other)).toMatchObject({ code: 1 });
      expect(await decide(await operator(), "approve", { id: own.id, revision: 3 })).toMatchObject({ code: 1 });
      const login = (typed: string) => backend.logInAtDesk(own.form.account, typed);
      expect([(await login(password)).code, (await login("another lamp")).code]).toEqual([0, 1]);
    });

    test("another telephone of an application needs its code, and the same one none", async () => {
      const own = await applied();
      const mobile = newMobile();
      const moved = { ...own.form, id: own.id, revision: 1, mobile };
      expect(await own.post("correct", moved)).toMatchObject({ code: 0, field: "code" });
      expect(await own.post("correct", { ...moved, code: "0000x" })).toMatchObject({ code: 0, field: "code" });
      expect(await own.post("correct", { ...moved, code: await own.codeOf(mobile) })).toMatchObject({ code: 1 });
      expect(await stored(own.id)).toMatchObject({ mobile });
    });

    test("an application takes no name or account of others, and keeps its own", async () => {
      const [own, other] = [await applied(), await applied()];
      const same = { ...own.form, id: own.id, revision: 1 };
      expect(await own.post("correct", { ...same, name: other.form.name.toUpperCase() })).toMatchObject({
        code: 0,
        field: "name",
      });
      expect(await own.post("correct", { ...same, account: other.form.account })).toMatchObject({
        code: 0,
        field: "account",
      });
      expect(await own.post("correct", { ...same, password: "12345678" })).toMatchObject({
        code: 0,
        field: "password",
      });
      expect(await own.post("correct", same)).toMatchObject({ code: 1 });
    });

    test("of applications that are corrected to one name at once one gets it", async () => {
      const several = await Promise.all([1, 2, 3].map(() => applied()));
      const name = newName();
      const answers = await Promise.all(
        several.map((own) => own.post("correct", { ...own.form, id: own.id, revision: 1, name })),
      );
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
      for (const { msg } of answers.filter(({ code }) => code !== 1))
        expect(msg).toBe("This merchant name is already taken");
    });

    test("what an operator has read is what is decided: a correction meanwhile is said", async () => {
      const own = await applied();
      const token = await operator();
      await own.post("correct", { ...own.form, id: own.id, revision: 1, nickname: "Mei" });
      const outdated = {
        code: 0,
        msg: "The applicant has corrected this application meanwhile; please read it again",
      };
      expect(await decide(token, "approve", { id: own.id })).toMatchObject(outdated);
      expect(await decide(token, "refuse", { id: own.id, revision: 1, reason: "No" })).toMatchObject(outdated);
      expect(await stored(own.id)).toMatchObject({ state: "pending", decidedAt: null });
      expect(await decide(token, "approve", { id: own.id, revision: 2 })).toMatchObject({ code: 1 });
    });

    test("what is decided stays so: it is neither corrected nor withdrawn", async () => {
      const own = await applied();
      expect(await decide(await operator(), "refuse", { id: own.id, revision: 1, reason: "Blurred" })).toMatchObject({
        code: 1,
      });
      for (const call of ["correct", "withdraw"])
        expect(await own.post(call, { ...own.form, id: own.id, revision: 1 })).toMatchObject({
          code: 0,
          msg: "This application has already been decided",
        });
      expect(await stored(own.id)).toMatchObject({ state: "refused", rejection: "Blurred" });
    });

    test("of a correction, a withdrawal and a decision at once one comes first, and nothing of it is lost", async () => {
      for (let round = 0; round < 4; round++) {
        const own = await applied();
        const token = await operator();
        const [corrected, withdrawn, approved] = await Promise.all([
          own.post("correct", { ...own.form, id: own.id, revision: 1, nickname: "Mei" }),
          own.post("withdraw", { id: own.id, revision: 1 }),
          decide(token, "approve", { id: own.id, revision: 1 }),
        ]);
        expect([corrected, withdrawn, approved].filter(({ code }) => code === 1)).toHaveLength(1);
        const state = corrected.code === 1 ? "pending" : withdrawn.code === 1 ? "withdrawn" : "approved";
        expect(await stored(own.id)).toMatchObject({ state });
        expect(await backend.db.$count(shops, eq(shops.name, own.form.name))).toBe(approved.code === 1 ? 1 : 0);
      }
    });

    test("a withdrawn application frees its names, says so, and another one may be sent with its documents", async () => {
      const own = await applied();
      expect(await own.post("withdraw", { id: own.id, revision: 1 })).toMatchObject({ code: 1 });
      // The contract knows no such state.
      expect(await own.detail()).toMatchObject({
        audit_status: 3,
        is_withdrawn: 1,
        audit_explain: "You have withdrawn the application",
      });
      const token = await operator();
      const { data } = await backend.atDesk(token).get("applications/list?state=pending");
      expect(listOf(recordOf(data)["list"]).map(({ id }) => id)).not.toContain(own.id);
      expect(await decide(token, "approve", { id: own.id, revision: 1 })).toMatchObject({ code: 0 });
      const code = await own.codeOf(own.form.mobile);
      expect(await own.post("apply", { ...own.form, password, code })).toMatchObject({ code: 1 });
    });

    test("nobody changes another's application, and none without saying which", async () => {
      const [own, other] = [await applied(), await applied()];
      for (const call of ["correct", "withdraw"]) {
        for (const id of [own.id, 999_999_999])
          expect(await other.post(call, { ...own.form, id, revision: 1 })).toMatchObject({
            code: 0,
            error: "not_found",
          });
        for (const revision of ["", "x", -1, 7, null])
          expect((await own.post(call, { ...own.form, id: own.id, revision })).code).toBe(0);
        expect((await own.post(call, { ...own.form, revision: 1 })).code).toBe(0);
      }
      const theirs = await uploadsOf(backend.url, other.token, "merchant", 1);
      expect(await own.post("correct", { ...own.form, id: own.id, revision: 1, license: theirs })).toMatchObject({
        code: 0,
        msg: "Please upload the picture again",
      });
      expect((await own.detail())["license"]).toHaveLength(2);
      expect(await stored(own.id)).toMatchObject({ state: "pending", revision: 1 });
    });
  },
  { trustProxy: true },
);
