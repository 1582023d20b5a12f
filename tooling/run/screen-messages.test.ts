import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative } from "node:path";
import { expect, test } from "vitest";
import config from "../lingui.config.ts";
import { repository } from "./processes.ts";

const catalogs = (config.catalogs ?? []).map(({ path, include, exclude = [] }) => {
  const [file = "", ...parts] = [path, ...include].map((name) => name.replace("<rootDir>/", ""));
  const [member = "", folder = ""] = file.split(/\/src\/|\/?locales\/\{locale\}$/);
  const excluded = exclude.map((name) => name.replace("<rootDir>/", ""));
  return { name: file.replace("{locale}", "en.po"), member, folder, parts, excluded };
});

/** The files whose messages a catalog has. */
function sourcesOf(catalog: string): ReadonlySet<string> {
  const text = readFileSync(`${repository}${catalog}`, "utf8");
  return new Set([...text.matchAll(/^#: (\S+)/gm)].map(([, file = ""]) => file));
}

/** They name every screen, or the parts of many. */
const isList = (file: string): boolean => /\/src\/(?:index|routes|screens|lazy-parts)\.ts$/.test(file);
/** A folder that loads its catalog itself when its code comes. */
const loadsItself = (folder: string): boolean =>
  globSync(`${repository}${folder}/*.ts`).some((file) =>
    readFileSync(file, "utf8").includes('import("./locales/en.po")'),
  ) && !folder.endsWith("/src");

function reach(file: string, reached: Set<string>): void {
  if (reached.has(file) || isList(file)) return;
  reached.add(file);
  const text = readFileSync(`${repository}${file}`, "utf8");
  for (const [, specifier = ""] of text.matchAll(/\b(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g)) {
    const next = relative(repository, join(repository, dirname(file), specifier));
    if (existsSync(`${repository}${next}`) && !loadsItself(dirname(next))) reach(next, reached);
  }
}

const apart = new Set(catalogs.filter(({ folder }) => folder !== "").map(({ member }) => member));

test.each(catalogs.filter(({ member, folder }) => apart.has(member) && !loadsItself(`${member}/src/${folder}`)))(
  "$name has the messages of all that its screens draw",
  ({ name, member, parts, excluded }) => {
    const reached = new Set<string>();
    for (const part of parts)
      for (const file of /\.tsx?$/.test(part)
        ? [part]
        : globSync(`${part}/${part.endsWith("/src") ? "*/" : ""}**/*.{ts,tsx}`, { cwd: repository }))
        if (!excluded.some((pattern) => matchesGlob(file, pattern)) && !loadsItself(dirname(file)))
          reach(file, reached);
    const ofMember = catalogs.filter((catalog) => catalog.member === member);
    const withMessages = new Set(ofMember.flatMap((catalog) => [...sourcesOf(catalog.name)]));
    const [held, shownFiles] = [sourcesOf(name), [...reached].filter((file) => withMessages.has(file))];
    expect(shownFiles).not.toHaveLength(0);
    expect(shownFiles.filter((file) => !held.has(file))).toEqual([]);
  },
);
