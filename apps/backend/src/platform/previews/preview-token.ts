import { createHmac, timingSafeEqual } from "node:crypto";
import type { PreviewedRevision } from "../domain/preview-kind.ts";
import type { Executor } from "../store/database.ts";
import { storeSecret } from "../store/store-secret.ts";
import { unixSeconds } from "../wire/time.ts";

/** What a token shows: one revision of one thing, until then. */
export interface Preview extends PreviewedRevision {
  readonly kind: string;
  readonly until: Date;
}

/** Of the signature's 32 bytes; half of them cannot be guessed either, and addresses stay short. */
const signedBytes = 16;

/** Five parts with dots between them, which no address has to escape. */
const shape = /^([a-z_-]{1,40})\.([\w-]{1,60})\.(\d{1,9})\.(\d{1,12})\.([\w-]{22})$/;

/** Whoever has the token sees that revision until then, and nothing else. */
export async function signPreview(db: Executor, preview: Preview): Promise<string> {
  const { kind, id, revision, until } = preview;
  const signed = [kind, id, revision, unixSeconds(until)].join(".");
  return `${signed}.${signatureOf(signed, await storeSecret(db, "previews")).toString("base64url")}`;
}

/** @returns null for a token that is not ours, was changed, or is over */
export async function readPreview(db: Executor, token: string, now: Date): Promise<Preview | null> {
  const [, kind = "", id = "", revision, until, sign = ""] = shape.exec(token) ?? [];
  if (kind === "" || Number(until) <= unixSeconds(now)) return null;
  const expected = signatureOf(token.slice(0, -(sign.length + 1)), await storeSecret(db, "previews"));
  const given = Buffer.from(sign, "base64url");
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  // The text, too: several texts are the same bytes.
  if (!isOurs || given.toString("base64url") !== sign) return null;
  return { kind, id, revision: Number(revision), until: new Date(Number(until) * 1000) };
}

/** The purpose is signed, too, so that nothing else that is signed with this key is ever taken for a preview. */
function signatureOf(signed: string, key: string): Buffer {
  return createHmac("sha256", key)
    .update(JSON.stringify(["preview", signed]))
    .digest()
    .subarray(0, signedBytes);
}
