import type { CallContext, CustomerContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { networkOf } from "../rate-limits/network.ts";
import { countTry } from "../rate-limits/rate-limit.ts";
import { type Upload, type UploadPurpose, uploadPurposes } from "../store/schema/uploads.ts";
import { storeUpload } from "./store-upload.ts";
import { uploadLimits } from "./upload-rules.ts";
import type { UploadOwner } from "./upload-owner.ts";
import { ruleOfUse } from "./marketplace-pictures.ts";
import { checkName, checkSize, storedName, type UploadRule, uploadRules } from "./upload-rules.ts";
import type { Query } from "../http/query.ts";
import { Reply } from "../http/reply.ts";
import { uploadWire } from "./upload-wire.ts";
import { absoluteLink, linkedUntil } from "./upload-links.ts";
import type { AgentContext } from "../http/agent-call.ts";
import type { ManagerContext } from "../http/desk-call.ts";

/** `file/formimage` */
export async function handleUpload(context: CustomerContext) {
  const upload = await receiveUpload(context, { customerId: context.customer.id }, purposeOfForm);
  return new Reply(uploadWire(upload, context.images), { key: "uploaded" });
}

/** `file/formImage`: a picture for a conversation, which agents upload nothing else for. */
export async function handleAgentUpload(context: AgentContext) {
  const { agent, images, uploadLinks, now } = context;
  const upload = await receiveUpload(context, { agentId: agent.id }, () => usual("chat"));
  const uri = absoluteLink(images, await uploadLinks.link(upload.path, linkedUntil(now())));
  const { id, name, path } = upload;
  return new Reply(
    { id, cid: 0, type: 10, name, shop_id: agent.shopId ?? 0, uri, base_uri: path },
    { key: "uploaded" },
  );
}

/** `pictures/upload`: a picture of the marketplace or of the page of a shop, as large as the `use` of it needs it. */
export async function handleMarketplacePicture(context: ManagerContext) {
  const sender = context.shopId === null ? "platform" : "shop";
  const upload = await receiveUpload(context, { agentId: context.agent.id }, (fields) => {
    const rule = ruleOfUse(fields.text("use"), sender);
    if (rule === null) throw new DomainError("parameterWrong", { parameter: "use" });
    return { purpose: "marketplace", rule };
  });
  return new Reply(uploadWire(upload, context.images), { key: "uploaded" });
}

/** A private document of a shop, with an address that its sender may look at for a while. */
export async function receiveDocument(context: AgentContext) {
  const { agent, images, uploadLinks, now } = context;
  const upload = await receiveUpload(context, { agentId: agent.id }, () => usual("merchant"));
  const link = absoluteLink(images, await uploadLinks.link(upload.path, linkedUntil(now())));
  return { ...uploadWire(upload, images), uri: link };
}

/** What an upload is for, and what follows from that. */
interface MeantUpload {
  readonly purpose: UploadPurpose;
  readonly rule: UploadRule;
}

type Received = Pick<CallContext, "db" | "uploads" | "now" | "address" | "idempotencyKey" | "form">;

/**
 * Keeps what somebody sends as a form.
 *
 * @param meantBy what the form says that it is for
 * @throws {DomainError} where it is nothing that can be kept, or too much
 */
async function receiveUpload(
  context: Received,
  owner: UploadOwner,
  meantBy: (fields: Query) => MeantUpload,
): Promise<Upload> {
  const { db, address, idempotencyKey } = context;
  await countTry(db, uploadLimits(owner, networkOf(address)), context.now());
  const { fields, file } = await context.form();
  if (file === null) throw new DomainError("uploadMissing");
  const { purpose, rule } = meantBy(fields);
  checkName(file.name, rule);
  checkSize(file.isCut ? Infinity : file.content.length, rule);
  return storeUpload(context, {
    owner,
    purpose,
    rule,
    name: storedName(file.name),
    content: file.content,
    idempotencyKey,
  });
}

/** Ours: clients of the contract say none. The marketplace's own pictures are its operators' to send. */
function purposeOfForm(fields: Query): MeantUpload {
  const text = fields.text("purpose");
  const purpose = uploadPurposes.find((each) => each === (text === "" ? "default" : text));
  if (purpose === undefined || purpose === "marketplace")
    throw new DomainError("parameterWrong", { parameter: "purpose" });
  return usual(purpose);
}

function usual(purpose: UploadPurpose): MeantUpload {
  return { purpose, rule: uploadRules[purpose] };
}
