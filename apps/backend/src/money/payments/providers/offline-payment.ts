/** What a client names that knows ways of paying whose money a person confirms; the contract lists none. */
export const offlinePayment = "offline_payment";
