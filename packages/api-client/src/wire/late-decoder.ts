import type { Decoder } from "./decode.ts";

type Decoders = typeof import("../late-decoders.ts");

/** A decoder whose code comes with the first answer. */
export interface LateDecoder<T> {
  readonly load: () => Promise<Decoder<T>>;
}

/** A server asks for them with each call, and an import takes its time even where the code is there. */
let decoders: Decoders | undefined;

/**
 * For calls whose answer the server mostly sends along with the page: until the shopper goes on to another, their decoders
 * would weigh on it for nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lateDecoder<Name extends keyof Decoders>(name: Name): { readonly load: () => Promise<Decoders[Name]> } {
  // oxlint-disable-next-line plaza/no-bare-import -- The call hands it to the `importNeeded` of its client.
  return { load: async () => (decoders ??= await import("../late-decoders.ts"))[name] };
}
