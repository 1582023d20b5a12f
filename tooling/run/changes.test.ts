import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { currentChanges } from "./changes.ts";

let repository = "";

function git(...args: readonly string[]): void {
  const author = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com"];
  execFileSync("git", [...author, ...args], { cwd: repository, stdio: "ignore" });
}

function write(file: string): void {
  writeFileSync(join(repository, file), `${file} is new\n`);
}

function commit(file: string): void {
  write(file);
  git("add", ".");
  git("commit", "--message", file);
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "plaza-changes-"));
  git("init", "--initial-branch=main");
  commit("first");
});
afterEach(() => {
  rmSync(repository, { recursive: true });
});

test("the changes of a branch are its commits and what is not committed yet, but nothing that main got since", () => {
  git("switch", "--create", "feature");
  commit("committed");
  git("switch", "main");
  commit("landed by others");
  git("switch", "feature");
  write("staged");
  git("add", "staged");
  write("untracked, with a space");
  rmSync(join(repository, "first"));
  expect(currentChanges(repository)?.files.toSorted()).toEqual([
    "committed",
    "first",
    "staged",
    "untracked, with a space",
  ]);
});

test("the changes on main are those that origin does not have", () => {
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  commit("second");
  commit("third");
  expect(currentChanges(repository)?.files).toEqual(["second", "third"]);
});

test("the changes of a branch begin where it left the newer of two mains", () => {
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  commit("on main, but not pushed");
  git("switch", "--create", "feature");
  commit("committed");
  expect(currentChanges(repository)).toMatchObject({ files: ["committed"], sinceWhat: "this branch left main" });
});

test("the changes on main without an origin are what is not committed, or else the last commit", () => {
  commit("second");
  expect(currentChanges(repository)?.files).toEqual(["second"]);
  mkdirSync(join(repository, "folder"));
  write("folder/third");
  expect(currentChanges(repository)?.files).toEqual(["folder/third"]);
});

test("the changes of a clone with one commit are unknown", () => {
  expect(currentChanges(repository)).toBeNull();
});
