import { expect, test } from "vitest";
import { languages } from "../../platform/store/language.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { policies } from "../../platform/store/schema/content.ts";

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
    await db.update(policies).set({ content: '<p><img src="/uploads/a.png"></p>' }).where(eq(policies.key, "service"));
    expect(await contentOf("policy/service", "zh")).toBe(`<p><img src="${url}/uploads/a.png"></p>`);
    await db.delete(policies).where(eq(policies.key, "service"));
    expect(await backend.ask("policy/service")).toMatchObject({ code: 1, data: { content: "" } });
  });
});
