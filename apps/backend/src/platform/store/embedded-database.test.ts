import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "./embedded-database.ts";

test("a query that fails leaves the next one alone", async () => {
  const { pool, engine } = await openEmbedded({ directory: null });
  const named = { name: "one_row", text: "select $1::int as row", values: [7] };
  const oneRow = async () => (await pool.query<{ row: number }>(named)).rows;
  try {
    expect(await oneRow()).toEqual([{ row: 7 }]);
    for (const failing of ["select 1 / $1::int", "select nothing where $1 = 0"]) {
      await expect(pool.query(failing, [0])).rejects.toThrow(/division by zero|does not exist/);
      expect(await oneRow()).toEqual([{ row: 7 }]);
    }
    const both = await Promise.allSettled([pool.query("select 1 / $1::int", [0]), oneRow()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  } finally {
    await pool.end();
    await engine.close();
  }
});

test("an embedded database is nobody else's on the machine", async () => {
  const parent = await mkdtemp(join(tmpdir(), "plaza-embedded-"));
  const directory = join(parent, "pglite");
  try {
    const { pool, engine } = await openEmbedded({ directory });
    await pool.end();
    await engine.close();
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
  } finally {
    await rm(parent, { recursive: true });
  }
});
