import { expect } from "@playwright/test";
import { type Customer, sharedPlatform } from "./customers.ts";

/** The newest link to an order that was sent to a customer, as a path of the shop. */
export async function newestLink({ mobile }: Pick<Customer, "mobile">): Promise<string> {
  let path = "";
  await expect
    .poll(async () => {
      const lines = (await sharedPlatform.operate("outbox", "--json")).trim().split("\n");
      const messages = lines.map((line) => JSON.parse(line) as { mobile: string; scene: string; text?: string });
      const newest = messages.findLast((message) => message.mobile === mobile && message.scene === "order_link");
      path = /\/pc(?:\/\w\w)?\/order_link\?\S+/.exec(newest?.text ?? "")?.[0] ?? "";
      return path;
    })
    .not.toBe("");
  return path;
}
