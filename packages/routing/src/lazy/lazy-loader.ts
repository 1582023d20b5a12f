import { ChunkError } from "./chunk-failure.ts";
import { type LazyModule, lazyModule } from "./lazy-module.ts";

export type Loader = (match: never) => Promise<unknown>;

/**
 * The type of the loader that a module exports, as a route expects it; the router adds `preload`, which is true while a
 * link is only pointed at. It is one conditional type, because with the parameters written out TypeScript would infer
 * the module's type from what the route expects, and find nothing. It is not exported: a route's declarations contain
 * its expansion.
 */
export type LoaderOf<Module, Name extends keyof Module> = Module[Name] extends (match: infer Match) => infer Data
  ? (match: Match & { readonly preload: boolean }) => Data
  : never;

/** For the `loader` of a route. Its code, and that of the calls in it, is a chunk that the other pages do not load. */
export function lazyLoader<Module extends Record<Name, Loader>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
): LoaderOf<Module, Name> {
  const code = lazyModule(importer);
  /** A page that is only pointed at is no reason to reload the one that is shown. */
  async function fetchedAhead(): Promise<Module> {
    await code.prefetch();
    const module = code.arrived();
    if (module === undefined) throw new ChunkError();
    return module;
  }
  async function load(match: never): Promise<unknown> {
    const { preload }: { readonly preload: boolean } = match;
    return (await (preload ? fetchedAhead() : code.load()))[name](match);
  }
  return Object.assign(load, { prefetch: code.prefetch }) as unknown as LoaderOf<Module, Name>;
}

interface RouteWithLoader {
  readonly options: { readonly loader?: unknown };
}

/**
 * Fetches the code of these routes' loaders. The page that a document came with has not needed it, and another page of its list
 * or another filter should not have to wait for it, nor fail without a connection.
 */
export async function prefetchLoaders(routes: readonly RouteWithLoader[]): Promise<void> {
  const loaders = routes.map(({ options }) => options.loader).filter((loader) => isLazyLoader(loader));
  await Promise.all(loaders.map((loader) => loader.prefetch()));
}

function isLazyLoader(loader: unknown): loader is Pick<LazyModule<unknown>, "prefetch"> {
  return typeof loader === "function" && "prefetch" in loader;
}
