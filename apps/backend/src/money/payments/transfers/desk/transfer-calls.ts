import type { AgentContext } from "../../../../platform/http/agent-call.ts";
import { DomainError } from "../../../../platform/http/domain-error.ts";
import { requiredId } from "../../../../platform/http/required-id.ts";
import { Reply } from "../../../../platform/http/reply.ts";
import { decimalYuan } from "../../../../platform/wire/money.ts";
import { completeRefundByHand } from "../complete-refund-by-hand.ts";
import { matchTransfer, recordTransfer, type RecordedTransfer, returnTransfer } from "../record-transfer.ts";
import { readBankReference, readEnteredTransfer, readReference } from "./read-entered-transfer.ts";

/** `transfers/record`: what came of it, so that nobody has to look. */
export async function handleRecordTransfer({ db, body, agent, now }: AgentContext) {
  const entered = readEnteredTransfer(body, now());
  return outcome(await recordTransfer(db, entered, { agentId: agent.id, now: now() }));
}

/** `transfers/match` */
export async function handleMatchTransfer({ db, body, now }: AgentContext) {
  const id = requiredId(body, "id");
  const paymentId = readReference(body);
  if (paymentId === null) throw new DomainError("transferReferenceWrong", { field: "reference" });
  return outcome(await matchTransfer(db, { id, paymentId }, now()));
}

/** `transfers/return` */
export async function handleReturnTransfer({ db, body, now }: AgentContext) {
  await returnTransfer(db, { id: requiredId(body, "id"), bankReference: readBankReference(body) }, now());
  return new Reply([], { key: "saved" });
}

/** `transfers/refunded` */
export async function handleRefundTransferred({ db, body, now }: AgentContext) {
  await completeRefundByHand(db, { id: requiredId(body, "id"), bankReference: readBankReference(body) }, now());
  return new Reply([], { key: "saved" });
}

function outcome({ outcome: word, surplus, missing }: RecordedTransfer) {
  return { outcome: word, surplus: decimalYuan(surplus), missing: decimalYuan(missing) };
}
