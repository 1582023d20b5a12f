/** What a client names that knows ways of paying which the contract does not list. */
export const offlinePayment = "offline_payment";
