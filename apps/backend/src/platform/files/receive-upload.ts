import type { CallContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { networkOf } from "../rate-limits/network.ts";
import { countTry } from "../rate-limits/rate-limit.ts";
import { type Upload, type UploadPurpose, uploadPurposes } from "../store/schema/uploads.ts";
import { storeUpload } from "./store-upload.ts";
import { uploadLimits } from "./upload-limits.ts";
import type { UploadOwner } from "./upload-owner.ts";
import { checkName, checkSize, storedName, uploadRules } from "./upload-rules.ts";

type Received = Pick<CallContext, "db" | "uploads" | "now" | "address" | "idempotencyKey" | "form">;

/**
 * Keeps what somebody sends as a form.
 *
 * @param purpose null: the form says so
 * @throws {DomainError} where it is nothing that can be kept, or too much
 */
export async function receiveUpload(
  context: Received,
  owner: UploadOwner,
  purpose: UploadPurpose | null,
): Promise<Upload> {
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
