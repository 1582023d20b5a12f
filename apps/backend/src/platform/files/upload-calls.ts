import type { CallContext, CustomerContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { networkOf } from "../rate-limits/network.ts";
import { countTry } from "../rate-limits/rate-limit.ts";
import { type Upload, type UploadPurpose, uploadPurposes } from "../store/schema/uploads.ts";
import { storeUpload } from "./store-upload.ts";
import { uploadLimits } from "./upload-rules.ts";
import type { UploadOwner } from "./upload-owner.ts";
import { checkName, checkSize, storedName, uploadRules } from "./upload-rules.ts";
import { Reply } from "../http/reply.ts";
import { uploadWire } from "./upload-wire.ts";
import { absoluteLink, linkedUntil } from "./upload-links.ts";
import type { AgentContext } from "../http/agent-call.ts";

/** `file/formimage` */
export async function handleUpload(context: CustomerContext) {
  const upload = await receiveUpload(context, { customerId: context.customer.id }, null);
  return new Reply(uploadWire(upload, context.images), { key: "uploaded" });
}

/** `file/formImage`: a picture for a conversation, which agents upload nothing else for. */
export async function handleAgentUpload(context: AgentContext) {
  const { agent, images, uploadLinks, now } = context;
  const upload = await receiveUpload(context, { agentId: agent.id }, "chat");
  const uri = absoluteLink(images, await uploadLinks.link(upload.path, linkedUntil(now())));
  const { id, name, path } = upload;
  return new Reply(
    { id, cid: 0, type: 10, name, shop_id: agent.shopId ?? 0, uri, base_uri: path },
    { key: "uploaded" },
  );
}

type Received = Pick<CallContext, "db" | "uploads" | "now" | "address" | "idempotencyKey" | "form">;

/**
 * Keeps what somebody sends as a form.
 *
 * @param purpose null: the form says so
 * @throws {DomainError} where it is nothing that can be kept, or too much
 */
async function receiveUpload(context: Received, owner: UploadOwner, purpose: UploadPurpose | null): Promise<Upload> {
  const { db, address, idempotencyKey } = context;
  await countTry(db, uploadLimits(owner, networkOf(address)), context.now());
  const { fields, file } = await context.form();
  if (file === null) throw new DomainError("uploadMissing");
  const meant = purpose ?? purposeOf(fields.text("purpose"));
  const rule = uploadRules[meant];
  checkName(file.name, rule);
  checkSize(file.isCut ? Infinity : file.content.length, rule);
  return storeUpload(context, {
    owner,
    purpose: meant,
    rule,
    name: storedName(file.name),
    content: file.content,
    idempotencyKey,
  });
}

/** Ours: clients of the contract say none. */
function purposeOf(text: string): UploadPurpose {
  const purpose = uploadPurposes.find((each) => each === (text === "" ? "default" : text));
  if (purpose === undefined) throw new DomainError("parameterWrong", { parameter: "purpose" });
  return purpose;
}
