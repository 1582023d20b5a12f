import { relative } from "node:path";
import { repository } from "../run/processes.ts";
import { addChangeset } from "./changeset.ts";
import { checkPackage, writePackage } from "./new-package.ts";
import { checkScreen, writeScreen } from "./new-screen.ts";
import { GeneratorError } from "./generator-error.ts";
import { format, install, updateMessages } from "./repository-steps.ts";
import { readAddressTexts, screenAddress } from "./screen-address.ts";
import { spell } from "./spelling.ts";

const usage = `npm run new screen <package> <name>   a screen in a feature package: npm run new screen catalog gift-finder
npm run new package <name>            a feature package with its first screen: npm run new package gift-cards`;

function newScreen(owner: string, name: string): readonly string[] {
  const [ownerName, screenName] = [spell(owner), spell(name)];
  checkScreen(ownerName, screenName);
  const { path } = screenAddress(readAddressTexts(), screenName);
  const changeset = addChangeset(owner, "patch", `${owner}-${name}`, `A new screen at \`${path}\`.`);
  const files = [changeset, ...writeScreen(ownerName, screenName)];
  format(files);
  updateMessages(owner);
  return files;
}

function newPackage(name: string): readonly string[] {
  const packageName = spell(name);
  checkPackage(packageName);
  const { path } = screenAddress(readAddressTexts(), packageName);
  const changeset = addChangeset(name, "minor", `${name}-first-screen`, `The first screen, at \`${path}\`.`);
  const files = [changeset, ...writePackage(packageName)];
  install();
  format(files);
  updateMessages(name);
  return files;
}

function generate([kind, first, second, ...more]: readonly string[]): readonly string[] {
  if (kind === "screen" && first !== undefined && second !== undefined && more.length === 0)
    return newScreen(first, second);
  if (kind === "package" && first !== undefined && second === undefined) return newPackage(first);
  throw new GeneratorError(usage);
}

try {
  const files = generate(process.argv.slice(2));
  console.log([...new Set(files)].map((file) => relative(repository, file)).join("\n"));
  console.log("\nNext: what the screen asks for (…-queries.ts), shows (…-page.tsx) and is called (…-title.ts);");
  console.log("then `npm run messages`, the new translations, and a sentence in the changeset for those who update.");
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
