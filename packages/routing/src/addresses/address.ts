/** The parts of an address besides its path. */
export interface AddressRest {
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly search?: object;
}

/** A link to an address: spread it into a `<Link>`, into what `navigate` takes, into a `redirect`. */
export type AddressLink<Path extends string = string, Rest extends AddressRest = AddressRest> = {
  readonly to: Path;
  /** A link is marked as current where its whole address is: not page 1 of a list on its page 2. */
  readonly activeOptions?: ActiveOptions;
} & Rest;

interface ActiveOptions {
  readonly exact: true;
}

/** An address of the shop: call it for a link, with what its screen has to know. */
export interface Address<
  Path extends string = string,
  Given extends readonly unknown[] = readonly never[],
  Rest extends AddressRest = AddressRest,
> {
  (...given: Given): AddressLink<Path, Rest>;
  /** The path as the router writes it, for the `path` of the route that answers the address. */
  readonly path: Path;
}

const nothing = (): object => ({});
const activeOptions: ActiveOptions = { exact: true };

export function address<Path extends string>(path: Path): Address<Path, [], object>;
export function address<Path extends string, Given extends readonly unknown[], Rest extends AddressRest>(
  path: Path,
  rest: (...given: Given) => Rest,
): Address<Path, Given, Rest>;
/* @__NO_SIDE_EFFECTS__ */
export function address(path: string, rest: (...given: readonly never[]) => AddressRest = nothing): Address {
  return Object.assign((...given: readonly never[]) => ({ to: path, activeOptions, ...rest(...given) }), { path });
}
