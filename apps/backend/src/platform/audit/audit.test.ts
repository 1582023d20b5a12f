import { expect, test } from "vitest";
import { actingDatabase } from "../store/acting-database.ts";
import { agents } from "../store/schema/agents.ts";
import { auditEntries } from "../store/schema/audit.ts";
import { shops } from "../store/schema/merchants.ts";
import { settings } from "../store/schema/settings.ts";
import { desc, eq, sql } from "../store/sql.ts";
import { type Answer, isRecord, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { setSetting } from "../../test-support/desk-settings.ts";
import { openShop } from "../../test-support/stage.ts";

const listed = ({ data }: Answer) => listOf(recordOf(data)["list"]);

onEachStore("the audit log", (backend) => {
  const operator = () => backend.newDeskUser("operator", null);
  const entries = async (caller: Awaited<ReturnType<typeof operator>>, query = "") =>
    listed(await caller.get(`audit/list?${query}`));
  const stored = async (key: string) => (await backend.db.select().from(settings).where(eq(settings.key, key)))[0];

  test("the audit log says who has changed a setting, from what to what", async () => {
    const one = await operator();
    await setSetting(one, "autoReceiveDays", "11");
    await setSetting(one, "autoReceiveDays", "12");
    const [last, first] = await entries(one, `who=${one.account}`);
    expect(last).toMatchObject({
      action: "settings/save",
      account: one.account,
      subject: "settings",
      subject_name: "Setting",
      subject_id: "autoReceiveDays",
      title: "autoReceiveDays",
      operation: "update",
      fields: [{ name: "value", label: "Value", kind: "text", before: "11", after: "12" }],
      may_put_back: 1,
    });
    expect(first).toMatchObject({ fields: [{ after: "11" }] });
  });

  test("the audit log says which command has changed something, and which language is asked for", async () => {
    await backend.operate("settings", "unpaidOrderMinutes", "77");
    const [entry] = listed(await (await operator()).get("audit/list?subject=settings", "ja"));
    expect(entry).toMatchObject({
      action: "command:settings",
      account: "",
      subject_name: "設定",
      title: "unpaidOrderMinutes",
    });
  });

  test("a change is put back, which is a change itself", async () => {
    const one = await operator();
    await setSetting(one, "withdrawalDays", "20");
    await setSetting(one, "withdrawalDays", "21");
    const [entry] = await entries(one, "subject=settings&subject_id=withdrawalDays");
    expect(await one.post("audit/put_back", { id: entry?.["id"] })).toMatchObject({ code: 1 });
    expect((await stored("withdrawalDays"))?.value).toBe("20");
    const [undone] = await entries(one, "subject=settings&subject_id=withdrawalDays");
    expect(undone).toMatchObject({ action: "audit/put_back", fields: [expect.objectContaining({ after: "20" })] });
    // It is no longer what the entry has made of it.
    expect(await one.post("audit/put_back", { id: entry?.["id"] })).toMatchObject({
      code: 0,
      msg: "It has been changed again since: look at the newest entry",
    });
  });

  test("a setting that nobody had set is the standard again once its change is put back, and comes back", async () => {
    const one = await operator();
    await backend.db.delete(settings).where(eq(settings.key, "noticeDays"));
    await setSetting(one, "noticeDays", "99");
    const [added] = await entries(one, "subject=settings&subject_id=noticeDays");
    expect(added).toMatchObject({ operation: "insert", may_put_back: 1 });
    await one.post("audit/put_back", { id: added?.["id"] });
    expect(await stored("noticeDays")).toBeUndefined();
    const [removed] = await entries(one, "subject=settings&subject_id=noticeDays");
    expect(removed).toMatchObject({ operation: "delete" });
    await one.post("audit/put_back", { id: removed?.["id"] });
    expect((await stored("noticeDays"))?.value).toBe("99");
  });

  test("of two who put a change back at once, one does", async () => {
    const [one, other] = [await operator(), await operator()];
    await setSetting(one, "autoReceiveDays", "30");
    await setSetting(one, "autoReceiveDays", "31");
    const [entry] = await entries(one, "subject=settings&subject_id=autoReceiveDays");
    const answers = await Promise.all([one, other].map((each) => each.post("audit/put_back", { id: entry?.["id"] })));
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([0, 1]));
  });

  test("texts, images and empty columns are put back as they were", async () => {
    const one = await operator();
    const id = await openShop(backend.db, { intro: "Lamps", translations: { zh: { intro: "灯" } } });
    const acting = actingDatabase(backend.db, { action: "test", agentId: one.id, shopId: null });
    const changed = { intro: "Lights", translations: {}, logo: "uploads/lights.png" };
    await acting.transaction((tx) => tx.update(shops).set(changed).where(eq(shops.id, id)));
    const [entry] = await entries(one, `subject=shops&subject_id=${id}`);
    expect(entry).toMatchObject({ may_put_back: 1 });
    expect(await one.post("audit/put_back", { id: entry?.["id"] })).toMatchObject({ code: 1 });
    const [row] = await backend.db.select().from(shops).where(eq(shops.id, id));
    expect(row).toMatchObject({ intro: "Lamps", translations: { zh: { intro: "灯" } }, logo: null });
  });

  test("a translated name of a shop, which an operator has accepted, is not put back from the log", async () => {
    const shopId = await openShop(backend.db, { translations: { en: { name: "Lamps", intro: "Of all kinds" } } });
    const owner = await backend.newDeskUser("owner", shopId);
    const acting = actingDatabase(backend.db, { action: "test", agentId: owner.id, shopId });
    for (const translations of [
      { en: { name: "Lights", intro: "Of all kinds" } },
      { en: { name: "Lights", intro: "Of some kinds" } },
    ])
      await acting.transaction((tx) => tx.update(shops).set({ translations }).where(eq(shops.id, shopId)));
    const [intro, name] = listed(await owner.get(`audit/list?subject=shops&subject_id=${shopId}`));
    expect([intro, name]).toMatchObject([{ may_put_back: 1 }, { may_put_back: 0 }]);
    expect(await owner.post("audit/put_back", { id: name?.["id"] })).toMatchObject({ code: 0 });
    expect(await owner.post("audit/put_back", { id: intro?.["id"] })).toMatchObject({ code: 1 });
  });

  test("what rules depend on is not put back from the log", async () => {
    const shopId = await openShop(backend.db, { returnAddress: "12 Anfu Road", isOpen: true });
    const owner = await backend.newDeskUser("owner", shopId);
    await owner.post("shop/set_open", { is_open: 0 });
    const [entry] = listed(await owner.get("audit/list?subject=shops"));
    expect(entry).toMatchObject({ action: "shop/set_open", may_put_back: 0 });
    expect(await owner.post("audit/put_back", { id: entry?.["id"] })).toMatchObject({ code: 0 });
  });

  test("an owner sees what concerns the shop, and nothing else", async () => {
    const [mine, theirs] = [await openShop(backend.db), await openShop(backend.db)];
    const [owner, other] = [await backend.newDeskUser("owner", mine), await backend.newDeskUser("owner", theirs)];
    await owner.post("team/add", { account: `helper-${mine}`, nickname: "Helper", role: "staff" });
    await setSetting(await operator(), "unpaidOrderMinutes", "61");
    const own = listed(await owner.get("audit/list"));
    expect(own.map(({ subject, title }) => [subject, title])).toEqual([["agents", `helper-${mine}`]]);
    expect(listed(await other.get("audit/list"))).toEqual([]);
    expect(await other.post("audit/put_back", { id: own[0]?.["id"] })).toMatchObject({ code: 0, error: "not_found" });
  });

  test("the log shows that a password has changed, and nothing of it", async () => {
    const shopId = await openShop(backend.db);
    const owner = await backend.newDeskUser("owner", shopId);
    const member = await backend.newDeskUser("staff", shopId);
    await owner.post("team/reset", { id: member.id });
    const { text } = await owner.get("audit/list?subject=agents");
    expect(text).toContain('"Password"');
    expect(text).not.toMatch(/scrypt|\$/);
    const [row] = await backend.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(member.id)));
    expect(JSON.stringify(row)).not.toMatch(/scrypt/);
  });

  test("pages of the log follow each other however much is added meanwhile", async () => {
    const one = await operator();
    const acting = actingDatabase(backend.db, { action: "test", agentId: one.id, shopId: null });
    const isOne = eq(settings.key, "unpaidOrderMinutes");
    await acting.transaction(async (tx) => {
      for (let minutes = 1; minutes <= 60; minutes += 1)
        await tx
          .update(settings)
          .set({ value: String(100 + minutes) })
          .where(isOne);
    });
    const more = ({ data }: Answer) => recordOf(data)["more"];
    const first = await one.get(`audit/list?who=${one.account}`);
    expect([listed(first).length, more(first)]).toEqual([50, 1]);
    await setSetting(one, "unpaidOrderMinutes", "99");
    const oldest = listed(first).at(-1)?.["id"];
    const second = await one.get(`audit/list?who=${one.account}&before=${String(oldest)}`);
    expect([listed(second).length, more(second)]).toEqual([10, 0]);
    const ids = [...listed(first), ...listed(second)].map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test("the log is filtered by time, and survives filters that are none", async () => {
    const one = await operator();
    await setSetting(one, "unpaidOrderMinutes", "200");
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    expect(await entries(one, `from=${soon}`)).toEqual([]);
    expect((await entries(one, `until=${soon}`)).length).toBeGreaterThan(0);
    for (const query of [
      "from=yesterday",
      "until=99999-01-01",
      "before=x",
      "subject=pg_user",
      "who=%25",
      "subject_id='",
    ])
      expect(await one.get(`audit/list?${query}`), query).toMatchObject({ code: 1 });
    expect(await entries(one, "who=%25")).toEqual([]);
  });

  test("what nobody at the desk changes is not in the log", async () => {
    const [before] = await backend.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    await backend.db.update(settings).set({ value: "300" }).where(eq(settings.key, "unpaidOrderMinutes"));
    const [after] = await backend.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(after?.id).toBe(before?.id);
  });

  test("a change that fails leaves nothing in the log", async () => {
    const one = await operator();
    const acting = actingDatabase(backend.db, { action: "test", agentId: one.id, shopId: null });
    const failing = acting.transaction(async (tx) => {
      await tx.update(settings).set({ value: "400" });
      throw new Error("It failed");
    });
    await expect(failing).rejects.toThrow("It failed");
    expect(await entries(one, `who=${one.account}`)).toEqual([]);
  });

  test("outside a transaction nobody at the desk changes an audited table", async () => {
    const acting = actingDatabase(backend.db, { action: "test", agentId: null, shopId: null });
    expect(() => acting.delete(agents)).toThrow("test changes agents outside a transaction");
    expect(() => acting.update(settings)).toThrow(/outside/);
    expect(() => acting.insert(settings)).toThrow(/outside/);
    await expect(acting.select().from(settings)).resolves.toBeDefined();
  });

  test("the log is only ever added to", async () => {
    await setSetting(await operator(), "unpaidOrderMinutes", "333");
    const failed = (error: unknown) =>
      isRecord(error) && error["cause"] instanceof Error ? error["cause"].message : "";
    for (const statement of [sql`delete from audit_entries`, sql`update audit_entries set title = ''`]) {
      const reason = await backend.db.execute(statement).then(() => "done", failed);
      expect(reason).toBe("the audit log is only ever added to");
    }
  });
});
