import { beforeAll, beforeEach, expect, test } from "vitest";
import { type HomeDocument, homeDrafts, homeVersions } from "../../platform/store/schema/home.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { eq, gt } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { uploadPicture } from "../../test-support/upload-picture.ts";
import { homeTurn } from "./home-turn.ts";

/** Sessions are of today. */
const today = new Date().toISOString().slice(0, 10);
const at = (time: string): Date => new Date(`${today}T${time}Z`);
const start = at("04:00:00");
let now = start;
const always = { isShown: true, from: null, until: null };
const block = (key: string, contents: object, more: object = {}) => ({ key, ...always, ...more, ...contents });
const onlyFlashSale = { blocks: [block("flash", { kind: "flashSale" })], slots: [] };
const onlyAreas = { blocks: [block("areas", { kind: "areas", areaIds: [1, 999] })], slots: [] };

onEachStore(
  "home at the desk",
  (backend) => {
    let token = "";
    beforeAll(async () => {
      token = (await backend.newDeskUser("operator", null)).token;
    });
    beforeEach(async () => {
      now = start;
      await backend.db.delete(homeVersions).where(gt(homeVersions.version, 2));
      await backend.db.update(homeDrafts).set({ revision: 1, document: null });
    });
    const asked = (call: string, body?: unknown, as = token) =>
      backend.askShopDesk(`home/${call}`, { token: as, language: "en", ...(body !== undefined && { body }) });
    const detail = async () => recordOf((await asked("detail")).data);
    const save = (document: unknown, revision = 1) => asked("save_draft", { revision, document });
    const shown = async (headers: Record<string, string> = {}) =>
      listOf(recordOf((await backend.ask("index/index", { language: "en", headers })).data)["blocks"]).map(
        ({ key }) => key,
      );
    const versions = async () => listOf((await detail())["versions"]);

    test("the demo's home was published by its operator, and what was there before is the first version", async () => {
      expect(await versions()).toMatchObject([
        { version: 2, state: "shown", published_by: "Demo agent", repeats: 0 },
        { version: 1, state: "over", published_by: "", begins_at: null },
      ]);
      const { draft, shown: document } = await detail();
      expect(draft).toBeNull();
      expect((document as HomeDocument).blocks.map(({ kind }) => kind)).toEqual([
        "carousel",
        "areas",
        "flashSale",
        "rankings",
        "shops",
        "columns",
      ]);
    });

    test("what comes from the desk goes back as it is, and its pictures stay", async () => {
      const document = (await detail())["shown"];
      expect(await save(document)).toMatchObject({ code: 1, data: { revision: 2 } });
      expect((await detail())["draft"]).toEqual(document);
      const [row] = await backend.db.select({ draft: homeDrafts.document }).from(homeDrafts);
      const [version] = await backend.db.select().from(homeVersions).where(eq(homeVersions.version, 2));
      expect(row?.draft).toEqual(version?.document);
    });

    test("a draft is nobody's to see until it is published, and what was read by two is changed by one", async () => {
      const before = await shown();
      expect(await save(onlyFlashSale)).toMatchObject({ code: 1 });
      expect(await shown()).toEqual(before);
      expect(await save(onlyAreas)).toMatchObject({ code: 0, msg: "Somebody has changed the home page meanwhile" });
      expect(await asked("publish", { revision: 2 })).toMatchObject({ code: 1, data: { version: 3 } });
      expect(await shown()).toEqual(["flash"]);
      expect(await asked("publish", { revision: 3 })).toMatchObject({ code: 0, msg: "There is no draft" });
      expect((await versions()).map(({ version, state }) => [version, state])).toEqual([
        [3, "shown"],
        [2, "over"],
        [1, "over"],
      ]);
      expect(await asked("publish_again", { revision: 3, version: 2 })).toMatchObject({ data: { version: 4 } });
      expect(await shown()).toEqual(before);
      expect((await versions())[0]).toMatchObject({ version: 4, repeats: 2, published_by: "Mei & <Li>" });
    });

    test("a version is shown from its minute on, which is a turn, and can be taken back until then", async () => {
      const before = await shown();
      await save(onlyFlashSale);
      expect(await asked("publish", { revision: 2, begins_at: `${today}T03:59:59Z` })).toMatchObject({
        code: 0,
        field: "begins_at",
      });
      expect(await asked("publish", { revision: 2, begins_at: `${today}T05:00:30Z` })).toMatchObject({ code: 1 });
      expect((await versions())[0]).toMatchObject({ state: "scheduled", begins_at: `${today}T05:00:00.000Z` });
      now = at("04:59:59");
      expect(await shown()).toEqual(before);
      expect(await homeTurn.latest(backend.db, now)).not.toEqual(at("05:00:00"));
      now = at("05:00:00");
      expect(await shown()).toEqual(["flash"]);
      expect(await homeTurn.latest(backend.db, at("05:00:07"))).toEqual(at("05:00:00"));
      expect(await asked("take_back", { revision: 3, version: 3 })).toMatchObject({ code: 0 });
      now = at("04:30:00");
      expect(await asked("take_back", { revision: 3, version: 3 })).toMatchObject({ code: 1 });
      now = at("06:00:00");
      expect(await shown()).toEqual(before);
      expect(await detail()).toMatchObject({
        draft: onlyFlashSale,
        versions: [{ version: 3, state: "withdrawn" }, {}, {}],
      });
      expect(await asked("discard_draft", { revision: 4 })).toMatchObject({ code: 1 });
      expect((await detail())["draft"]).toBeNull();
    });

    test("blocks begin and end by turns, too", async () => {
      const from = `${today}T04:10:00.000Z`;
      await save({ blocks: [block("a", { kind: "flashSale" }, { from })], slots: [] });
      await asked("publish", { revision: 2 });
      expect(await homeTurn.latest(backend.db, at("04:09:59"))).toEqual(start);
      expect(await homeTurn.latest(backend.db, at("04:12:00"))).toEqual(at("04:10:00"));
    });

    test("a preview shows the draft, or a version, as it is at a moment, until the draft is changed", async () => {
      const tomorrow = new Date(at("00:00:00").getTime() + 86_400_000).toISOString();
      await save({ blocks: [block("later", { kind: "flashSale" }, { from: tomorrow })], slots: [] });
      const previewed = async (body: object) => {
        const { data } = await asked("preview_addresses", body);
        const address = new URL(String(recordOf(recordOf(data)["addresses"])["en"]));
        expect([address.origin, address.pathname]).toEqual(["https://shop.example", "/pc/en/"]);
        return { "x-plaza-preview": address.searchParams.get("preview") ?? "" };
      };
      const first = await previewed({ revision: 2 });
      expect(await shown(first)).toEqual([]);
      expect(await shown(await previewed({ revision: 2, at: tomorrow }))).toEqual(["later"]);
      expect(await shown(await previewed({ revision: 2, version: 2 }))).toEqual(await shown());
      await save(onlyFlashSale, 2);
      expect(await backend.ask("index/index", { headers: first })).toMatchObject({ code: 0, error: "not_found" });
    });

    test("what is gone, empty or over is said before it is published", async () => {
      const picture = {
        key: "p",
        isShown: true,
        image: await uploadPicture(backend.url, token, "home"),
        images: {},
        focus: { x: 0, y: 100 },
        target: { kind: "product", id: 999_999 },
      };
      await save({
        blocks: [
          ...onlyAreas.blocks,
          block("strip", { kind: "banner", pictures: [picture] }),
          block("shops", { kind: "shops", shopIds: [] }, { until: `${today}T03:00:00Z` }),
          block("columns", {
            kind: "columns",
            columns: [
              { id: 0, isShown: true, name: { en: "None" }, choice: { by: "hand", order: "sales", productIds: [] } },
            ],
          }),
        ],
        slots: [],
      });
      const { problems, named, draft } = await detail();
      const none = { part: "", thing: "", id: 0 };
      expect(problems).toEqual([
        { ...none, kind: "over", key: "shops" },
        { kind: "gone", key: "areas", part: "", thing: "area", id: 999 },
        { kind: "gone", key: "strip", part: "p", thing: "product", id: 999_999 },
        { ...none, kind: "noText", key: "strip", part: "p" },
        { ...none, kind: "empty", key: "shops" },
        { ...none, kind: "empty", key: "columns", part: "0" },
      ]);
      expect(listOf(named)).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ kind: "area", id: 1, is_there: 1 })]),
      );
      const columns = (draft as HomeDocument).blocks.flatMap((each) => (each.kind === "columns" ? each.columns : []));
      expect(columns[0]?.id).toBeGreaterThan(0);
      const [upload] = await backend.db.select().from(uploads).where(eq(uploads.path, picture.image));
      expect(upload?.attachedTo).toBe("home");
    });

    test("what cannot be is refused, and said of its field", async () => {
      const wrong = async (blocks: readonly unknown[]) => {
        const { code, field } = await save({ blocks, slots: [] });
        return [code, field];
      };
      const picture = { key: "p", isShown: true, image: "uploads/a.webp", images: {}, focus: { x: 50, y: 50 } };
      const banner = (more: object) => [block("b", { kind: "banner", pictures: [{ ...picture, ...more }] })];
      expect(await wrong(banner({ image: "" }))).toEqual([0, "b.p.image"]);
      expect(await wrong(banner({ focus: { x: 101, y: 0 } }))).toEqual([0, "b.p.focus.x"]);
      expect(await wrong(banner({ title: { en: "x".repeat(81) } }))).toEqual([0, "b.p.title.en"]);
      expect(await wrong(banner({ target: { kind: "address", url: "javascript:alert(1)" } }))).toEqual([
        0,
        "b.p.target.url",
      ]);
      expect(await wrong(banner({ target: { kind: "page", path: "//elsewhere.example" } }))).toEqual([
        0,
        "b.p.target.path",
      ]);
      expect(
        await wrong([block("a", { kind: "carousel", pictures: [] }), block("b", { kind: "carousel", pictures: [] })]),
      ).toEqual([0, "b.kind"]);
      const times = { from: `${today}T05:00:00Z`, until: `${today}T05:00:00Z` };
      expect(await wrong([block("a", { kind: "flashSale" }, times)])).toEqual([0, "a.until"]);
      expect(await wrong([block("a", { kind: "columns", columns: [{ id: 0, isShown: true }] })])).toEqual([
        0,
        "a.0.name",
      ]);
      // Nobody's upload, and in no version.
      expect(await wrong(banner({}))).toEqual([0, undefined]);
      expect(await save({ blocks: "none" })).toMatchObject({ code: 0 });
    });

    test("things are found by their names, and none but operators may ask", async () => {
      for (const kind of ["product", "category", "shop", "area", "news", "help"]) {
        const all = listOf((await asked(`targets?kind=${kind}`)).data);
        const [first] = all;
        expect(all.length, kind).toBeGreaterThan(0);
        const words = encodeURIComponent(String(first?.["name"]));
        const found = listOf((await asked(`targets?kind=${kind}&words=${words}`)).data);
        expect(found, kind).toContainEqual(first);
      }
      expect(listOf((await asked("targets?kind=area&words=%25%25")).data)).toEqual([]);
      const owner = await backend.newDeskUser("owner", 1);
      expect(await asked("detail", undefined, owner.token)).toMatchObject({ code: 0 });
    });
  },
  { now: () => now, shopOrigin: "https://shop.example" },
);
