import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestBackend, type OpenTestBackend } from "../../../test-support/open-test-backend.ts";
import { createPrivateDatabase } from "../../../test-support/private-database.ts";
import { isStatementTimeout } from "../../../platform/store/sql-errors.ts";
import { sql } from "../../../platform/store/sql.ts";
import { noFilters } from "../columns/filters.ts";
import type { ListRequest } from "../product-search.ts";
import { SearchThread } from "./search-thread.ts";
import { noRules } from "../rules/search-rules.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";

const everything: ListRequest = {
  text: "",
  reading: { language: "en", isLiteral: false, isTyping: false },
  scope: {},
  rules: noRules,
  filters: noFilters,
  order: null,
  fallbackOrder: [{ by: "id", direction: "asc" }],
  window: { size: 3, offset: 0 },
  now: new Date(),
};

describe.skipIf(server === "")("a search in a thread of its own", () => {
  let backend: OpenTestBackend;
  let storeUrl: string;
  beforeAll(async () => {
    backend = await openTestBackend({ contents: "fixture", databaseUrl: server });
    const { rows } = await backend.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(server);
    url.pathname = `/${rows[0]?.name}`;
    storeUrl = url.href;
  });
  afterAll(() => backend.close());

  test("a thread that cannot read the store says so, and reads when it is asked again", async () => {
    const search = new SearchThread({ server: { url: storeUrl }, snapshotPath: null });
    await backend.db.execute(sql`alter table flash_slots rename to elsewhere`);
    await expect(search.keepUp(new Date())).rejects.toThrow("flash_slots");
    expect(search.isReady).toBe(false);
    await backend.db.execute(sql`alter table elsewhere rename to flash_slots`);
    expect((await search.list(everything)).ids).toEqual([1, 2, 3]);
    expect(search.isReady).toBe(true);
    await search.close();
  });

  test("a thread that dies lets nobody wait, and another one takes the next question", async () => {
    const empty = await createPrivateDatabase(server);
    await backend.db.execute(sql.raw(`alter database ${empty.name} rename to ${empty.name}_away`));
    const search = new SearchThread({ server: { url: empty.url }, snapshotPath: null });
    const reasons = [search.list(everything), search.facets(everything)].map((answer) => answer.catch(String));
    expect(await Promise.all(reasons)).toEqual([
      expect.stringContaining("The database cannot be reached"),
      expect.stringContaining("The database cannot be reached"),
    ]);
    await backend.db.execute(sql.raw(`alter database ${empty.name}_away rename to ${empty.name}`));
    await expect(search.list(everything)).rejects.toThrow("Failed query");
    await search.close();
    await empty.drop();
  });

  test("a thread whose statement takes too long says that it was that", async () => {
    const search = new SearchThread({ server: { url: storeUrl, statementMs: 2000 }, snapshotPath: null });
    await expect.poll(() => search.keepUp(new Date()).then(() => "read", String)).toBe("read");
    await backend.db.transaction(async (tx) => {
      await tx.execute(sql`lock table catalog_changes`);
      const error: unknown = await search.list(everything).catch((reason: unknown) => reason);
      expect(isStatementTimeout(error)).toBe(true);
    });
    await expect.poll(() => search.list(everything).then(({ ids }) => ids, String)).toEqual([1, 2, 3]);
    await search.close();
  });

  test("a thread that still reads is closed without waiting for it", async () => {
    const search = new SearchThread({ server: { url: storeUrl }, snapshotPath: null });
    await backend.db.transaction(async (tx) => {
      await tx.execute(sql`lock table catalog_changes`);
      const reading = search.keepUp(new Date()).catch(String);
      await search.close();
      expect(await reading).toContain("The thread of the product search ended");
    });
  });

  test("a closed thread answers nothing, and closing it twice is one closing", async () => {
    const search = new SearchThread({ server: { url: storeUrl }, snapshotPath: null });
    await search.keepUp(new Date());
    await Promise.all([search.close(), search.close()]);
    await expect(search.list(everything)).rejects.toThrow("closed");
  });
});
