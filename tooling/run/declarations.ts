import { globSync, readFileSync, writeFileSync } from "node:fs";

/**
 * TypeScript writes an inferred type under the name of the package that declares it, even where that is only a
 * dependency of a dependency, which an application need not be able to resolve. This rewrites the declarations of the
 * package in the working directory to import such types from the package that re-exports them, which we do depend on.
 */
const passedOnBy = [["@tanstack/router-core", "@tanstack/react-router"]] as const;

for (const file of globSync("dist/**/*.d.ts")) {
  const text = readFileSync(file, "utf8");
  const renamed = passedOnBy.reduce(
    (changed, [origin, known]) => changed.replaceAll(`import("${origin}")`, `import("${known}")`),
    text,
  );
  if (renamed !== text) writeFileSync(file, renamed);
}
