import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyTemplates, templateSuffix } from "../copy/template-files.ts";
import type { Spelling } from "./spelling.ts";

/**
 * A template is a file as it will be, for a screen called `sample-screen` in a package called `sample-package`. The names
 * are all that changes, in file names too.
 */
const templates = fileURLToPath(new URL("./templates", import.meta.url));

export interface Names {
  readonly package: Spelling;
  readonly screen: Spelling;
}

export function fill(text: string, names: Names): string {
  const replacements = [
    ["sample-package", names.package.kebab],
    ["samplePackage", names.package.camel],
    ["SamplePackage", names.package.pascal],
    ["sample_package", names.package.snake],
    ["sample-screen", names.screen.kebab],
    ["sampleScreen", names.screen.camel],
    ["SampleScreen", names.screen.pascal],
    ["sample_screen", names.screen.snake],
  ] as const;
  return replacements.reduce((filled, [sample, name]) => filled.replaceAll(sample, name), text);
}

/** One template's text, in these names. */
export function readTemplate(path: string, names: Names): string {
  return fill(readFileSync(join(templates, `${path}${templateSuffix}`), "utf8"), names);
}

/** Writes all templates of a folder. @returns the paths of the new files. */
export function writeTemplates(folder: string, target: string, names: Names): readonly string[] {
  return copyTemplates(join(templates, folder), target, (text) => fill(text, names));
}
