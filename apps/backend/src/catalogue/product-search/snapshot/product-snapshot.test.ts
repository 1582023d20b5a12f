import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readJudged } from "../../../../bench/relevance/judged-queries.ts";
import type { Database } from "../../../platform/store/database.ts";
import { products, productTexts } from "../../../platform/store/schema/catalog.ts";
import { catalogChanges } from "../../../platform/store/schema/product-index.ts";
import { eq, sql } from "../../../platform/store/sql.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { productSearchDomain } from "../domain.ts";
import { SearchEngine } from "../engine/search-engine.ts";
import { noFilters } from "../columns/filters.ts";
import { createProductIndex } from "../product-index.ts";
import { noRules } from "../rules/search-rules.ts";

const hour = 60 * 60 * 1000;

onEachStore("a snapshot of products", (backend) => {
  let folder: string;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "plaza-products-"));
  });
  beforeEach(({ task }) => {
    path = join(folder, task.id);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const db = (): Database => backend.db;
  const begin = (snapshotPath: string | null): SearchEngine =>
    new SearchEngine(db(), createProductIndex(db(), snapshotPath));
  const saved = async (): Promise<void> => {
    const engine = begin(path);
    await engine.save(new Date());
    await engine.close();
  };
  /** Nobody can read all products then. */
  const withoutTexts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await db().execute(sql`alter table product_texts rename to elsewhere`);
    try {
      return await work();
    } finally {
      await db().execute(sql`alter table elsewhere rename to product_texts`);
    }
  };

  test("a process that begins with a snapshot finds, counts and orders what one does that reads all products", async () => {
    await saved();
    await db().update(products).set({ price: 123_400 }).where(eq(products.id, 5));
    await db().update(productTexts).set({ name: "鶴の置物 snapshotcrane" }).where(eq(productTexts.productId, 7));
    const [restored, fresh] = [begin(path), begin(null)];
    const now = new Date();
    for (const { q, lang } of [...readJudged("given"), { q: "snapshotcrane", lang: "zh" as const }]) {
      const scope = {
        text: q,
        reading: { language: lang, isLiteral: false, isTyping: false },
        scope: {},
        filters: noFilters,
        rules: noRules,
        now,
      };
      const request = {
        ...scope,
        order: null,
        fallbackOrder: [{ by: "id", direction: "asc" } as const],
        window: { size: 50, offset: 0 },
      };
      expect([q, await restored.list(request)]).toEqual([q, await fresh.list(request)]);
      expect([q, await restored.facets(scope)]).toEqual([q, await fresh.facets(scope)]);
    }
    const typed = { text: "yagao", language: "zh", rules: noRules, maxProducts: 5, now } as const;
    expect(await restored.suggest(typed)).toEqual(await fresh.suggest(typed));
    await Promise.all([restored.close(), fresh.close()]);
  });

  test("a snapshot spares the reading of all products", async () => {
    await saved();
    await withoutTexts(async () => {
      const [restored, fresh] = [begin(path), begin(null)];
      await restored.keepUp(new Date());
      await expect(fresh.keepUp(new Date())).rejects.toThrow("product_texts");
      await Promise.all([restored.close(), fresh.close()]);
    });
  });

  test("a platform writes its snapshot into its folder, and begins with it", async () => {
    const opened = (dataDir: string | null) =>
      productSearchDomain.open({ db: db(), server: null, dataDir, now: () => new Date(), report: () => {} });
    const before = opened(folder);
    await before.services.productSearch.save(new Date());
    await before.close();
    await withoutTexts(async () => {
      const [restored, fresh] = [opened(folder), opened(null)];
      await restored.services.productSearch.keepUp(new Date());
      await expect(fresh.services.productSearch.keepUp(new Date())).rejects.toThrow("product_texts");
      await Promise.all([restored.close(), fresh.close()]);
    });
  });

  test("a snapshot is made when the last one is two hours old, not before", async () => {
    await saved();
    const first = await readFile(path);
    await saved();
    expect((await readFile(path)).equals(first)).toBe(true);
    await writeFile(path, first);
    // What a snapshot says of its age is by the clock of the store.
    const text = first.toString("latin1");
    const at = /"at":(\d+)/.exec(text)?.[1] ?? "";
    const older = String(Number(at) - 3 * hour);
    await writeFile(path, Buffer.from(text.replace(`"at":${at}`, `"at":${older}`), "latin1"));
    await saved();
    expect((await readFile(path)).toString("latin1")).not.toContain(`"at":${older}`);
  });

  describe("a snapshot is passed over", () => {
    const rejecting: Record<string, () => Promise<unknown>> = {
      "that is damaged": async () => {
        const content = await readFile(path);
        content[content.byteLength - 1] = (content.at(-1) ?? 0) ^ 1;
        await writeFile(path, content);
      },
      "whose changes have been forgotten": () => db().delete(catalogChanges),
      // As in a store that was dumped and filled anew: the row is there, and another transaction has written it.
      "of a store that was copied": () =>
        db().execute(sql`update catalog_changes set changed_at = changed_at where kind = 'snapshot'`),
    };
    test.each(Object.entries(rejecting))("%s, and all products are read", async (_, spoil) => {
      await saved();
      await spoil();
      await withoutTexts(async () => {
        const engine = begin(path);
        await expect(engine.keepUp(new Date())).rejects.toThrow("product_texts");
        await engine.close();
      });
    });
  });
});
