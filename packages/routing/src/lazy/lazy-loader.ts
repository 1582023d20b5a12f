import { lazyModule } from "./lazy-module.ts";

type Loader = (match: never) => Promise<unknown>;

/** What the router says to a loader besides what the loader itself wants to know. */
interface Asked {
  /** Somebody points at a link, and may never follow it. */
  readonly preload: boolean;
}

/**
 * The loader that a module exports, as a route takes it. Said by one conditional type: written out, TypeScript would look
 * for the module's type in what the route expects, and find nothing.
 */
type LoaderOf<Module, Name extends keyof Module> = Module[Name] extends (match: infer Match) => infer Data
  ? (match: Match & Asked) => Data
  : never;

/** For the `loader` of a route: what it calls is no part of the first page of a visit, unless that page is its own. */
export function lazyLoader<Module extends Record<Name, Loader>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
): LoaderOf<Module, Name> {
  const code = lazyModule(importer);
  async function load(match: never): Promise<unknown> {
    const { preload }: Asked = match;
    return (await (preload ? importer() : code.load()))[name](match);
  }
  return load as LoaderOf<Module, Name>;
}
