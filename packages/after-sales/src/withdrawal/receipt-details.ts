import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WithdrawalReceipt } from "@plaza/api-client";
import { formatDateTime, type Reader } from "@plaza/i18n";

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The fields of the receipt, the same on the page and in the file. */
export function receiptDetails(receipt: WithdrawalReceipt, i18n: I18n, reader: Reader): readonly Fact[] {
  const { id, at, orderNumber, shopName, name, contact, sendBackUntil } = receipt;
  const details: readonly (readonly [MessageDescriptor, string | null])[] = [
    [msg`Receipt`, String(id)],
    [msg`Received at`, formatDateTime(at, reader)],
    [msg`Order`, orderNumber],
    [msg`Shop`, shopName],
    [msg`Name`, name],
    [msg`Contact`, contact],
    [msg`Send back until`, sendBackUntil === null ? null : formatDateTime(sendBackUntil, reader)],
  ];
  return details.flatMap(([label, value]) => (value === null ? [] : [{ name: i18n._(label), value }]));
}
