import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./processes.ts";

/** What `turbo run --dry=json` says of a task. */
interface PlannedTask {
  readonly taskId: string;
  /** `<NONEXISTENT>` where the package has no such script: the task only passes hashes on. */
  readonly command: string;
  readonly directory: string;
  /** Hashes of files, by their path from the package. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly dependents: readonly string[];
}

const checks = ["lint", "test", "stories", "all-stories", "pack", "bundle-size", "generator", "consumer", "e2e"];

function plan(): readonly PlannedTask[] {
  const turbo = join(repository, "node_modules/.bin/turbo");
  const text = execFileSync(turbo, ["run", ...checks, "--dry=json"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return (JSON.parse(text) as { tasks: readonly PlannedTask[] }).tasks;
}

/** The scripts whose hash changes with a folder: those with inputs in it, and all that depend on them. */
function rerunBy(folder: string, tasks: readonly PlannedTask[]): readonly string[] {
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const reached = new Set<string>();
  const reach = (task: PlannedTask | undefined): void => {
    if (task === undefined || reached.has(task.taskId)) return;
    reached.add(task.taskId);
    for (const id of task.dependents) reach(byId.get(id));
  };
  for (const task of tasks) {
    const files = Object.keys(task.inputs).map((path) => join(task.directory, path));
    if (files.some((file) => file.startsWith(`${folder}/`))) reach(task);
  }
  return tasks
    .filter(({ taskId, command }) => reached.has(taskId) && command !== "<NONEXISTENT>")
    .map((task) => task.taskId);
}

test("a changed text of the demo tests anew what shows the demo, and nothing else", () => {
  const tasks = plan();
  expect(rerunBy("packages/demo-marketplace/src", tasks).toSorted()).toEqual([
    "@plaza/backend#lint",
    "@plaza/backend#test",
    "@plaza/demo-marketplace#lint",
    "@plaza/demo-marketplace#test",
    "@plaza/storefront#e2e",
    "@plaza/storefront#test",
  ]);
  expect(rerunBy("packages/ui-kit/src", tasks)).toEqual(
    expect.arrayContaining([
      "@plaza/catalog#stories",
      "@plaza/storybook#all-stories",
      "@plaza/catalog#pack",
      "@plaza/storefront#e2e",
    ]),
  );
});
