import sharp from "sharp";
import type { Language } from "../platform/store/language.ts";
import { type Answer, answerOf, recordOf } from "./ask.ts";

export interface UploadToSend {
  readonly token?: string;
  readonly content?: Uint8Array;
  readonly name?: string;
  readonly purpose?: string;
  /** Of the part. */
  readonly field?: string;
  readonly key?: string;
  readonly language?: Language;
}

/** Sends a file as a form; without a content, a small image. */
export async function sendUpload(url: string, upload: UploadToSend): Promise<Answer> {
  const { token = "", name = "a.png", field = "file", purpose, key, language = "en" } = upload;
  const form = new FormData();
  if (purpose !== undefined) form.set("purpose", purpose);
  form.append(field, new File([Uint8Array.from(upload.content ?? (await smallImage()))], name));
  const response = await fetch(`${url}/api/file/formimage`, {
    method: "POST",
    headers: { token, lang: language, ...(key !== undefined && { "idempotency-key": key }) },
    body: form,
  });
  return answerOf(response);
}

/** The paths of some new uploads of a customer, each another. */
export async function uploadsOf(url: string, token: string, purpose: string, count = 1): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { data } = await sendUpload(url, { token, purpose });
    paths.push(String(recordOf(data)["base_uri"]));
  }
  return paths;
}

/** Asks for a private upload as the shop's address of it says. */
export async function privateAnswer(url: string, uri: string, token = ""): Promise<Response> {
  return fetch(`${url}${uri}`, { headers: { token } });
}

export function smallImage(format: "png" | "jpeg" = "png"): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 6, channels: 3, background: "#c33" } })
    .toFormat(format)
    .toBuffer();
}
