import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../run/processes.ts";
import { areas } from "./areas.ts";

test.each(areas)("$name has sources by each of its patterns, and the tests that have to notice a fault", (area) => {
  const folder = join(repository, area.workspace);
  for (const pattern of area.sources) expect(globSync(pattern, { cwd: folder }), pattern).not.toEqual([]);
  for (const tests of area.tests.filter((path) => path.endsWith("/")))
    expect(existsSync(join(folder, tests)), tests).toBe(true);
});
