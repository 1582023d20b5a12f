import type { CustomerContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { Reply } from "../http/reply.ts";
import { networkOf } from "../rate-limits/network.ts";
import { countTry } from "../rate-limits/rate-limit.ts";
import { type UploadPurpose, uploadPurposes } from "../store/schema/uploads.ts";
import { storeUpload } from "./store-upload.ts";
import { uploadLimits } from "./upload-limits.ts";
import { checkName, checkSize, keptName, uploadRules } from "./upload-rules.ts";
import { uploadWire } from "./upload-wire.ts";

/** `file/formimage` */
export async function handleUpload(context: CustomerContext) {
  const { db, customer, images, address, idempotencyKey } = context;
  await countTry(db, uploadLimits(customer.id, networkOf(address)), context.now());
  const { fields, file } = await context.form();
  if (file === null) throw new DomainError("uploadMissing");
  const purpose = purposeOf(fields.text("purpose"));
  const rule = uploadRules[purpose];
  checkName(file.name, rule);
  checkSize(file.isCut ? Infinity : file.content.length, rule);
  const upload = await storeUpload(context, {
    customerId: customer.id,
    purpose,
    rule,
    name: keptName(file.name),
    content: file.content,
    idempotencyKey,
  });
  return new Reply(uploadWire(upload, images), { key: "uploaded" });
}

/** Ours: clients of the contract say none. */
function purposeOf(text: string): UploadPurpose {
  const purpose = uploadPurposes.find((each) => each === (text === "" ? "default" : text));
  if (purpose === undefined) throw new DomainError("parameterWrong", { parameter: "purpose" });
  return purpose;
}
