import { globSync } from "node:fs";
import { join } from "node:path";
import { API } from "typescript/unstable/sync";
import { repository } from "./processes.ts";
import { textsBesideOthers } from "./texts-alone.ts";

/** Fails where a page that its browser translates would stop: `texts-alone.ts` says what is looked for. */
const projects = globSync("{packages,apps}/*/tsconfig.json", { cwd: repository });

/** What shoppers and merchants see, which stories and tests are not. */
function isChecked(file: string, folder: string): boolean {
  return (
    file.startsWith(`${folder}/src/`) &&
    file.endsWith(".tsx") &&
    !/\.(?:stories|test)\.tsx$|\/story-help\/|^packages\/testing\//.test(file)
  );
}

const api = new API({ cwd: repository });
const problems = projects.flatMap((project) => {
  const folder = project.slice(0, project.lastIndexOf("/"));
  return textsBesideOthers(api, repository, join(repository, project), (file) => isChecked(file, folder));
});
api.close();
for (const problem of problems) console.error(problem);
console.log(`${projects.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 && projects.length > 0 ? 0 : 1;
