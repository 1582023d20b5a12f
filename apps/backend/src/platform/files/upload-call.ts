import type { CustomerContext } from "../http/call.ts";
import { Reply } from "../http/reply.ts";
import { receiveUpload } from "./receive-upload.ts";
import { uploadWire } from "./upload-wire.ts";

/** `file/formimage` */
export async function handleUpload(context: CustomerContext) {
  const upload = await receiveUpload(context, { customerId: context.customer.id }, null);
  return new Reply(uploadWire(upload, context.images), { key: "uploaded" });
}
