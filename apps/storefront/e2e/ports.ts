/** Loopback ports of the servers that the journeys talk to; apart from the ones `npm start` uses. */
export const ports = { storefront: 3310, pathStorefront: 3311, backend: 4310, lonelyStorefront: 3312 } as const;
