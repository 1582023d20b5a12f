import { beforeEach, expect, test } from "vitest";
import { policies, type PolicyKey } from "../../platform/store/schema/policies.ts";
import { signPreview } from "../../platform/previews/preview-token.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop } from "../../test-support/stage.ts";

const start = new Date("2026-11-20T04:00:00.500Z");
let now = start;
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const draft = { zh: "<p>草稿</p>", ja: "<p>下書き</p>" };
const ended = { code: 0, error: "not_found", msg: "This preview has ended" };

onEachStore(
  "previews of policies",
  (backend) => {
    let token = "";
    beforeEach(async () => {
      now = start;
      token = (await backend.newDeskUser("operator", null)).token;
      await backend.db.delete(policies);
      await backend.db
        .insert(policies)
        .values((["service", "merchant"] as const).map((key) => ({ key, revision: 7, draft, changedAt: start })));
    });
    const desk = (call: string, body: object, as = token) =>
      backend.askShopDesk(`policies/${call}`, { token: as, language: "en", body });
    const preview = async (key: PolicyKey = "service") => {
      const { data } = await desk("preview_addresses", { key, revision: 7 });
      const { addresses, until } = recordOf(data);
      const [en, zh, ja, ko] = ["en", "zh", "ja", "ko"].map((each) => new URL(String(recordOf(addresses)[each])));
      return { en, zh, ja, ko, until, token: en?.searchParams.get("preview") ?? "" };
    };
    const asking = (preview: string, language: "en" | "ja" = "ja") => ({
      language,
      headers: { "x-plaza-preview": preview },
    });
    const detail = (preview: string) => backend.ask("preview/detail", { ...asking(preview, "en"), method: "POST" });
    const shown = (key: "service" | "privacy", preview: string, language: "en" | "ja" = "ja") =>
      backend.ask(`policy/${key}`, asking(preview, language));

    test("a preview of a policy is an address in each language, and shows the draft to whoever has it", async () => {
      const { en, ja, until, token: signed } = await preview();
      expect([en?.origin, en?.pathname, en?.search]).toEqual([
        "https://shop.example",
        "/pc/en/server_explan",
        `?type=1&preview=${signed}`,
      ]);
      expect([ja?.pathname, ja?.search]).toEqual(["/pc/ja/server_explan", en?.search]);
      expect(until).toBe("2026-11-20T04:15:00.000Z");
      expect(await detail(signed)).toMatchObject({ code: 1, data: { address: "/server_explan?type=1", until } });
      expect(await shown("service", signed)).toMatchObject({ code: 1, data: { content: draft.ja } });
      // As it would be published: what is missing, in the store's language.
      expect(await shown("service", signed, "en")).toMatchObject({ code: 1, data: { content: draft.zh } });
    });

    test("a preview of a policy shows nothing else, and nobody else anything", async () => {
      const { token: signed } = await preview();
      const published = (await backend.ask("policy/privacy", { language: "ja" })).data;
      expect((await shown("privacy", signed)).data).toEqual(published);
      expect((await backend.ask("policy/service", { language: "ja" })).text).not.toContain("下書き");
    });

    test("a preview of a policy ends after a quarter of an hour", async () => {
      const { token: signed } = await preview();
      now = later(14.9);
      expect(await shown("service", signed)).toMatchObject({ code: 1 });
      now = later(15);
      expect(await shown("service", signed, "en")).toMatchObject(ended);
      expect(await detail(signed)).toMatchObject(ended);
    });

    test("a preview of a policy ends when its draft is changed, published or discarded", async () => {
      const { token: signed } = await preview();
      for (const [call, more] of [
        ["save_draft", { texts: { zh: "<p>新</p>" } }],
        ["publish", {}],
        ["discard_draft", {}],
      ] as const) {
        await backend.db.delete(policies);
        await backend.db.insert(policies).values({ key: "service", revision: 7, draft, changedAt: start });
        expect(await shown("service", signed)).toMatchObject({ code: 1, data: { content: draft.ja } });
        expect(await desk(call, { key: "service", revision: 7, ...more })).toMatchObject({ code: 1 });
        expect(await shown("service", signed, "en"), call).toMatchObject(ended);
        expect(await detail(signed), call).toMatchObject(ended);
      }
    });

    test("a preview that was changed or made up shows nothing", async () => {
      const { token: signed } = await preview();
      const [kind, id, revision, until, sign = ""] = signed.split(".");
      const forged = [
        [kind, "privacy", revision, until, sign],
        ["article", id, revision, until, sign],
        [kind, id, "6", until, sign],
        [kind, id, revision, String(Number(until) + 600), sign],
        [kind, id, revision, until, "A".repeat(22)],
        [kind, id, revision, until, `${sign.slice(0, -1)}${sign.endsWith("A") ? "B" : "A"}`],
        [kind, id, revision, until, ""],
      ].map((parts) => parts.join("."));
      for (const wrong of [...forged, "x", "....", `${signed}.`, ` ${"9".repeat(500)}`]) {
        expect(await shown("service", wrong, "en"), wrong).toMatchObject(ended);
        expect(await detail(wrong), wrong).toMatchObject(ended);
      }
      expect(await detail("")).toMatchObject(ended);
    });

    test("a token of a kind that is not previewed leads nowhere", async () => {
      const signed = await signPreview(backend.db, { kind: "coupon", id: "1", revision: 1, until: later(5) });
      expect(await detail(signed)).toMatchObject(ended);
    });

    test("a policy is previewed by operators, as it was read, and where the shop has a page of it", async () => {
      const body = { key: "service", revision: 7 };
      const owner = await backend.newDeskUser("owner", await openShop(backend.db));
      expect(await desk("preview_addresses", body, owner.token)).toMatchObject({ code: 0, data: [] });
      for (const wrong of [{ revision: 6 }, { key: "merchant" }, { key: "privacy" }])
        expect(await desk("preview_addresses", { ...body, ...wrong })).toMatchObject(ended);
      const pages = async (key: PolicyKey) =>
        recordOf((await backend.askShopDesk(`policies/detail?key=${key}`, { token })).data)["has_page"];
      expect([await pages("service"), await pages("merchant")]).toEqual([1, 0]);
    });
  },
  { now: () => now, shopOrigin: "https://shop.example" },
);

onEachStore("a platform that does not know its shop's address", (backend) => {
  test("a policy has no preview where nobody has said where the shop is", async () => {
    const { token } = await backend.newDeskUser("operator", null);
    const body = { key: "service", revision: 2 };
    expect(await backend.askShopDesk("policies/preview_addresses", { token, language: "en", body })).toMatchObject({
      code: 0,
      msg: expect.stringContaining("PUBLIC_ORIGIN"),
    });
  });
});
