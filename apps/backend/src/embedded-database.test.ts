import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "./embedded-database.ts";

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
