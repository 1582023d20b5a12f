import type { Executor } from "../../platform/store/database.ts";
import type { SmsSender } from "./sms-sender.ts";
import { smsOutbox } from "../../platform/store/schema/codes.ts";

/** The sender of the demo. It sends nothing, but stores the messages where the operator can read them. */
export function createOutboxSender(db: Executor): SmsSender {
  return {
    send: async ({ mobile, scene, code, at }) => {
      await db.insert(smsOutbox).values({ mobile, scene, code, sentAt: at });
    },
    notify: async ({ id, mobile, kind, text, at }) => {
      await db
        .insert(smsOutbox)
        .values({ mobile, scene: kind, code: "", text, noticeId: id, sentAt: at })
        .onConflictDoNothing({ target: smsOutbox.noticeId });
    },
    link: async ({ mobile, text, at }) => {
      await db.insert(smsOutbox).values({ mobile, scene: "order_link", code: "", text, sentAt: at });
    },
  };
}
