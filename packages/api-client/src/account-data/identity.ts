/** What shows that it is the customer who asks: the password, or a code where the account has none. */
export type Identity = { readonly password: string } | { readonly code: string };
