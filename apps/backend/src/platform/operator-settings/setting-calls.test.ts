import { beforeAll, beforeEach, expect, test } from "vitest";
import { platform } from "../../domains.ts";
import { ruleOfUse } from "../files/marketplace-pictures.ts";
import { settings } from "../store/schema/settings.ts";
import { uploads } from "../store/schema/uploads.ts";
import { eq } from "../store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { setSetting } from "../../test-support/desk-settings.ts";
import { uploadPicture } from "../../test-support/upload-picture.ts";

onEachStore("settings at the desk", (backend) => {
  let token = "";
  beforeAll(async () => {
    ({ token } = await backend.newDeskUser("operator", null));
  });
  beforeEach(async () => {
    await backend.db.delete(settings);
  });
  const list = async (language: "en" | "ko" = "en") =>
    listOf((await backend.atDesk(token).get("settings/list", language)).data);
  const read = async (name: string) => recordOf((await list()).find((each) => each["name"] === name));
  const save = (changes: unknown, by = token) => backend.atDesk(by).post("settings/save", { changes });
  const set = (name: string, value: string | object) => setSetting(backend.atDesk(token), name, value);
  const stored = async (name: string) => (await backend.db.select().from(settings).where(eq(settings.key, name)))[0];

  test("settings are shown in their groups, each with what it is set with", async () => {
    const shown = await list();
    expect(shown.map(({ name }) => name)).toEqual(Object.keys(platform.settings));
    expect(shown).toContainEqual({
      name: "unpaidOrderMinutes",
      group: "orders",
      title: "How long an order waits to be paid before it closes",
      control: { kind: "number", unit: "minutes", least: 1, most: 525_600 },
      value: "60",
      revision: "",
      standard: "60",
      allowed: "a whole number from 1 to 525600",
      changed: null,
    });
    expect(await read("name")).toMatchObject({ group: "site", control: { kind: "text" }, texts: { zh: "Plaza" } });
    expect(await read("customerService")).toMatchObject({
      control: { kind: "choice", choices: [{ value: "manual" }, { value: "chat", title: "chat" }] },
    });
    expect(await read("logo")).toMatchObject({ control: { kind: "image", use: "logo" }, value: "", image: "" });
  });

  test("each setting that is a picture is one that the marketplace has", () => {
    const uses = Object.values(platform.settings).flatMap(({ control }) =>
      control.kind === "image" ? [control.use] : [],
    );
    expect(uses.filter((use) => ruleOfUse(use, "platform") === null)).toEqual([]);
    expect(uses).toContain("logo");
  });

  test("settings are shown in the language of who asks, and what is wrong is said in it", async () => {
    expect(await list("ko")).toContainEqual(
      expect.objectContaining({ name: "topUpOpen", title: "지갑 충전 허용", allowed: "0(아니요) 또는 1(예)" }),
    );
    const changes = [{ name: "topUpOpen", revision: "", value: "yes" }];
    const { msg, field } = await backend.atDesk(token).post("settings/save", { changes }, { language: "zh" });
    expect([msg, field]).toEqual(["设置值应为：0（否）或 1（是）", "topUpOpen"]);
  });

  test("several settings are set at once, in the languages that they are written in", async () => {
    const changes = [
      { name: "unpaidOrderMinutes", revision: "", value: "45" },
      { name: "serviceHours", revision: "", texts: { en: "Weekdays", ja: "平日", ko: "" } },
    ];
    expect(await save(changes)).toMatchObject({ code: 1 });
    expect(await read("unpaidOrderMinutes")).toMatchObject({
      value: "45",
      changed: { by: expect.stringMatching(/./), at: expect.stringMatching(/^20/) },
    });
    expect((await read("serviceHours"))["texts"]).toEqual({ en: "Weekdays", ja: "平日" });
    expect(await stored("serviceHours")).toMatchObject({ value: "Weekdays" });
  });

  test("a setting that has its standard again is as if nobody had set it", async () => {
    await set("unpaidOrderMinutes", "45");
    await set("unpaidOrderMinutes", "60");
    expect(await stored("unpaidOrderMinutes")).toBeUndefined();
    await set("name", { en: "Riverside" });
    await set("name", { zh: "Plaza" });
    expect(await stored("name")).toBeUndefined();
  });

  test("of two who change one setting, the second learns it, and nothing of theirs is saved", async () => {
    const before = await read("unpaidOrderMinutes");
    const mine = [
      { name: "topUpLeast", revision: "", value: "20" },
      { name: "unpaidOrderMinutes", revision: before["revision"], value: "30" },
    ];
    await set("unpaidOrderMinutes", "45");
    expect(await save(mine)).toMatchObject({ code: 0, field: "unpaidOrderMinutes" });
    expect(await stored("topUpLeast")).toBeUndefined();
    const both = await Promise.all([
      save([{ name: "topUpMost", revision: "", value: "100" }]),
      save([{ name: "topUpMost", revision: "", value: "200" }]),
    ]);
    expect(both.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  test("a picture is an upload of who saves it, which stays as long as the setting has it", async () => {
    const path = await uploadPicture(backend.url, token, "logo");
    expect(await set("logo", path)).toMatchObject({ code: 1 });
    const { image } = await read("logo");
    expect(String(image)).toContain(path);
    const attached = async () =>
      (await backend.db.select().from(uploads).where(eq(uploads.path, path))).map(({ attachedTo }) => attachedTo);
    expect(await attached()).toEqual(["setting:logo"]);
    // The same address again changes nothing.
    expect(await set("logo", String(image))).toMatchObject({ code: 1 });
    expect(await read("logo")).toMatchObject({ value: path });
    for (const wrong of ["https://elsewhere.example/a.png", "uploads/not-mine.png"])
      expect((await set("logo", wrong)).code, wrong).toBe(0);
    expect(await set("logo", "")).toMatchObject({ code: 1 });
    expect(await attached()).toEqual([null]);
  });

  test("bounds and choices of top-ups are saved only where something can be topped up", async () => {
    const saving = (...changes: readonly (readonly [name: string, value: string])[]) =>
      save(changes.map(([name, value]) => ({ name, value, revision: "" })));
    const crossed = { code: 0, msg: expect.stringContaining("not above the greatest") };
    expect(await saving(["topUpLeast", "500"], ["topUpMost", "100"])).toMatchObject({
      ...crossed,
      field: "topUpLeast",
    });
    expect(await saving(["topUpMost", "9"])).toMatchObject({ ...crossed, field: "topUpMost" });
    const outside = { code: 0, msg: expect.stringContaining("lies between") };
    expect(await saving(["topUpChoices", "5,6000"])).toMatchObject({ ...outside, field: "topUpChoices" });
    expect(await saving(["topUpLeast", "2000"])).toMatchObject({ ...outside, field: "topUpLeast" });
    expect(await backend.db.$count(settings)).toBe(0);
    // What belongs together is judged as it is once all of it is saved.
    const all = [
      ["topUpLeast", "6000"],
      ["topUpMost", "9000"],
      ["topUpChoices", "7000"],
    ] as const;
    expect(await saving(...all)).toMatchObject({ code: 1 });
    expect(await backend.db.$count(settings)).toBe(3);
  });

  test("English is always among the languages offered", async () => {
    expect(await set("languagesOffered", "en,zh")).toMatchObject({ code: 1 });
    for (const wrong of ["zh,ja", "", "zh,en", "en,fr", "en,en"])
      expect(await set("languagesOffered", wrong), wrong).toMatchObject({ code: 0, field: "languagesOffered" });
  });

  test("the default language is always among the languages offered, whichever of the two is set", async () => {
    expect(await set("defaultLanguage", "fr")).toMatchObject({ code: 0, field: "defaultLanguage" });
    const reason = "It has to be such that the store's own language (中文) is among those that shoppers can choose";
    expect(await set("languagesOffered", "en,ja")).toMatchObject({ code: 0, field: "languagesOffered", msg: reason });
    const both = [
      { name: "languagesOffered", revision: "", value: "en,ja" },
      { name: "defaultLanguage", revision: "", value: "ja" },
    ];
    expect(await save(both)).toMatchObject({ code: 1 });
    expect(await set("defaultLanguage", "ko")).toMatchObject({ code: 0, field: "defaultLanguage" });
    expect((await stored("defaultLanguage"))?.value).toBe("ja");
  });

  test("settings that are none, or cannot be so, are rejected", async () => {
    for (const [name, value] of [
      ["unpaidOrderMinutes", "0"],
      ["serviceHours", { fr: "x", en: "x".repeat(201) }],
      ["name", {}],
      ["icpLink", "javascript:alert(1)"],
      ["customerService", "pigeon"],
    ] as const)
      expect((await set(name, value)).code, name).toBe(0);
    for (const changes of [undefined, "x", [], [{ name: "toString", value: "x", revision: "" }], [null]])
      expect((await save(changes)).code, JSON.stringify(changes)).toBe(0);
    expect(await set("serviceHours", { en: "x".repeat(201) })).toMatchObject({ field: "serviceHours_en" });
    const { token: owner } = await backend.newDeskUser("owner", 1);
    expect(await save([{ name: "topUpLeast", revision: "", value: "20" }], owner)).toMatchObject({
      msg: "Your account may not do this",
    });
  });
});
