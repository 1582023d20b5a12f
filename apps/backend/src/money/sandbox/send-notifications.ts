import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { sendDueNotifications } from "./notifications.ts";

/** The sandbox tells late, or again what was not understood. */
export const sendLateNotifications = {
  name: "send notifications of the sandbox",
  everyMilliseconds: 1000,
  run: async ({ sandbox, db, now }: JobContext & Pick<Services, "sandbox">) =>
    sandbox === null ? 0 : sendDueNotifications(db, now(), sandbox.notify),
} satisfies Job;
