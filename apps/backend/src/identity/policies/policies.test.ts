import { beforeAll, expect, test } from "vitest";
import { languages } from "../../platform/store/language.ts";
import {
  policies,
  policyAcceptances,
  type PolicyKey,
  policyKeys,
  policyVersions,
} from "../../platform/store/schema/policies.ts";
import { cleanRichText } from "../../platform/rich-text/clean-rich-text.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { skeletons } from "./skeletons/skeletons.ts";

onEachStore("policies at the desk", (backend) => {
  let token = "";
  beforeAll(async () => {
    token = (await backend.newDeskUser("operator", null)).token;
  });
  const asked = (call: string, body?: unknown, as = token) =>
    backend.askShopDesk(`policies/${call}`, { token: as, language: "en", ...(body !== undefined && { body }) });
  const detail = async (key: PolicyKey) => recordOf((await asked(`detail?key=${key}`)).data);
  const revisionOf = async (key: PolicyKey) => Number((await detail(key))["revision"]);
  const save = async (key: PolicyKey, texts: object, more: object = {}) =>
    asked("save_draft", { key, revision: await revisionOf(key), texts, ...more });
  const publish = async (key: PolicyKey) => asked("publish", { key, revision: await revisionOf(key) });
  const shown = async (key: "service" | "privacy" | "aftersale", language: (typeof languages)[number] = "zh") =>
    recordOf((await backend.ask(`policy/${key}`, { language })).data)["content"];
  /** As a new store begins. */
  const emptied = async () => {
    await backend.db.delete(policyAcceptances);
    await backend.db.delete(policyVersions);
    await backend.db.delete(policies);
  };

  test("the demo's were written and published by its operator", async () => {
    const { data } = await asked("list");
    expect(recordOf(data)["default_language"]).toBe("zh");
    const list = listOf(recordOf(data)["list"]);
    expect(list.map(({ key }) => key)).toEqual(policyKeys);
    for (const policy of list)
      expect(policy).toMatchObject({
        revision: 2,
        has_draft: 0,
        draft_languages: [],
        published: { version: 1, languages, published_by: "Demo agent", published_at: expect.any(String) },
      });
  });

  test("a draft is nobody's to see until it is published, and then holds", async () => {
    await emptied();
    expect(await save("aftersale", { zh: "<p>草稿</p>", ja: "<p>下書き</p>", ko: "<p> </p>" })).toMatchObject({
      code: 1,
    });
    expect(await shown("aftersale")).toBe("");
    expect(await detail("aftersale")).toMatchObject({
      revision: 1,
      has_draft: 1,
      changed_by: "Mei & <Li>",
      draft: { en: "", zh: "<p>草稿</p>", ja: "<p>下書き</p>", ko: "" },
      published: { en: "", zh: "", ja: "", ko: "" },
      versions: [],
    });
    expect(await publish("aftersale")).toMatchObject({ code: 1, data: { version: 1 } });
    expect([await shown("aftersale"), await shown("aftersale", "ja"), await shown("aftersale", "en")]).toEqual([
      "<p>草稿</p>",
      "<p>下書き</p>",
      "<p>草稿</p>",
    ]);
    expect(await detail("aftersale")).toMatchObject({
      revision: 2,
      has_draft: 0,
      published: { zh: "<p>草稿</p>" },
      versions: [{ version: 1, languages: ["zh", "ja"], published_by: "Mei & <Li>" }],
    });
    expect(await publish("aftersale")).toMatchObject({ code: 0, msg: "There is no draft to publish" });
  });

  test("a policy is published in the store's default language, and stays so when that becomes another one", async () => {
    await emptied();
    const makeDefault = async (language: "zh" | "ja" | "ko") => {
      await backend.operate("settings", "defaultLanguage", language);
      await expect.poll(backend.services.defaultLanguage).toBe(language);
    };
    await makeDefault("ja");
    await save("service", { zh: "<p>条款</p>" });
    expect(await publish("service")).toMatchObject({ code: 0, msg: /own language/ });
    await save("service", { zh: "<p>条款</p>", ja: "<p>規約</p>" });
    expect(await detail("service")).toMatchObject({ default_language: "ja" });
    expect(await publish("service")).toMatchObject({ code: 1 });
    expect([await shown("service", "ko"), await shown("service", "zh")]).toEqual(["<p>規約</p>", "<p>条款</p>"]);
    await makeDefault("ko");
    expect([await shown("service", "ko"), await shown("service", "ja")]).toEqual(["<p>条款</p>", "<p>規約</p>"]);
    expect(recordOf((await asked("list")).data)["default_language"]).toBe("ko");
    await makeDefault("zh");
  });

  test("what is written is cleaned on its way in, as a preview shows", async () => {
    await emptied();
    const html = '<h1>A</h1><script>alert(1)</script><p onclick="x()">B <a href="javascript:x">C</a></p>';
    const clean = "<h2>A</h2><p>B <a>C</a></p>";
    expect((await asked("preview", { content: html })).data).toEqual({ content: clean });
    expect((await asked("preview", { content: '<p><img src="/uploads/a.png"></p>' })).data).toEqual({
      content: `<p><img src="${backend.url}/uploads/a.png" /></p>`,
    });
    await save("service", { zh: html });
    expect(await detail("service")).toMatchObject({ draft: { zh: clean } });
  });

  test("a draft that is empty, too long or unreadable is rejected, with the language that it is about", async () => {
    await emptied();
    expect(await save("service", {})).toMatchObject({ code: 0, msg: /at least/ });
    expect(await save("service", { zh: "<p></p>", fr: "<p>Bonjour</p>" })).toMatchObject({ code: 0 });
    expect(await save("service", { ko: `<p>${"가".repeat(20_001)}</p>` })).toMatchObject({ code: 0, field: "ko" });
    expect(await save("service", { en: `<p>${"a".repeat(59_990)}</p>` })).toMatchObject({ code: 1 });
    expect(await save("service", { en: "<ul><li>".repeat(200) })).toMatchObject({ code: 0, field: "en" });
    expect(await asked("save_draft", { key: "cookies", revision: 0, texts: { zh: "<p>a</p>" } })).toMatchObject({
      code: 0,
      msg: "There is no such policy",
    });
    for (const revision of ["", "x", -1, null])
      expect(await asked("save_draft", { key: "service", revision, texts: { zh: "<p>a</p>" } })).toMatchObject({
        code: 0,
      });
  });

  test("what is to be reviewed, or has nothing in the store's language, is not published", async () => {
    await emptied();
    await save("service", { zh: "<p>甲</p>" }, { is_to_review: 1 });
    expect(await publish("service")).toMatchObject({ code: 0, msg: /^This text is marked/ });
    await save("service", { en: "<p>A</p>" }, { is_to_review: 0 });
    expect(await publish("service")).toMatchObject({ code: 0, msg: /own language/ });
    expect(await shown("service")).toBe("");
    await save("service", { en: "<p>A</p>", zh: "<p>甲</p>" });
    expect(await publish("service")).toMatchObject({ code: 1 });
  });

  test("whoever has not seen the last change overwrites nothing, of two at once one is first", async () => {
    await emptied();
    const first = { key: "privacy", revision: 0, texts: { zh: "<p>一</p>" } };
    const answers = await Promise.all([asked("save_draft", first), asked("save_draft", first)]);
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([0, 1]));
    const late = "Somebody has changed this policy meanwhile";
    for (const call of ["save_draft", "discard_draft", "publish", "publish_again"])
      expect(await asked(call, { ...first, version: 1 })).toMatchObject({ code: 0, msg: late });
    const twice = await Promise.all([1, 2].map(() => asked("publish", { key: "privacy", revision: 1 })));
    expect(twice.map(({ code }) => code)).toEqual(expect.arrayContaining([0, 1]));
    expect((await detail("privacy"))["versions"]).toHaveLength(1);
    // Published meanwhile: a text that was written over the draft before is no draft of the new version.
    expect(await asked("save_draft", { ...first, revision: 1 })).toMatchObject({ code: 0, msg: late });
  });

  test("a draft is discarded, and what holds stays", async () => {
    await emptied();
    await save("privacy", { zh: "<p>一</p>" });
    await publish("privacy");
    await save("privacy", { zh: "<p>二</p>" });
    const revision = await revisionOf("privacy");
    expect(await asked("discard_draft", { key: "privacy", revision })).toMatchObject({ code: 1 });
    expect(await detail("privacy")).toMatchObject({ has_draft: 0, draft: { zh: "" }, published: { zh: "<p>一</p>" } });
    expect(await asked("discard_draft", { key: "privacy", revision: revision + 1 })).toMatchObject({ code: 0 });
  });

  test("an earlier version is read, and holds again as a new one, beside a draft that stays", async () => {
    await emptied();
    for (const zh of ["<p>一</p>", "<p>二</p>"]) {
      await save("privacy", { zh });
      await publish("privacy");
    }
    await save("privacy", { zh: "<p>三</p>" });
    expect((await asked("version?key=privacy&version=1")).data).toEqual({
      texts: { en: "", zh: "<p>一</p>", ja: "", ko: "" },
    });
    expect(await asked("version?key=privacy&version=9")).toMatchObject({ code: 0 });
    const again = async (version: number) =>
      asked("publish_again", { key: "privacy", revision: await revisionOf("privacy"), version });
    expect(await again(2)).toMatchObject({ code: 0, msg: /shown already/ });
    expect(await again(9)).toMatchObject({ code: 0, msg: "There is no such version" });
    expect(await again(1)).toMatchObject({ code: 1, data: { version: 3 } });
    expect(await shown("privacy")).toBe("<p>一</p>");
    expect(await detail("privacy")).toMatchObject({ has_draft: 1, draft: { zh: "<p>三</p>" } });
  });

  test("skeletons stand wherever there is nothing, to be reviewed in four languages, and nowhere else", async () => {
    await emptied();
    await save("service", { zh: "<p>我的</p>" });
    await save("merchant", { zh: "<p>我的</p>" });
    await publish("merchant");
    const both = await Promise.all([asked("add_skeletons", {}), asked("add_skeletons", {})]);
    expect(both.flatMap(({ data }) => recordOf(data)["keys"])).toEqual(["privacy", "aftersale"]);
    expect(await detail("service")).toMatchObject({ draft: { zh: "<p>我的</p>" }, is_to_review: 0 });
    expect(await detail("privacy")).toMatchObject({ draft: skeletons.privacy, is_to_review: 1 });
    expect(await publish("privacy")).toMatchObject({ code: 0 });
    expect((await asked("add_skeletons", {})).data).toEqual({ keys: [] });
  });

  test.each(policyKeys)("the skeleton of %s is the same in all languages, and clean", (key) => {
    const texts = skeletons[key];
    const shape = (html: string) => html.replaceAll(/>[^<>]+</g, "><");
    for (const language of languages) {
      expect(cleanRichText(texts[language])).toBe(texts[language]);
      expect(shape(texts[language])).toBe(shape(texts.en));
      expect(texts[language].match(/\[[^[\]]+\]/g)?.length).toBeGreaterThan(1);
    }
  });
});
