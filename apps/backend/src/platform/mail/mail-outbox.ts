import type { Executor } from "../store/database.ts";
import { outbox } from "../store/schema/codes.ts";
import type { MailSender } from "./mail-sender.ts";

/** The sender of the demo: mails are stored beside its text messages, for the operator to read. */
export function createMailOutbox(db: Executor): MailSender {
  return {
    isOutbox: true,
    send: async ({ to, kind, subject, text, code, at }) => {
      await db.insert(outbox).values({ destination: to, scene: kind, code, subject, text, sentAt: at });
    },
  };
}
