import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { endSessionsElsewhere, openSessionsOf } from "./session.ts";

/** `session/lists`: where the customer is logged in. An id is of no use to anybody else, and says nothing of the token. */
export async function handleSessions({ db, customer, token, now }: CustomerContext) {
  const open = await openSessionsOf(db, { customerId: customer.id, token, now: now() });
  return {
    lists: open.map(({ id, device, begunAt, usedAt, isThis }) => ({
      id,
      device,
      begin_time: wallClock(begunAt),
      use_time: wallClock(usedAt),
      is_this: isThis ? 1 : 0,
    })),
  };
}

/** `session/end`: one of the customer's other sessions. Anybody else's is as unknown as one that there never was. */
export async function handleEndSession({ db, customer, token, body }: CustomerContext) {
  const id = body.integer("id");
  if (id === null) throw new DomainError("sessionUnknown");
  const ended = await db.transaction((tx) =>
    endSessionsElsewhere(tx, { customerId: customer.id, token, id }, "elsewhere"),
  );
  if (ended === 0) throw new DomainError("sessionUnknown");
  return new Reply([], { key: "sessionEnded" });
}

/** `session/endOthers`: all but the one that asks; it succeeds also where there is no other. */
export async function handleEndOtherSessions({ db, customer, token }: CustomerContext) {
  await db.transaction((tx) => endSessionsElsewhere(tx, { customerId: customer.id, token }, "elsewhere"));
  return new Reply([], { key: "sessionEnded" });
}
