import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shellEnvironment } from "../copy/repository-copy.ts";
import { runCommand } from "../copy/run-command.ts";
import { lastRelease } from "./last-release.ts";

let folder = "";
const context = () => ({ folder, environment: shellEnvironment(folder) });
const git = (...args: readonly string[]) =>
  runCommand(context(), "git", "-c", "user.name=test", "-c", "user.email=test@localhost", ...args);

async function commit(files: Readonly<Record<string, string>>): Promise<string> {
  mkdirSync(join(folder, "gifts"), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, "gifts", file), text);
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "A commit");
  return (await git("rev-parse", "HEAD")).trim();
}
const manifest = (version: string, more = {}) => JSON.stringify({ name: "gifts", version, ...more }, null, 2);
const release = (version: string) =>
  commit({ "package.json": manifest(version), "CHANGELOG.md": `# gifts\n\n## ${version}\n\n- News.\n` });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "plaza-history-"));
  await git("init", "--quiet", "--initial-branch=main");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("the last release is the commit that has changed the version, whatever came later", async () => {
  await commit({ "package.json": manifest("0.0.0") });
  await release("0.1.0");
  const second = await release("0.1.1");
  await commit({ "package.json": manifest("0.1.1", { license: "MIT" }) });
  await commit({ "CHANGELOG.md": "# gifts\n\n## 0.1.1\n\n- News, better written.\n" });
  expect(await lastRelease(context(), "gifts")).toEqual({ commit: second, version: "0.1.1" });
});

test("a package without a changelog of its version was never released", async () => {
  await commit({ "package.json": manifest("0.0.0") });
  await expect(lastRelease(context(), "gifts")).rejects.toThrow("it was never released");
});

test("a shallow clone that does not reach the release says what to do", async () => {
  await release("0.1.0");
  await commit({ "package.json": manifest("0.1.0", { license: "MIT" }) });
  await commit({ "index.ts": "" });
  const origin = folder;
  folder = mkdtempSync(join(tmpdir(), "plaza-history-"));
  try {
    await git("clone", "--quiet", "--depth=1", `file://${origin}`, ".");
    await expect(lastRelease(context(), "gifts")).rejects.toThrow("Run `git fetch --unshallow`");
    await git("fetch", "--quiet", "--unshallow");
    expect(await lastRelease(context(), "gifts")).toMatchObject({ version: "0.1.0" });
  } finally {
    rmSync(origin, { recursive: true });
  }
});
