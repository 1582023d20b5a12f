import type { Executor } from "../store/database.ts";
import type { SmsSender } from "./sms-sender.ts";
import { smsOutbox } from "../store/schema/codes.ts";

/** The demo's: sends nothing, but keeps it where the operator can read it. */
export function createOutboxSender(db: Executor): SmsSender {
  return {
    send: async ({ mobile, scene, code, at }) => {
      await db.insert(smsOutbox).values({ mobile, scene, code, sentAt: at });
    },
  };
}
