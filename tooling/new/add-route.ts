import { addImport } from "./add-import.ts";
import { addToList } from "./add-to-list.ts";
import { GeneratorError } from "./generator-error.ts";
import { type Names, readTemplate } from "./templates.ts";

const exportedList = /^(?:\/\*\*.*\*\/\n)?export const \w+Routes = (?=\[)/m;

const readsId = "  validateSearch: idSearch,\n";

/**
 * Puts a screen's route before the list that the package exports, and into it. `takesId`: it reads one from its query.
 * @throws GeneratorError when `routes.ts` does not look like the other packages'.
 */
export function addRoute(text: string, names: Names, takesId: boolean): string {
  const file = `packages/${names.package.kebab}/src/routes.ts`;
  if (!/^const messages = /m.test(text))
    throw new GeneratorError(`${file} does not say which \`messages\` its screens show.`);
  const { camel, kebab } = names.screen;
  const listed = addToList(text, exportedList, `${camel}Route`, file);
  const imports = [
    [["defaultLayout", ...(takesId ? ["idSearch"] : []), "lazyLoader", "lazyPage", "pageHead", "to"], "@plaza/routing"],
    [["createRoute"], "@tanstack/react-router"],
    [[`${camel}Title`], `./${kebab}/${kebab}-title.ts`],
  ] as const;
  const imported = imports.reduce((changed, [added, module]) => addImport(changed, added, module), listed);
  const list = exportedList.exec(imported)?.index ?? imported.length;
  const template = readTemplate("route/route.ts", names);
  const route = takesId ? template : template.replace(readsId, "");
  return `${imported.slice(0, list)}${route}\n${imported.slice(list)}`;
}
