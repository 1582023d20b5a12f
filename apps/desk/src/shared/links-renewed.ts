/** The platform's addresses of private files are good for a quarter of an hour at least; what stays open asks anew. */
export const linksRenewedMs = 10 * 60 * 1000;
