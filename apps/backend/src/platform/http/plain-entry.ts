import { domainToASCII } from "node:url";

/**
 * What people write and paste, as it is meant. Each text of a call goes through {@link plainText}; phones, codes and logins,
 * which have one spelling only, through a stricter rule as well.
 */

/** Would turn what stands around the text: embeddings, overrides and isolates of the writing direction. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** What nobody sees. Emoji are joined and coloured by some of it, so it stays inside of a text. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]+/gu;

/** At the ends of a text it joins nothing. */
const unseenAtEnds = /[\s\u00AD\u180E\u200B\u2060\uFEFF]/;

/** A text without what no text has and what turns others around; "" where nothing of it can be seen. */
export function plainText(written: string): string {
  const text = written.toWellFormed().replaceAll("\u0000", "").replaceAll(directionControls, "");
  return text.replaceAll(unseen, "") === "" ? "" : withoutUnseenEnds(text);
}

/** By a loop: an expression that looks for the end of a text begins anew at each of its blanks. */
function withoutUnseenEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && unseenAtEnds.test(text.charAt(start))) start += 1;
  while (end > start && unseenAtEnds.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Digits in any width, without what people write between them. */
export function plainCode(written: string): string {
  return written.normalize("NFKC").replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");
}

/** A mobile number as it is stored, however it is written: with blanks, dashes, dots, brackets or a country code. */
export function plainMobile(written: string): string {
  const digits = written.normalize("NFKC").replaceAll(/[\s\p{Cf}\p{Pd}().\u00B7\u2022\u2212\u30FB]/gu, "");
  return digits.replace(/^(?:\+|00)86|^86(?=1\d{10}$)/, "");
}

/** An email address in small letters, its domain as the network knows it: `xn--` where it has other letters than a to z. */
export function plainEmail(written: string): string {
  const text = written
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = at === -1 ? "" : domainToASCII(text.slice(at + 1));
  return domain === "" ? text : `${text.slice(0, at + 1)}${domain}`;
}

/** What somebody logs in with at the desk. Many take their telephone for it, and write that as telephones are written. */
export function plainLogin(written: string): string {
  const mobile = plainMobile(written);
  return /^1[3-9]\d{9}$/.test(mobile)
    ? mobile
    : written
        .normalize("NFKC")
        .replaceAll(/\p{Cf}/gu, "")
        .trim();
}
