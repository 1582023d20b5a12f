import { expect, test } from "vitest";
import { agents } from "../../platform/store/schema/agents.ts";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { noticeMessages, notices } from "../../platform/store/schema/notices.ts";
import { policyAcceptances, policyVersions } from "../../platform/store/schema/policies.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { eq, isNull } from "../../platform/store/sql.ts";
import { type Answer, recordOf, idIn } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { privateAnswer, sendUpload, uploadsOf } from "../../test-support/send-upload.ts";
import { forgetDocuments } from "./forget-documents.ts";
import { personalData } from "./personal-data.ts";
import { newMobile } from "../../test-support/new-customer.ts";

let names = 0;
const newName = (): string => `Lamps${++names}`;
const oneDay = 24 * 60 * 60 * 1000;

onEachStore(
  "merchants' applications",
  (backend) => {
    const run = (...line: readonly string[]) => backend.operate("applications", ...line);
    const applicant = async () => {
      const customer = await backend.newCustomer();
      const [trade] = await backend.db.select({ id: trades.id }).from(trades).where(isNull(trades.deletedAt)).limit(1);
      const name = newName();
      const mobile = newMobile();
      // Codes are counted by network.
      const address = `10.1.${names % 250}.1`;
      const licence = async (token: string): Promise<unknown> => {
        const content = Buffer.from("%PDF-1.7\n%%EOF");
        const { data } = await sendUpload(backend.url, { token, purpose: "merchant", name: "执照 1.pdf", content });
        return recordOf(data)["base_uri"];
      };
      const form = async (more: Readonly<Record<string, unknown>> = {}) => ({
        cid: trade?.id,
        name,
        nickname: "WangLi",
        mobile,
        account: name.toLowerCase(),
        password: "灯 lamp oil",
        license: [await licence(customer.token), ...(await uploadsOf(backend.url, customer.token, "merchant"))],
        code: await codeFor(mobile, address),
        clabel: "",
        ...more,
      });
      const send = (body: object, key?: string): Promise<Answer> =>
        customer.post("ShopApply/apply", body, { key, headers: { "x-forwarded-for": address } });
      return {
        ...customer,
        name,
        contactMobile: mobile,
        form,
        send,
        apply: async (more: Readonly<Record<string, unknown>> = {}) => send(await form(more)),
        detail: async (id: unknown) => customer.get(`ShopApply/detail?id=${String(id)}`),
        records: () => customer.read("ShopApply/record", "zh"),
      };
    };
    const codeFor = async (mobile: string, address: string): Promise<string> => {
      await backend.ask("sms/send", {
        body: { mobile, key: "SJSQYZ" },
        headers: { "x-forwarded-for": address },
      });
      return newestCode(backend.db, mobile, "SJSQYZ");
    };

    test("an application is stored, and shown to its applicant alone, without the password", async () => {
      const [own, other] = [await applicant(), await applicant()];
      const answer = await own.apply();
      expect(answer).toMatchObject({ code: 1, msg: "Your application has been sent" });
      const id = idIn(answer);
      const detail = recordOf((await own.detail(id)).data);
      expect(detail).toMatchObject({
        id,
        name: own.name,
        nickname: "WangLi",
        mobile: own.contactMobile,
        account: own.name.toLowerCase(),
        audit_status: 1,
        audit_explain: "",
        del: 0,
      });
      expect(JSON.stringify(detail)).not.toContain("lamp oil");
      expect(detail).not.toHaveProperty("password");
      expect(await own.records()).toMatchObject({
        count: 1,
        lists: [{ id, name: own.name, audit_status: 1, audit_status_desc: "待审核" }],
        page_no: 1,
        more: 0,
      });
      expect(await other.detail(id)).toMatchObject({ code: 0, msg: "This application does not exist" });
      expect(await other.records()).toMatchObject({ count: 0, lists: [] });
      const [document = ""] = detail["license"] as readonly string[];
      expect((await privateAnswer(backend.url, document, own.token)).status).toBe(200);
      expect((await privateAnswer(backend.url, document, other.token)).status).toBe(404);
      expect(new URL(document, backend.url).searchParams.get("name")).toBe("执照 1.pdf");
      const [stored] = await backend.db.select().from(merchantApplications).where(eq(merchantApplications.id, id));
      expect(stored?.passwordHash).not.toContain("lamp oil");
    });

    test.each([
      [{ cid: "" }, "Please choose a main category"],
      [{ cid: 2_000_000_000 }, "This category does not exist"],
      [{ name: "" }, "Please enter the merchant name"],
      [{ name: "Lamps <more>" }, "A merchant name has letters, digits, spaces and & ' . - only"],
      [{ name: "& ' . -" }, "A merchant name has letters, digits, spaces and & ' . - only"],
      [{ name: "\u3164\u200B" }, "Please enter the merchant name"],
      [{ name: "灯".repeat(101) }, "A merchant name has at most 100 characters"],
      [{ nickname: "" }, "Please enter the contact name"],
      [{ nickname: "<b>" }, "A contact name has letters, digits, spaces and & ' . - only"],
      [{ nickname: "a".repeat(33) }, "A contact name has at most 32 characters"],
      [{ mobile: "" }, "Please enter your mobile number"],
      [{ mobile: "23800138000" }, "Please enter a valid mobile number"],
      [{ account: "" }, "Please enter an account name"],
      [{ account: "店铺" }, "An account name has letters and digits only"],
      [{ account: "a" }, "An account name has 2 to 20 characters"],
      [{ account: "a".repeat(21) }, "An account name has 2 to 20 characters"],
      [{ password: "" }, "Please enter your password"],
      [{ password: "abc1234" }, "A password has 8 to 64 characters"],
      [{ password: "灯".repeat(65) }, "A password has 8 to 64 characters"],
      [{ password: "Password123" }, "Too many people use this password; please choose another one"],
      [{ password: "12345678" }, "Too many people use this password; please choose another one"],
      [
        { account: "hearthlinden", password: "Hearth-Linden" },
        "A password may not be the account or the name of the shop",
      ],
      [
        { name: "Hearth & Linden", password: "hearth linden" },
        "A password may not be the account or the name of the shop",
      ],
      [{ license: [] }, "Please upload your documents"],
      [{ license: "uploads/a.png" }, "Please upload your documents"],
    ])("an application with %j is refused with: %s", async (more, message) => {
      const { apply } = await applicant();
      const answer = await apply(more);
      expect(answer.code).toBe(0);
      expect(answer.msg).toBe(message);
    });

    test("documents have to be the applicant's own, uploaded as such, and ten at most", async () => {
      const [own, other] = [await applicant(), await applicant()];
      const foreign = await uploadsOf(backend.url, other.token, "merchant");
      const review = await uploadsOf(backend.url, own.token, "review");
      for (const license of [foreign, review, ["uploads/none.png"]])
        expect(await own.apply({ license })).toMatchObject({ code: 0, msg: "Please upload the picture again" });
      const many = await uploadsOf(backend.url, own.token, "merchant", 11);
      expect((await own.apply({ license: many })).code).toBe(0);
      expect((await own.apply({ license: many.slice(0, 10) })).code).toBe(1);
    });

    test("a code is needed, is that of this number, and is not used up by what is refused", async () => {
      const own = await applicant();
      expect(await own.apply({ code: "" })).toMatchObject({ code: 0 });
      expect(await own.apply({ mobile: newMobile() })).toMatchObject({
        code: 0,
        msg: "The code is wrong",
        field: "code",
      });
      const taken = await applicant();
      await taken.apply();
      const form = await own.form();
      expect(await own.send({ ...form, name: taken.name.toUpperCase() })).toMatchObject({
        code: 0,
        msg: "This merchant name is already taken",
        field: "name",
      });
      expect(await own.send({ ...form, account: taken.name.toUpperCase() })).toMatchObject({
        code: 0,
        msg: "This account name is already taken",
        field: "account",
      });
      expect(await own.send(form)).toMatchObject({ code: 1 });
    });

    test("names of shops and accounts of the desk are taken", async () => {
      const own = await applicant();
      const [shop] = await backend.db.select().from(shops).where(isNull(shops.deletedAt)).limit(1);
      const form = await own.form();
      const account = `desk${newName()}`;
      await backend.db.insert(agents).values({ account, nickname: "A", passwordHash: "x", createdAt: new Date() });
      const name = (shop?.name ?? "").replaceAll(/[^\p{L}\d]/gu, "");
      await backend.db
        .update(shops)
        .set({ name })
        .where(eq(shops.id, shop?.id ?? 0));
      expect(await own.send({ ...form, name })).toMatchObject({ msg: "This merchant name is already taken" });
      expect(await own.send({ ...form, account })).toMatchObject({ msg: "This account name is already taken" });
    });

    test("what is sent twice at once, or again after a lost answer, is one application", async () => {
      const own = await applicant();
      const form = await own.form();
      const [first, again] = await Promise.all([own.send(form, "one"), own.send(form, "one")]);
      const id = idIn(first);
      expect(again).toMatchObject({ code: 1, data: { id } });
      expect(await own.send(form, "one")).toMatchObject({ code: 1, data: { id } });
      expect(await own.records()).toMatchObject({ count: 1 });
      expect(await own.apply({ name: newName(), account: newName() })).toMatchObject({
        code: 0,
        msg: "Your last application is still being reviewed",
      });
    });

    test("of several who ask for one name at once one gets it", async () => {
      const several = await Promise.all([1, 2, 3, 4].map(() => applicant()));
      const name = newName();
      const forms = await Promise.all(several.map(async ({ form }) => form({ name })));
      const answers = await Promise.all(several.map(({ send }, index) => send(forms[index] ?? {})));
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
      for (const { msg } of answers.filter(({ code }) => code !== 1))
        expect(msg).toBe("This merchant name is already taken");
    });

    test("an approved application is a shop that is not open, whose owner logs in at the desk", async () => {
      const own = await applicant();
      const id = idIn(await own.apply());
      const { out, code } = await run("approve", String(id));
      expect(code).toBe(0);
      const [shop] = await backend.db.select().from(shops).where(eq(shops.name, own.name));
      expect(out).toEqual([`Application ${id} is approved: it is shop ${shop?.id} now, which is not open yet`]);
      expect(shop).toMatchObject({ isOpen: false, isSelfOperated: false, phone: "" });
      const [owner] = await backend.db
        .select()
        .from(agents)
        .where(eq(agents.shopId, shop?.id ?? 0));
      expect(owner).toMatchObject({ account: own.name.toLowerCase(), role: "owner", nickname: "WangLi" });
      const login = await backend.logInAtDesk(own.name.toLowerCase(), "灯 lamp oil");
      expect(login.code).toBe(1);
      expect(recordOf((await own.detail(id)).data)).toMatchObject({ audit_status: 2 });
      const [stored] = await backend.db.select().from(merchantApplications).where(eq(merchantApplications.id, id));
      expect(stored).toMatchObject({ shopId: shop?.id, passwordHash: null });
      const [message] = await backend.db
        .select({ mobile: noticeMessages.mobile, key: notices.textKey })
        .from(noticeMessages)
        .innerJoin(notices, eq(notices.id, noticeMessages.noticeId))
        .where(eq(notices.customerId, own.id));
      expect(message).toEqual({ mobile: own.contactMobile, key: "noticeApplicationApproved" });
      expect((await run("approve", String(id))).errors.join()).toContain("already been decided");
    });

    test("an application whose account somebody has got meanwhile is approved by nobody, and leaves no shop", async () => {
      const own = await applicant();
      const id = idIn(await own.apply());
      const account = own.name.toLowerCase();
      await backend.db.insert(agents).values({ account, nickname: "A", passwordHash: "x", createdAt: new Date() });
      expect((await run("approve", String(id))).code).not.toBe(0);
      expect(await backend.db.$count(shops, eq(shops.name, own.name))).toBe(0);
      expect(recordOf((await own.detail(id)).data)).toMatchObject({ audit_status: 1 });
    });

    test("of two who decide at once one does", async () => {
      const own = await applicant();
      const id = String(idIn(await own.apply()));
      const results = await Promise.all([run("approve", id), run("refuse", id, "No"), run("approve", id)]);
      expect(results.filter(({ code }) => code === 0)).toHaveLength(1);
      expect(await backend.db.$count(shops, eq(shops.name, own.name))).toBe(results[1]?.code === 0 ? 0 : 1);
    });

    test("a refused application says why, frees its names, and its documents go after a while", async () => {
      const own = await applicant();
      const id = idIn(await own.apply());
      expect((await run("refuse", String(id))).code).not.toBe(0);
      expect((await run("refuse", String(id), "The", "licence", "is", "blurred")).code).toBe(0);
      expect(recordOf((await own.detail(id)).data)).toMatchObject({
        audit_status: 3,
        audit_explain: "The licence is blurred",
      });
      const again = await own.apply();
      expect(again.code).toBe(1);
      expect(await own.records()).toMatchObject({ count: 2 });
      const faults: unknown[] = [];
      const report = (error: unknown): void => void faults.push(error);
      const later = (days: number) => () => new Date(Date.now() + days * oneDay);
      const attached = () => backend.db.$count(uploads, eq(uploads.attachedTo, `merchant_application:${id}`));
      await forgetDocuments.run({ db: backend.db, now: later(29), report });
      expect(await attached()).toBe(2);
      await forgetDocuments.run({ db: backend.db, now: later(31), report });
      expect(await attached()).toBe(0);
      expect(recordOf((await own.detail(id)).data)).toMatchObject({ license: [] });
      expect(recordOf((await own.detail(idIn(again))).data)["license"]).toHaveLength(2);
      expect(faults).toEqual([]);
    });

    test("what was refused is sent again with its documents, which stay with the new application alone", async () => {
      const [own, other] = [await applicant(), await applicant()];
      const form = await own.form();
      const id = idIn(await own.send(form));
      await run("refuse", String(id), "Blurred");
      const code = await codeFor(own.contactMobile, "10.2.0.1");
      const foreign = await other.form({ license: form.license });
      expect(await other.send(foreign)).toMatchObject({ code: 0, msg: "Please upload the picture again" });
      const again = await own.send({ ...form, code });
      expect(again.code).toBe(1);
      const report = (error: unknown): void => expect.unreachable(String(error));
      await forgetDocuments.run({ db: backend.db, now: () => new Date(Date.now() + 31 * oneDay), report });
      expect(recordOf((await own.detail(id)).data)).toMatchObject({ license: [] });
      const { license } = recordOf((await own.detail(idIn(again))).data);
      expect(license).toHaveLength(2);
      for (const document of license as readonly string[])
        expect((await privateAnswer(backend.url, document, own.token)).status).toBe(200);
    });

    test("operators see who has applied, and the newest first", async () => {
      const own = await applicant();
      const id = idIn(await own.apply());
      const { out } = await run("list", "--state", "pending");
      expect(out[1]).toMatch(new RegExp(String.raw`^${id}\s+${own.name}\s`));
      expect((await run("show", String(id))).out.join("\n")).toContain(own.contactMobile);
      expect((await run("list", "--state", "lost")).code).toBe(2);
      expect((await run("show", "x")).code).toBe(2);
      expect((await run("show", "999999")).code).toBe(1);
    });

    test("a copy of one's data has the applications, and nothing is left of them when the account goes", async () => {
      const own = await applicant();
      const id = idIn(await own.apply());
      const person = { id: own.id, mobile: null, email: null };
      const copy = await backend.db.transaction(async (tx) =>
        personalData.export?.(tx, person, { wanted: "en", fallback: "zh" }),
      );
      expect(copy).toMatchObject({ merchantApplications: [{ name: own.name, state: "pending", documents: 2 }] });
      expect(JSON.stringify(copy)).not.toContain("passwordHash");
      await backend.db.transaction((tx) => personalData.erase(tx, person, new Date()));
      expect(await backend.db.$count(merchantApplications, eq(merchantApplications.id, id))).toBe(0);
      expect(await backend.db.$count(uploads, eq(uploads.attachedTo, `merchant_application:${id}`))).toBe(0);
    });

    test("an applicant is led to the desk that the configuration names, unless the setting names another", async () => {
      const own = await applicant();
      const id = idIn(await own.apply());
      const deskOf = async () => recordOf((await own.detail(id)).data)["admin_address"];
      expect(await deskOf()).toBe("https://desk.example");
      await backend.operate("settings", "deskUrl", "https://work.example/in");
      expect(await deskOf()).toBe("https://work.example/in");
    });

    test("the agreement that holds is accepted with an application, and nobody applies before there is one", async () => {
      const { db } = backend;
      const own = await applicant();
      const id = idIn(await own.apply());
      const accepted = await db
        .select({ key: policyVersions.key, version: policyVersions.version })
        .from(policyAcceptances)
        .innerJoin(policyVersions, eq(policyVersions.id, policyAcceptances.versionId))
        .where(eq(policyAcceptances.applicationId, id));
      expect(accepted).toEqual([{ key: "merchant", version: 1 }]);
      await db.update(policyVersions).set({ key: "aftersale", version: 9 }).where(eq(policyVersions.key, "merchant"));
      try {
        const late = await applicant();
        expect(await late.apply()).toMatchObject({ code: 0, msg: /^Applications are not open yet/ });
        expect(await late.records()).toMatchObject({ count: 0 });
      } finally {
        await db.update(policyVersions).set({ key: "merchant", version: 1 }).where(eq(policyVersions.version, 9));
      }
    });

    test("the treaty is a list without anything until there is one, and then its text", async () => {
      const treaty = async () => (await backend.ask("ShopApply/getTreaty", { language: "zh" })).data;
      const { db } = backend;
      const isMerchants = eq(policyVersions.key, "merchant");
      const versions = await db.select({ id: policyVersions.id }).from(policyVersions).where(isMerchants);
      for (const { id } of versions) await db.delete(policyAcceptances).where(eq(policyAcceptances.versionId, id));
      await db.delete(policyVersions).where(isMerchants);
      expect(await treaty()).toEqual({ content: [] });
      const texts = { en: "<p>Treaty</p>", zh: "<p>协议</p>" };
      await db.insert(policyVersions).values({ key: "merchant", version: 1, texts, publishedAt: new Date() });
      expect(await treaty()).toEqual({ content: "<p>协议</p>" });
    });
  },
  { trustProxy: true, deskOrigin: "https://desk.example" },
);
