import { addImport } from "./add-import.ts";
import { addToList } from "./add-to-list.ts";
import { GeneratorError } from "./generator-error.ts";
import { type Names, readTemplate } from "./templates.ts";

const readsId = "  validateSearch: idSearch,\n";

/** Adds a screen's address to a package's `routes.ts`. `takesId`: the screen reads one from its query. */
export function addRoute(text: string, names: Names, takesId: boolean): string {
  const imports = [
    [["defaultLayout", ...(takesId ? ["idSearch"] : []), "lazyLoader", "to"], "@plaza/routing"],
    [["createRoute"], "@tanstack/react-router"],
  ] as const;
  const imported = imports.reduce((changed, [added, module]) => addImport(changed, added, module), text);
  const template = readTemplate("route/route.ts", names);
  return `${imported.trimEnd()}\n\n${takesId ? template : template.replace(readsId, "")}`;
}

const exportedList = /^(?:\/\*\*.*\*\/\n)?export const \w+Routes = (?=\[)/m;

/**
 * Adds what a screen's route draws to a package's `screens.ts`, and the route to the list that the package exports.
 * @throws GeneratorError when `screens.ts` does not look like the other packages'.
 */
export function addScreen(text: string, names: Names): string {
  const file = `packages/${names.package.kebab}/src/screens.ts`;
  const { camel, kebab } = names.screen;
  if (!text.includes('import * as routes from "./routes.ts";'))
    throw new GeneratorError(`${file} does not import its routes as \`routes\`.`);
  const listed = addToList(text, exportedList, `routes.${camel}Route`, file);
  const imports = [
    [["lazyPage", "pageHead"], "@plaza/routing"],
    [[`${camel}Title`], `./${kebab}/${kebab}-title.ts`],
    [[`${names.package.camel}Messages`], "./messages.ts"],
  ] as const;
  const imported = imports.reduce((changed, [added, module]) => addImport(changed, added, module), listed);
  const list = exportedList.exec(imported)?.index ?? imported.length;
  return `${imported.slice(0, list)}${readTemplate("route/screen.ts", names)}\n${imported.slice(list)}`;
}
