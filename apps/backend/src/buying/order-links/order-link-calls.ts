import type { CallContext, CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { findOrder } from "../orders/find-orders.ts";
import { canSendLinks } from "./can-send-links.ts";
import { linkedOrder } from "./linked-order.ts";
import { linkedOrderWire } from "./linked-order-wire.ts";
import { requestLink } from "./request-link.ts";

/**
 * `order_link/detail`: the order of a link. It is sent in a body, so that no log of an address has the signature; who is
 * logged in makes no difference.
 */
export async function handleLinkedOrder(context: CallContext) {
  const { db, body, now } = context;
  return linkedOrderWire(db, await linkedOrder(db, body, now()), context);
}

/** `order_link/send`: sends the link to the customer's own order to the customer's own telephone. */
export async function handleSendLink(context: CustomerContext) {
  const { db, body, customer, language, now } = context;
  const found = await findOrder(db, customer.id, requiredId(body, "id"));
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  const { mobile } = customer;
  if (mobile === null || !canSendLinks(context)) throw new DomainError("orderLinkUnavailable");
  await requestLink(db, { orderId: found.order.id, customerId: customer.id, language }, now());
  return new Reply({ mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` }, { key: "orderLinkSent" });
}
