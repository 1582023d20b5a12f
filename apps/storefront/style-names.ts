import { globSync } from "node:fs";
import { resolve } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const mostFiles = letters.length ** 2;

/** What vanilla-extract knows of a class, an animation or a custom property. */
interface StyleIdentity {
  /** Of the stylesheet, and which of its names this is. */
  readonly hash: string;
  /** From the folder that is built, which is the storefront's whatever package it belongs to. */
  readonly filePath: string;
}

/**
 * Short names for what is built for shoppers: two letters for the stylesheet, by its place among all of the workspace, and
 * a number. By hashes of files they are twice as long, and every page repeats them a thousand times: a twentieth of its
 * text. The builds of server and browser have to come to the same names, so these depend on nothing but the files that are there.
 *
 * @param root the folder that is built
 */
export function shortStyleNames(root: string): (identity: StyleIdentity) => string {
  const workspace = resolve(root, "../..");
  const files = globSync("{apps,packages}/*/src/**/*.css.ts", { cwd: workspace })
    .map((file) => resolve(workspace, file))
    .toSorted();
  if (files.length > mostFiles) throw new Error(`Two letters name ${mostFiles} stylesheets, not ${files.length}.`);
  const sheets = new Map(files.map((file, place) => [file, { place, numbers: new Map<string, number>() }]));

  return ({ hash, filePath }) => {
    const sheet = sheets.get(resolve(root, filePath));
    if (sheet === undefined) throw new Error(`${filePath} is none of the workspace's stylesheets.`);
    const { place, numbers } = sheet;
    // A stylesheet that is read again gives the same hashes again.
    const number = numbers.get(hash) ?? numbers.size;
    numbers.set(hash, number);
    return `${letters[Math.floor(place / letters.length)]}${letters[place % letters.length]}${number.toString(36)}`;
  };
}
