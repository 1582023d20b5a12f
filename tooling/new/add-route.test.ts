import { expect, test } from "vitest";
import { addRoute } from "./add-route.ts";
import { GeneratorError } from "./generator-error.ts";
import { spell } from "./spelling.ts";

const names = { package: spell("catalog"), screen: spell("gift-finder") };
const routes = `import { streetLayout, lazyPage } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { catalogMessages } from "./messages.ts";

const messages = [catalogMessages];

export const homeRoute = createRoute({});

/** Every route. */
export const catalogRoutes = [homeRoute] as const;
`;

test("a route stands before the list, and in it", () => {
  const changed = addRoute(routes, names, false);
  expect(changed).toContain(
    'import { giftFinderTitle } from "./gift-finder/gift-finder-title.ts";\nimport { catalogMess',
  );
  const [before = "", route = ""] = changed.split("export const giftFinderRoute = createRoute({");
  expect(before).toContain("export const homeRoute = createRoute({});\n");
  expect(route).toContain("path: to.giftFinder.path,");
  expect(
    route.endsWith(`});

/** Every route. */
export const catalogRoutes = [homeRoute, giftFinderRoute] as const;
`),
  ).toBe(true);
});

test("a file of routes that has another shape is left to a human", () => {
  expect(() => addRoute(routes.replace("const messages", "const said"), names, false)).toThrow(GeneratorError);
  expect(() => addRoute(routes.replace("catalogRoutes = [homeRoute]", "all = [homeRoute]"), names, false)).toThrow(
    GeneratorError,
  );
});

test("the route of a screen of one thing reads its id", () => {
  const changed = addRoute(routes, names, true);
  expect(changed).toContain("path: to.giftFinder.path,\n  validateSearch: idSearch,");
  expect(changed.split(";", 1)[0]).toContain("idSearch");
});
