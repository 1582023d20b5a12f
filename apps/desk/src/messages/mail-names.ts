import { useLingui } from "@lingui/react/macro";
import type { MailTemplateKey } from "@plaza/api-client/desk";

interface MailName {
  readonly name: string;
  /** When it is sent. */
  readonly use: string;
  /** What stands below its text by itself; null: nothing. */
  readonly below: string | null;
}

export function useMailNames(): Readonly<Record<MailTemplateKey, MailName>> {
  const { t } = useLingui();
  return {
    code: {
      name: t`Code`,
      use: t`Sent to whoever asks for a code with an email address.`,
      below: null,
    },
    order_placed: {
      name: t`Order placed`,
      use: t`Sent when an order is to be paid in cash on delivery.`,
      below: t`Below the text stand the products, and the link to the order.`,
    },
    order_paid: {
      name: t`Order confirmed`,
      use: t`Sent when an order is paid.`,
      below: t`Below the text stand the products, and the link to the order.`,
    },
    order_shipped: {
      name: t`Order shipped`,
      use: t`Sent when a shop has sent an order.`,
      below: t`Below the text stand the parcel, the products, and the link to the order.`,
    },
    order_refunded: {
      name: t`Order refunded`,
      use: t`Sent when money goes back to the customer.`,
      below: t`Below the text stands the link to the order.`,
    },
  };
}

/** What stands in the place of each name in braces; "" for one that this desk does not know. */
export function usePlaceholderMeanings(): (name: string) => string {
  const { t } = useLingui();
  const meanings: Readonly<Record<string, string>> = {
    number: t`the number of the order`,
    shop: t`the name of the shop`,
    amount: t`what is to be paid, was paid or refunded`,
    code: t`the code`,
    minutes: t`how many minutes the code is valid`,
  };
  return (name) => meanings[name] ?? "";
}
