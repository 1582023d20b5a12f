import type { TransferToRecord } from "@plaza/api-client/desk";
import { readAmount } from "@plaza/i18n";

/** The fields of the form, as they are written. */
export interface WrittenTransfer {
  /** "": nobody can tell what it is for. */
  readonly reference: string;
  readonly amount: string;
  /** `YYYY-MM-DD` */
  readonly receivedOn: string;
  readonly bankReference: string;
  readonly payer: string;
}

export type TransferProblem = Partial<
  Readonly<Record<keyof WrittenTransfer, "missing" | "amount" | "doubt" | "future">>
>;

/** What is meant by the fields, or what is wrong with them. `today` is the day where the platform is. */
export function readTransfer(
  written: WrittenTransfer,
  today: string,
): { readonly transfer: TransferToRecord } | { readonly problems: TransferProblem } {
  const amount = readAmount(written.amount);
  const bankReference = written.bankReference.trim();
  const { receivedOn } = written;
  const problems: TransferProblem = {
    ...(amount === null || amount.fen <= 0 ? { amount: "amount" } : amount.doubt !== null && { amount: "doubt" }),
    ...(receivedOn === "" ? { receivedOn: "missing" } : receivedOn > today && { receivedOn: "future" }),
    ...(bankReference.length < 3 && { bankReference: "missing" }),
  };
  if (amount === null || Object.keys(problems).length > 0) return { problems };
  const [reference, payer] = [written.reference.trim(), written.payer.trim()];
  return { transfer: { reference, amount: amount.fen, receivedOn, bankReference, payer } };
}
