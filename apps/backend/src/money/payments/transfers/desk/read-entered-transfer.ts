import { DomainError } from "../../../../platform/http/domain-error.ts";
import type { Query } from "../../../../platform/http/query.ts";
import { fenOf } from "../../../../platform/wire/money.ts";
import { dayTime, isDay } from "../../../../platform/wire/time.ts";
import { paymentOfReference } from "../../../transfers/transfer-reference.ts";
import type { EnteredTransfer } from "../record-transfer.ts";

const maxPayerLength = 120;
/** Banks keep statements for so long, or longer; an earlier day is a slip of the pen. */
const earliestDay = "2000-01-01";

/** @throws {DomainError} that names the field which cannot be so */
export function readEnteredTransfer(body: Query, now: Date): EnteredTransfer {
  const paymentId = readReference(body);
  const amount = fenOf(body.text("amount"));
  if (amount === null || amount === 0) throw new DomainError("transferAmountWrong", { field: "amount" });
  const receivedOn = body.text("received_on");
  if (!isDay(receivedOn) || receivedOn < earliestDay || receivedOn > dayTime(now).date)
    throw new DomainError("transferDayWrong", { field: "received_on" });
  const payer = body.text("payer");
  if (payer.length > maxPayerLength) throw new DomainError("transferPayerWrong", { field: "payer" });
  return { paymentId, amount, receivedOn, bankReference: readBankReference(body), payer };
}

/**
 * The payment that the written reference names; null where none was written.
 *
 * @throws {DomainError} when it is none of ours
 */
export function readReference(body: Query): number | null {
  const written = body.text("reference");
  if (written === "") return null;
  const paymentId = paymentOfReference(written);
  if (paymentId === null) throw new DomainError("transferReferenceWrong", { field: "reference" });
  return paymentId;
}

/**
 * In capitals and without blanks, so that it is the same one however it was copied.
 *
 * @throws {DomainError} unless it can be a bank's number
 */
export function readBankReference(body: Query): string {
  const written = body.text("bank_reference").toUpperCase().replaceAll(/\s+/g, "");
  if (!/^[^\p{C}]{3,64}$/u.test(written)) throw new DomainError("bankReferenceWrong", { field: "bank_reference" });
  return written;
}
