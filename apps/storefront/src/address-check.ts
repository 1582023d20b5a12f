import type { Addresses, AddressName } from "@plaza/routing";

/** A router's routes by their paths, as far as they are held against the table of addresses. */
type RoutesByPath = Readonly<Record<string, { readonly types: { readonly fullSearchSchemaInput: unknown } }>>;

type PathOf<Name extends AddressName> = Addresses[Name]["path"];

/** The paths that are answered and that no address of the table has. */
export type WithoutAddress<Routes extends RoutesByPath> = Exclude<keyof Routes, PathOf<AddressName>>;

/** The addresses whose path is not answered. */
export type WithoutRoute<Routes extends RoutesByPath> = {
  [Name in AddressName]: PathOf<Name> extends keyof Routes ? never : Name;
}[AddressName];

/** What a link of the table says in its query. */
type LinkSearch<Name extends AddressName> =
  ReturnType<Addresses[Name]> extends { readonly search: infer Search } ? Search : object;

/** The addresses whose route reads another query than links to them say. */
export type WithOtherSearch<Routes extends RoutesByPath> = {
  [Name in AddressName]: PathOf<Name> extends keyof Routes
    ? LinkSearch<Name> extends Routes[PathOf<Name>]["types"]["fullSearchSchemaInput"]
      ? never
      : Name
    : never;
}[AddressName];

/** An error wherever there is anything, which it names. */
export type Nothing<Found extends never> = Found;
