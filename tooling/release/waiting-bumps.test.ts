import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changesetBumps, waitingBumps } from "./waiting-bumps.ts";

test("a changeset's head is read, and its text is not", () => {
  const text = '---\n"@plaza/ui-kit": minor\n\'@plaza/i18n\': patch\n---\n\n"@plaza/routing": major is not meant.\n';
  expect([...changesetBumps(text)]).toEqual([
    ["@plaza/ui-kit", "minor"],
    ["@plaza/i18n", "patch"],
  ]);
  expect(changesetBumps("No head at all").size).toBe(0);
});

test("a package that several changesets name gets the highest of their bumps", () => {
  const folder = mkdtempSync(join(tmpdir(), "plaza-changesets-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, ".changeset"));
  ["patch", "minor", "patch"].forEach((bump, index) => {
    writeFileSync(join(folder, `.changeset/${index}.md`), `---\n"@plaza/ui-kit": ${bump}\n---\n\nA change.\n`);
  });
  expect([...waitingBumps(folder)]).toEqual([["@plaza/ui-kit", "minor"]]);
});
