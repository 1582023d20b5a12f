import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../run/processes.ts";
import { addRoute, addScreen } from "./add-route.ts";
import { GeneratorError } from "./generator-error.ts";
import { addressesToCome, addressTable, readAddressTexts, screenAddress } from "./screen-address.ts";
import type { Spelling } from "./spelling.ts";
import { writeTemplates } from "./templates.ts";

const harness = "src/testing/screens.ts";

/** @throws GeneratorError where the screen cannot be added; nothing has been written then. */
export function checkScreen(owner: Spelling, screen: Spelling): void {
  const folder = join(repository, "packages", owner.kebab);
  const screens = join(folder, "src/screens.ts");
  if (!existsSync(screens)) {
    const known = globSync("packages/*/src/screens.ts", { cwd: repository }).map((file) => file.split("/")[1]);
    throw new GeneratorError(`There is no feature package "${owner.kebab}", but ${known.join(", ")}.`);
  }
  if (existsSync(join(folder, "src", screen.kebab)))
    throw new GeneratorError(`The name is taken: packages/${owner.kebab}/src/${screen.kebab} exists.`);
  screenAddress(readAddressTexts(), screen);
  if (!existsSync(join(folder, harness)))
    throw new GeneratorError(`Stories and tests of a screen need packages/${owner.kebab}/${harness}.`);
  addScreen(readFileSync(screens, "utf8"), { package: owner, screen });
}

/** Writes the screen's files, its route, what the route draws, and its address. @returns the files that are new or changed. */
export function writeScreen(owner: Spelling, screen: Spelling): readonly string[] {
  const source = join(repository, "packages", owner.kebab, "src");
  const [routes, screens] = [join(source, "routes.ts"), join(source, "screens.ts")];
  const names = { package: owner, screen };
  const { takesId, texts } = screenAddress(readAddressTexts(), screen);
  writeFileSync(routes, addRoute(readFileSync(routes, "utf8"), names, takesId));
  writeFileSync(screens, addScreen(readFileSync(screens, "utf8"), names));
  const table = join(repository, addressTable);
  writeFileSync(table, texts.table);
  const toCome = join(repository, addressesToCome);
  writeFileSync(toCome, texts.toCome);
  return [routes, screens, table, toCome, ...writeTemplates("screen", join(source, screen.kebab), names)];
}
