import { expect, test } from "vitest";
import { languages } from "../../platform/store/language.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { policyVersions } from "../../platform/store/schema/policies.ts";

onEachStore("policy", (backend) => {
  const contentOf = async (call: string, language: (typeof languages)[number]): Promise<string> =>
    String(recordOf((await backend.ask(call, { language })).data)["content"]);

  test.each(["policy/service", "policy/privacy", "policy/aftersale"])(
    "a policy %s reads in all languages",
    async (call) => {
      const texts = await Promise.all(languages.map((language) => contentOf(call, language)));
      expect(new Set(texts).size).toBe(languages.length);
      for (const text of texts) {
        expect(text).toMatch(/^<p>[^<]*Plaza/);
        expect(text.split("<h2>").length - 1).toBeGreaterThanOrEqual(6);
        expect(text.replaceAll(/<\/?(?:h2|p|ul|li)>/g, "")).not.toMatch(/[<>]/);
        // As many sections and entries as the others.
        expect(text.match(/<(?:h2|p|li)>/g)).toHaveLength(texts[0]?.match(/<(?:h2|p|li)>/g)?.length ?? 0);
      }
    },
  );

  test("a policy is nothing until there is one, and its images have addresses", async () => {
    const { db, url } = backend;
    await db.delete(policyVersions).where(eq(policyVersions.key, "service"));
    expect(await backend.ask("policy/service")).toMatchObject({ code: 1, data: { content: "" } });
    const texts = { zh: '<p><img src="/uploads/a.png"></p>' };
    await db.insert(policyVersions).values({ key: "service", version: 1, texts, publishedAt: new Date() });
    expect(await contentOf("policy/service", "zh")).toBe(`<p><img src="${url}/uploads/a.png"></p>`);
  });

  test("a policy shows its newest version, and what a language lacks in the store's language or any other", async () => {
    const { db } = backend;
    await db.delete(policyVersions).where(eq(policyVersions.key, "aftersale"));
    const publish = (version: number, texts: Partial<Record<(typeof languages)[number], string>>) =>
      db.insert(policyVersions).values({ key: "aftersale", version, texts, publishedAt: new Date() });
    await publish(2, { zh: "<p>二</p>", en: "<p>Two</p>" });
    await publish(1, { zh: "<p>一</p>", ko: "<p>하나</p>" });
    const call = "policy/aftersale";
    expect(await Promise.all(languages.map((language) => contentOf(call, language)))).toEqual([
      "<p>Two</p>",
      "<p>二</p>",
      "<p>二</p>",
      "<p>二</p>",
    ]);
    await publish(3, { en: "<p>Three</p>", ja: "" });
    expect(await contentOf(call, "ja")).toBe("<p>Three</p>");
  });
});
