import { lazyModule } from "./lazy-module.ts";

type Loader = (match: never) => Promise<unknown>;

/**
 * The loader that a module exports, as a route takes it; the router adds whether somebody only points at a link, and may never
 * follow it. Said by one conditional type: written out, TypeScript would look for the module's type in what the route expects,
 * and find nothing. The declarations of a route repeat this type, so it has no name that they would have to import.
 */
type LoaderOf<Module, Name extends keyof Module> = Module[Name] extends (match: infer Match) => infer Data
  ? (match: Match & { readonly preload: boolean }) => Data
  : never;

/** For the `loader` of a route: what it calls is no part of the first page of a visit, unless that page is its own. */
export function lazyLoader<Module extends Record<Name, Loader>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
): LoaderOf<Module, Name> {
  const code = lazyModule(importer);
  async function load(match: never): Promise<unknown> {
    const { preload }: { readonly preload: boolean } = match;
    return (await (preload ? importer() : code.load()))[name](match);
  }
  return load as LoaderOf<Module, Name>;
}
