import type { NotificationReply } from "./provider.ts";

/** One word, as Alipay wants it. */
export function plainReply(isTaken: boolean): NotificationReply {
  return { status: 200, contentType: "text/plain; charset=utf-8", body: isTaken ? "success" : "fail" };
}
