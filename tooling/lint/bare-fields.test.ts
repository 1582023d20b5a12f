import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../run/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "plaza-choices-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const rules = { "plaza/no-bare-choice": "error", "plaza/no-bare-clock-field": "error" };
writeFileSync(
  join(folder, "config.json"),
  JSON.stringify({ jsPlugins: [join(repository, "tooling/lint/plaza-plugin.js")], rules }),
);

/** The lines of a page's code that the linter reports. */
function reportedLines(...lines: readonly string[]): readonly string[] {
  writeFileSync(join(folder, "page.tsx"), lines.map((line) => `void (${line});`).join("\n"));
  const { stdout } = spawnSync("oxlint", ["-c", join(folder, "config.json"), "-f", "unix", folder], {
    cwd: repository,
    encoding: "utf8",
  });
  return lines.filter((_, index) => stdout.includes(`page.tsx:${index + 1}:`));
}

test("radio buttons and checkboxes are drawn by the component that hears early presses", () => {
  const bare = ['<input type="radio" name="pay" />', '<input {...props} type="checkbox" checked />'];
  const inOrder = ['<ChoiceInput type="radio" name="pay" />', '<input type="text" />', "<input {...native} />"];
  expect(reportedLines(...bare, ...inOrder)).toEqual(bare);
});

test("a field of a day or time names the zone that it is meant in", () => {
  const bare = [
    '<Field type="date" />',
    '<Field type="time" hint="Empty: at once" />',
    '<Field type="datetime-local" />',
  ];
  const inOrder = ['<Field type="date" hint={zone} />', '<Field type="text" />'];
  expect(reportedLines(...bare, ...inOrder)).toEqual(bare);
});
