import { setTimeout as wait } from "node:timers/promises";
import { type Customer, sentTo } from "./customers.ts";

/** The newest link to an order that was sent to a customer, as a path of the shop. */
export async function newestLink({ mobile }: Pick<Customer, "mobile">): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const newest = (await sentTo(mobile)).findLast(({ scene }) => scene === "order_link");
    const path = /\/pc(?:\/\w\w)?\/order_link\?\S+/.exec(newest?.text ?? "")?.[0];
    if (path !== undefined) return path;
    await wait(500);
  }
  throw new Error(`No link to an order was sent to ${mobile}.`);
}
