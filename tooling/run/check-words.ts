import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./processes.ts";
import { problemsIn, retiredWords } from "./retired-words.ts";

/** Fails where a name is one of those that CONTRIBUTING.md retires. Takes the beginnings of the paths to look at, else all. */
const beginnings = process.argv.slice(2);
const retired = retiredWords(readFileSync(join(repository, "CONTRIBUTING.md"), "utf8"));
const files = globSync("{apps,packages,tooling}/**/*.{ts,tsx}", {
  cwd: repository,
  exclude: ["**/node_modules/**", "**/dist/**", "**/*.d.ts"],
}).filter((file) => beginnings.length === 0 || beginnings.some((each) => file.startsWith(each)));
const problems = files.flatMap((file) => problemsIn(file, readFileSync(join(repository, file), "utf8"), retired));
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${retired.length} retired words, ${problems.length} names to change`);
process.exitCode = problems.length === 0 && files.length > 0 && retired.length > 0 ? 0 : 1;
