import { allOrNone, type ReadVariable } from "./platform/domain/environment.ts";
import type { SmtpServer } from "./platform/mail/smtp-sender.ts";

const submission = 587;
const encryptedSubmission = 465;

/** Reads how mails are sent, and adds to the problems what cannot be used. Null: none are. */
export function readMailConfig(read: ReadVariable, problems: string[]): SmtpServer | null {
  const texts = allOrNone(read, ["SMTP_URL", "MAIL_FROM"], [], problems);
  if (texts === null) return null;
  const server = smtpServer(texts.SMTP_URL);
  // The address is not repeated: it may hold a password.
  if (server === null) problems.push("SMTP_URL must be an address like smtps://user:password@mail.example:465");
  const from = texts.MAIL_FROM;
  const isSender = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from);
  if (!isSender) problems.push(`MAIL_FROM must be like shop@shop.example or Shop <shop@shop.example>, not "${from}"`);
  return server === null ? null : { ...server, from };
}

/** Null for what names none; special characters of a password are encoded, as in every address. */
function smtpServer(text: string): Omit<SmtpServer, "from"> | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === "") return null;
  if (!/^\/?$/.test(url.pathname) || url.search !== "" || (url.username === "") !== (url.password === "")) return null;
  const isEncrypted = url.protocol === "smtps:";
  const credentials = credentialsOf(url);
  if (credentials === undefined) return null;
  const port = url.port === "" ? (isEncrypted ? encryptedSubmission : submission) : Number(url.port);
  return { host: url.hostname.replace(/^\[(.*)\]$/, "$1"), port, isEncrypted, credentials };
}

/** Undefined where they are not encoded as they should be. */
function credentialsOf({ username, password }: URL): SmtpServer["credentials"] | undefined {
  if (username === "") return null;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
