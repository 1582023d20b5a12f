import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { spawnBackend } from "../../test-support/spawn-backend.ts";

const source = fileURLToPath(new URL("../..", import.meta.url));
const refuseDemoData = `--import=${new URL("../../test-support/refuse-demo-data.ts", import.meta.url).href}`;

/** Fills a store in a process that must not load the demo's data. */
async function fill(contents: string): Promise<string> {
  const script = `
    const { connect } = await import("./platform/store/database.ts");
    const { prepareStore } = await import("./platform/store/migrate.ts");
    const { fillStore } = await import("./test-support/store-contents.ts");
    const connection = await connect({ directory: null }, (error) => { throw error; });
    await prepareStore(connection, () => fillStore(connection.db, "${contents}"));
    console.log((await connection.db.execute("select count(*)::integer as count from products")).rows[0].count);
    await connection.close();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [refuseDemoData, "--input-type=module", "-e", script],
    {
      cwd: source,
    },
  );
  return stdout.trim();
}

describe("the demo's data", () => {
  test("is not loaded in production", async () => {
    const directory = await mkdtemp(join(tmpdir(), "plaza-production-"));
    const backend = await spawnBackend({
      DATA_DIR: directory,
      PLAZA_MODE: "production",
      NODE_OPTIONS: refuseDemoData,
    });
    expect((await fetch(`${backend.url}/uploads/demo/places/welcome.webp`)).status).toBe(404);
    expect(await backend.stop("SIGTERM")).toBe(0);
    expect(backend.errors()).not.toContain("demo marketplace");
    await rm(directory, { recursive: true, force: true });
  });

  test("is not loaded for the fixture", async () => {
    expect(await fill("fixture")).toBe("12");
  });

  test("is loaded for a demo", async () => {
    await expect(fill("demo")).rejects.toThrow("The demo marketplace was loaded");
  });
});
