import { beforeEach, expect, test } from "vitest";
import { shops } from "../../platform/store/schema/merchants.ts";
import { proposedShopNames } from "../../platform/store/schema/shop-pages.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { eq } from "../../platform/store/sql.ts";
import { type Answer, answerOf, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { smallImage } from "../../test-support/send-upload.ts";
import { openShop } from "../../test-support/stage.ts";

let runs = 0;

onEachStore(
  "the page of a shop",
  (backend) => {
    let operator: CallingDeskUser;
    let owner: CallingDeskUser;
    let shopId = 0;

    beforeEach(async () => {
      const { db } = backend;
      runs += 1;
      await db.delete(proposedShopNames);
      operator = await backend.newDeskUser("operator", null);
      shopId = await openShop(db, { name: `Oak ${runs}`, intro: "Chairs", returnAddress: "12 Anfu Road" });
      owner = await backend.newDeskUser("owner", shopId);
    });

    const good = (answer: Answer) => {
      expect(answer, answer.text).toMatchObject({ code: 1 });
      return answer;
    };
    const page = async (who = owner) => recordOf(good(await who.get("shop_page/detail")).data);
    const seen = async () => ({ revision: Number((await page())["revision"]) });
    const written = (more: object = {}) => ({
      name: { zh: `Oak ${runs}` },
      intro: { en: "Chairs of oak", ja: "オークの椅子" },
      story: { en: "<p>We began in <strong>1998</strong>.</p>" },
      logo: "",
      banner: "",
      cover: "",
      ...more,
    });
    const save = async (more: object = {}, who = owner) =>
      who.post("shop_page/save_draft", { ...written(more), ...(await seen()) });
    const publish = async () => owner.post("shop_page/publish", await seen());
    const shown = async (language: "en" | "ja" | "zh" = "en", token = "") =>
      recordOf(
        (await backend.ask(`shop/getShopInfo?shop_id=${shopId}`, { language, headers: { "x-plaza-preview": token } }))
          .data,
      );
    async function uploaded(use: string, who = owner): Promise<Answer> {
      const form = new FormData();
      form.set("use", use);
      form.append("file", new File([Uint8Array.from(await smallImage())], "a.png"));
      const headers = { token: who.token, lang: "en" };
      return answerOf(await fetch(`${backend.url}/deskapi/pictures/upload`, { method: "POST", headers, body: form }));
    }
    const pathOf = async (use: string, who = owner) =>
      String(recordOf(good(await uploaded(use, who)).data)["base_uri"]);
    const waiting = async () =>
      Number(recordOf(good(await operator.get("figures/platform")).data)["shop_names_to_decide"]);
    const proposed = async () =>
      recordOf(recordOf(good(await operator.get(`shops/proposed_name?id=${shopId}`)).data)["proposed"]);
    const seenName = async () => {
      const { id, revision } = await proposed();
      return { id, revision };
    };

    test("a draft is seen by nobody until it is published, and then at once", async () => {
      expect(await page()).toMatchObject({ revision: 0, has_draft: 0, edited: { intro: { zh: "Chairs" }, logo: "" } });
      good(await save());
      expect(await page()).toMatchObject({
        revision: 1,
        has_draft: 1,
        published: { intro: { zh: "Chairs" }, story: {} },
      });
      expect(await shown()).toMatchObject({ intro: "Chairs", story: "" });
      good(await publish());
      expect(await shown()).toMatchObject({
        intro: "Chairs of oak",
        story: "<p>We began in <strong>1998</strong>.</p>",
      });
      expect(await shown("ja")).toMatchObject({ intro: "オークの椅子" });
      expect(await page()).toMatchObject({ revision: 2, has_draft: 0 });
      expect(await publish()).toMatchObject({ code: 0, msg: "There is no draft to publish" });
    });

    test("what else stands in the texts of the shop stays", async () => {
      await backend.db
        .update(shops)
        .set({ translations: { ja: { name: "オーク", street: "通り" } } })
        .where(eq(shops.id, shopId));
      good(await save({ name: { zh: `Oak ${runs}`, ja: "オーク" } }));
      good(await publish());
      const [shop] = await backend.db.select().from(shops).where(eq(shops.id, shopId));
      expect(shop?.translations).toMatchObject({ ja: { name: "オーク", street: "通り", intro: "オークの椅子" } });
    });

    test("another name waits until an operator accepts it", async () => {
      expect(await waiting()).toBe(0);
      good(await save({ name: { en: "Oak and Ash", zh: "橡木与白蜡" } }));
      expect(await waiting()).toBe(0);
      expect((await publish()).data).toEqual({ is_name_waiting: 1 });
      expect(await shown()).toMatchObject({ name: `Oak ${runs}`, intro: "Chairs of oak" });
      expect(await waiting()).toBe(1);
      expect(listOf(good(await operator.get("shops/waiting_names")).data)).toMatchObject([
        { id: shopId, name: "Oak and Ash", shop: { name: `Oak ${runs}` } },
      ]);
      expect(await page()).toMatchObject({
        edited: { name: { en: "Oak and Ash", zh: "橡木与白蜡" } },
        proposed_name: { state: "waits" },
      });
      good(await operator.post("shops/accept_name", await seenName()));
      expect(await shown()).toMatchObject({ name: "Oak and Ash" });
      expect(await shown("zh")).toMatchObject({ name: "橡木与白蜡" });
      expect(await page()).toMatchObject({ proposed_name: null });
      expect(await waiting()).toBe(0);
    });

    test("a refused name says why, and is proposed once more or taken back", async () => {
      good(await save({ name: { en: "The only shop" } }));
      good(await publish());
      const read = await seenName();
      expect(await operator.post("shops/refuse_name", { ...read, grounds: "" })).toMatchObject({ field: "grounds" });
      good(await operator.post("shops/refuse_name", { ...read, grounds: "It promises too much" }));
      expect(await page()).toMatchObject({ proposed_name: { state: "refused", grounds: "It promises too much" } });
      good(await save({ name: { en: "The only shop" } }));
      good(await publish());
      expect(await proposed()).toMatchObject({ state: "waits", grounds: "" });
      good(await save());
      good(await publish());
      expect(await page()).toMatchObject({ proposed_name: null, edited: { name: { zh: `Oak ${runs}` } } });
    });

    test("operators decide once, and about the name that they have read", async () => {
      good(await save({ name: { en: "Ash" } }));
      good(await publish());
      const read = await seenName();
      good(await save({ name: { en: "Elm" } }));
      good(await publish());
      expect(await operator.post("shops/accept_name", read)).toMatchObject({ code: 0 });
      const now = await seenName();
      const answers = await Promise.all([1, 2].map(() => operator.post("shops/accept_name", now)));
      expect(answers.map(({ code }) => Number(code)).toSorted((one, other) => one - other)).toEqual([0, 1]);
      expect(await shown()).toMatchObject({ name: "Elm" });
    });

    test("owners do not overwrite each other, and a draft that is discarded is gone", async () => {
      const read = await seen();
      good(await owner.post("shop_page/save_draft", { ...written(), ...read }));
      for (const call of ["save_draft", "publish", "discard_draft", "preview_addresses"])
        expect(await owner.post(`shop_page/${call}`, { ...written(), ...read }), call).toMatchObject({ code: 0 });
      good(await owner.post("shop_page/discard_draft", await seen()));
      expect(await page()).toMatchObject({ has_draft: 0, edited: { intro: { zh: "Chairs" } } });
      expect(await owner.post("shop_page/discard_draft", await seen())).toMatchObject({ code: 0 });
    });

    test("a preview shows the draft to who has its address, and nobody else", async () => {
      good(await save({ name: { en: "Ash" } }));
      const { data } = good(await owner.post("shop_page/preview_addresses", await seen()));
      const address = new URL(String(recordOf(recordOf(data)["addresses"])["ja"]));
      expect(address.pathname).toBe("/pc/ja/shop_street_detail");
      expect(address.searchParams.get("id")).toBe(String(shopId));
      const token = address.searchParams.get("preview") ?? "";
      expect(await shown("en", token)).toMatchObject({ name: "Ash", intro: "Chairs of oak" });
      expect(await shown("ja", token)).toMatchObject({ intro: "オークの椅子" });
      expect(await shown()).toMatchObject({ name: `Oak ${runs}`, intro: "Chairs" });
      good(await publish());
      const ended = await backend.ask(`shop/getShopInfo?shop_id=${shopId}`, { headers: { "x-plaza-preview": token } });
      expect(ended).toMatchObject({ error: "not_found" });
    });

    test("a picture is an owner's own upload, and stays with the shop whoever writes its page later", async () => {
      const logo = await pathOf("shop_logo");
      good(await save({ logo }));
      const colleague = await backend.newDeskUser("owner", shopId);
      good(await save({ logo, intro: { en: "Tables" } }, colleague));
      good(await publish());
      expect((await shown())["logo"]).toMatch(new RegExp(`${logo}$`));
      good(await save({ logo: (await shown())["logo"] }));
      const other = await backend.newDeskUser("owner", await openShop(backend.db));
      expect(await save({ banner: await pathOf("shop_banner", other) })).toMatchObject({ code: 0, field: "banner" });
      expect(await save({ cover: "../secret.png" })).toMatchObject({ code: 0, field: "cover" });
      const [attached] = await backend.db.select().from(uploads).where(eq(uploads.path, logo));
      expect(attached?.attachedTo).toBe(`shop_page:${shopId}`);
    });

    test("owners send pictures of shops, and operators those of the marketplace", async () => {
      expect(await uploaded("home")).toMatchObject({ code: 0 });
      expect(await uploaded("shop_logo", operator)).toMatchObject({ code: 0 });
      good(await uploaded("home", operator));
    });

    test("texts that are missing, too long or no rich text are not saved", async () => {
      for (const [more, field] of [
        [{ name: {} }, "name"],
        [{ name: { ja: "x".repeat(41) } }, "name_ja"],
        [{ intro: { en: "x".repeat(201) } }, "intro_en"],
        [{ story: { ko: `<p>${"x".repeat(20_000)}</p>` } }, "story_ko"],
        [{ story: { en: "<blockquote>".repeat(1000) } }, "story_en"],
      ] as const)
        expect(await save(more), field).toMatchObject({ code: 0, field });
      good(await save({ story: { en: "<p onclick=alert(1)>Hi<script>alert(1)</script></p>" } }));
      expect(await page()).toMatchObject({ edited: { story: { en: "<p>Hi</p>" } } });
    });

    test("owners alone write the page, and operators alone decide about names", async () => {
      const staff = await backend.newDeskUser("staff", shopId);
      expect(await staff.get("shop_page/detail")).toMatchObject({ msg: "Your account may not do this" });
      good(await save({ name: { en: "Ash" } }));
      good(await publish());
      expect(await owner.post("shops/accept_name", await seenName())).toMatchObject({
        msg: "Your account may not do this",
      });
      expect(await operator.get("shops/proposed_name?id=2000000000")).toMatchObject({ error: "not_found" });
      expect(await operator.post("shops/accept_name", { id: 2_000_000_000, revision: 1 })).toMatchObject({
        error: "not_found",
      });
    });
  },
  { shopOrigin: "https://shop.example" },
);
