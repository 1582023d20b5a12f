import { type AnyRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { describeRoutes } from "../entry-server.tsx";
import { routeTree } from "../route-tree.ts";

/** What a route does before it is shown, and how that can fail. */
export const failingSteps = ["beforeLoad", "loader"] as const;
export const failures = {
  notFound: { status: 404, heading: "This page could not be found", thrown: () => notFound() },
  error: {
    status: 500,
    heading: "Sorry, there was an error on the page you visited",
    thrown: () => new Error("The test lets it fail"),
  },
} as const;

export interface FailingRoute {
  readonly route: AnyRoute;
  readonly name: string;
  /** The address, inside the base, at which the route is matched. */
  readonly path: string;
  /** The layout around it, or itself. */
  readonly layout: string;
  /** What fails on ordinary days: a page's loader, and what a layout does before. */
  readonly usualStep: (typeof failingSteps)[number];
}

function childrenOf(route: AnyRoute): readonly AnyRoute[] {
  return Object.values(route.children ?? {});
}

/** Every layout and every page of the tree. */
export function routesBelowRoot(): readonly FailingRoute[] {
  // Routes get their ids when a router is built from them.
  describeRoutes();
  return childrenOf(routeTree).flatMap((layout) => {
    const name = layout.id.slice(1);
    const pages = childrenOf(layout).map((route) => {
      const path = route.fullPath.replaceAll(/\/?\{-\$\w+\}/g, "");
      return { route, path, layout: name, name: path, usualStep: "loader" } as const;
    });
    const [first] = pages;
    return first === undefined
      ? pages
      : [{ ...first, route: layout, name: `the layout ${name}`, usualStep: "beforeLoad" }, ...pages];
  });
}

async function whileChanged<T>(route: AnyRoute, changes: object, act: () => Promise<T>): Promise<T> {
  const before = { ...route.options };
  Object.assign(route.options, changes);
  try {
    return await act();
  } finally {
    for (const name of Object.keys(changes)) Object.assign(route.options, { [name]: Reflect.get(before, name) });
  }
}

/** Lets a step of a route fail while `act` runs. */
export function whileFailing<T>(
  { route }: FailingRoute,
  step: (typeof failingSteps)[number],
  thrown: () => unknown,
  act: () => Promise<T>,
): Promise<T> {
  return whileChanged(route, { [step]: () => Promise.reject(thrown()) }, act);
}

/** Draws another component as a route's while `act` runs, whatever its address lacks. */
export function whileDrawing<T>(
  { route, usualStep }: FailingRoute,
  component: () => ReactNode,
  act: () => Promise<T>,
): Promise<T> {
  return whileChanged(route, usualStep === "loader" ? { component, loader: () => null } : { component }, act);
}
