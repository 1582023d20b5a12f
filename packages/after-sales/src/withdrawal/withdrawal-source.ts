import { type ApiClient, type OrderLink, type Withdrawal, withdraw, withdrawByLink } from "@plaza/api-client";

/** By what somebody reaches an order: as its customer, or by its link. */
export type WithdrawalSource = { readonly orderId: number } | { readonly link: OrderLink };

export function sendWithdrawal(api: ApiClient, source: WithdrawalSource, withdrawal: Withdrawal) {
  return "link" in source
    ? withdrawByLink(api, { ...withdrawal, link: source.link })
    : withdraw(api, { ...withdrawal, orderId: source.orderId });
}
