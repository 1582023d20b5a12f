import { expect, test } from "vitest";
import { addRoute, addScreen } from "./add-route.ts";
import { GeneratorError } from "./generator-error.ts";
import { spell } from "./spelling.ts";

const names = { package: spell("catalog"), screen: spell("gift-finder") };
const routes = `import { fullWidthLayout, to } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";

export const homeRoute = createRoute({});
`;
const screens = `import { lazyPage } from "@plaza/routing";
import { catalogMessages } from "./messages.ts";
import * as routes from "./routes.ts";

routes.homeRoute.update({});

/** Every route. */
export const catalogRoutes = [routes.homeRoute] as const;
`;

test("a route stands behind those that the package has", () => {
  const changed = addRoute(routes, names, false);
  const [before = "", route = ""] = changed.split("export const giftFinderRoute = createRoute({");
  expect(before.endsWith("export const homeRoute = createRoute({});\n\n")).toBe(true);
  expect(before.split(";", 1)[0]).toBe(
    'import { fullWidthLayout, to, defaultLayout, lazyLoader } from "@plaza/routing"',
  );
  expect(route).toContain("path: to.giftFinder.path,\n  loader:");
});

test("the route of a screen of one thing reads its id", () => {
  const changed = addRoute(routes, names, true);
  expect(changed).toContain("path: to.giftFinder.path,\n  validateSearch: idSearch,");
  expect(changed.split(";", 1)[0]).toContain("idSearch");
});

test("what a route draws stands before the list, and the route in it", () => {
  const changed = addScreen(screens, names);
  expect(changed).toContain(
    'import { giftFinderTitle } from "./gift-finder/gift-finder-title.ts";\nimport { catalogMess',
  );
  const [before = "", screen = ""] = changed.split("routes.giftFinderRoute.update({");
  expect(before.endsWith("routes.homeRoute.update({});\n\n")).toBe(true);
  expect(screen).toContain("staticData: { messages: [catalogMessages] },");
  expect(
    screen.endsWith(`});

/** Every route. */
export const catalogRoutes = [routes.homeRoute, routes.giftFinderRoute] as const;
`),
  ).toBe(true);
});

test("a file of screens that has another shape is left to a human", () => {
  expect(() => addScreen(screens.replace("* as routes", "{ homeRoute }"), names)).toThrow(GeneratorError);
  expect(() => addScreen(screens.replace("catalogRoutes = [", "all = ["), names)).toThrow(GeneratorError);
});
