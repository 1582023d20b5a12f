export { warningOfNode } from "./affected-node.ts";
export { keepClientAddress } from "./client-address.ts";
export { ask, type OutgoingAnswer, type OutgoingRequest, wholeOf } from "./outgoing/ask.ts";
export type { PublicHosts, ResolveHost } from "./outgoing/host-addresses.ts";
export { OutgoingError } from "./outgoing/outgoing-error.ts";
export { outgoingFetch } from "./outgoing/outgoing-fetch.ts";
export { isPublicAddress } from "./outgoing/public-address.ts";
