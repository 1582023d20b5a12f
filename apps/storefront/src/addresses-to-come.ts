import type { RegisteredRouter } from "@tanstack/react-router";
import type { Nothing, WithOtherSearch, WithoutAddress, WithoutRoute } from "./address-check.ts";

/** The addresses of the specification whose screens this shop does not have yet. */
type AddressesToCome = never;

type Routes = RegisteredRouter["routesByPath"];

/** The tree against the table of addresses, both ways: each line is an error that names what does not fit. */
export type AddressesFit = [
  routeWithoutAddress: Nothing<WithoutAddress<Routes>>,
  addressWithoutRoute: Nothing<Exclude<WithoutRoute<Routes>, AddressesToCome>>,
  toComeAndThere: Nothing<Exclude<AddressesToCome, WithoutRoute<Routes>>>,
  otherSearch: Nothing<WithOtherSearch<Routes>>,
];
