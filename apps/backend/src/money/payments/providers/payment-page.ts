/** What a client names that leads shoppers to the page of a provider which the contract does not list. */
export const paymentPage = "payment_page";
