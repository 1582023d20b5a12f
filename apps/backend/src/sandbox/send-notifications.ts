import type { Job } from "../jobs/job.ts";
import { type Notify, sendDueNotifications } from "./notifications.ts";

/** The sandbox tells late, or again what was not understood. */
export function sendNotifications(notify: Notify): Job {
  return {
    name: "send notifications of the sandbox",
    everyMilliseconds: 1000,
    run: ({ db, now }) => sendDueNotifications(db, now(), notify),
  };
}
