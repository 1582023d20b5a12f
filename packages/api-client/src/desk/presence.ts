import type { ApiClient } from "../api-client.ts";
import { postCall } from "../call.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { text } from "../wire/scalars.ts";

/** Pages of the desk on which colleagues see each other. */
export type PresenceThing =
  | "addresses"
  | "after_sale"
  | "application"
  | "article"
  | "categories"
  | "freight"
  | "home"
  | "order"
  | "policy"
  | "product"
  | "settings"
  | "shop"
  | "shop_page";

/** What somebody has open. */
export interface OpenThing {
  readonly thing: PresenceThing;
  /** Which of its kind; left out where a shop, or the platform, has one. */
  readonly id?: string | number;
}

const openBody = ({ thing, id = "" }: OpenThing) => ({ thing, id: String(id) });

/** Says that it is open, and asks for the names of the colleagues who have it open, too. It is forgotten after 40 seconds. */
export const fetchAlsoHere = postCall("presence/here", {
  body: openBody,
  decode: record((field): readonly string[] => field("others", list(text))),
});

export const alsoHereQuery = defineQuery(fetchAlsoHere, { key: "also-here", freshMs: 0 });

/** Says that it is open no more, also when the page goes away. */
export function sayLeft(api: ApiClient, open: OpenThing): Promise<void> {
  return api.sendBeacon("presence/left", openBody(open));
}
