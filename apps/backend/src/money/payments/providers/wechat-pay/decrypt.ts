import { createDecipheriv } from "node:crypto";
import { recordOf, textOf } from "./json.ts";

const algorithm = "AEAD_AES_256_GCM";
const tagLength = 16;

/**
 * What a notification has encrypted.
 *
 * @throws where it is encrypted in another way, or with another key
 */
export function decryptResource(resource: unknown, apiV3Key: string): unknown {
  const fields = recordOf(resource);
  if (fields["algorithm"] !== algorithm) throw new Error(`WeChat Pay has not encrypted with ${algorithm}`);
  const sealed = Buffer.from(textOf(fields["ciphertext"]), "base64");
  const options = { authTagLength: tagLength };
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(apiV3Key), textOf(fields["nonce"]), options)
    .setAuthTag(sealed.subarray(-tagLength))
    // A notification without it has been sealed with an empty one.
    .setAAD(Buffer.from(textOf(fields["associated_data"] ?? "")));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
  return JSON.parse(opened.toString("utf8"));
}
