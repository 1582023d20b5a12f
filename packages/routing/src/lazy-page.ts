import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";

type Importer = () => Promise<Record<string, RouteComponent>>;

/** A page whose code is its own chunk. The shell's server reads the importer to name that chunk in the document's head. */
export type LazyPage = RouteComponent & { readonly importer: Importer };

export function lazyPage<Module extends Record<Name, RouteComponent>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
): LazyPage {
  const page: RouteComponent = lazyRouteComponent(importer as Importer, name);
  return Object.assign(page, { importer: importer as Importer });
}

export function isLazyPage(component: unknown): component is LazyPage {
  return typeof component === "function" && "importer" in component && typeof component.importer === "function";
}
