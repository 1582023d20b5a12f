import { createTransport } from "nodemailer";
import { isLoopback } from "../http/loopback.ts";
import { type Mail, type MailSender, RefusedAddress } from "./mail-sender.ts";
import { Undelivered } from "./undelivered.ts";
import { UnknownFate } from "./unknown-fate.ts";

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from its first byte. */
  readonly isEncrypted: boolean;
  /** Null: the server takes mail from this machine without. */
  readonly credentials: { readonly user: string; readonly pass: string } | null;
  /** Whom mails are from: an address, or a name with one in angle brackets. */
  readonly from: string;
}

/** For all of it: connecting, logging in, and handing the mail over. A mail may have less. */
const timeoutMs = 10_000;

/**
 * Hands mails to a server by SMTP. A password is sent on an encrypted connection only. A server of this very machine is not
 * asked for encryption: its certificate is rarely one that anybody knows.
 */
export function createSmtpSender(server: SmtpServer, deadlineMs = timeoutMs): MailSender {
  const { host, port, isEncrypted, credentials, from } = server;
  const transport = createTransport({
    host,
    port,
    secure: isEncrypted,
    requireTLS: credentials !== null,
    ignoreTLS: isLoopback(host),
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
    dnsTimeout: deadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(credentials !== null && { auth: credentials }),
  });
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(">", "");
  return {
    isOutbox: false,
    send: async ({ to, subject, text, html, id, at, waitMs = deadlineMs }: Mail) => {
      const message = { subject, text, html, messageId: `<${id}@${domain}>`, date: at };
      // Programs that answer automatically leave those alone that are sent automatically.
      const headers = { "Auto-Submitted": "auto-generated" };
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          ...message,
          headers,
          signal: AbortSignal.timeout(Math.min(waitMs, deadlineMs)),
        });
      } catch (error) {
        throw withoutAddress(error);
      }
    },
  };
}

interface SmtpFailure {
  readonly code?: unknown;
  /** What the server answered, such as 550. */
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

const waitEnded: ReadonlySet<unknown> = new Set(["EABORT", "ETIMEDOUT"]);

/** What a log may have: servers repeat addresses in their answers. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode, command } = error as SmtpFailure;
  const step = typeof command === "string" ? command : "connection";
  const answer = typeof responseCode === "number" ? String(responseCode) : String(code);
  const detail = `${step}: ${answer}`;
  const what = `The mail server did not take the mail (${detail})`;
  const isRefused = step === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500;
  if (isRefused) return new RefusedAddress(what);
  // Without an answer to its text a mail may have been taken, and so it may where the wait ended at a step that nobody names.
  const isAnswered = typeof responseCode === "number";
  const isUnknown = !isAnswered && (step === "DATA" || waitEnded.has(code));
  return isUnknown ? new UnknownFate(what) : new Undelivered(what, { isAnswered, detail });
}
