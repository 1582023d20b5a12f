import { confirmIdentity, confirmsByCode } from "../authentication/confirm-identity.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import type { DataCopy } from "../../platform/store/schema/personal-data.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { askForCopy, lastCopy } from "./data-copies.ts";
import { downloadPath } from "./download-route.ts";

/** `user_data/state`: how far the last copy is that was asked for; `state` is `none` without one. */
export async function handleCopyState({ db, customer, now }: CustomerContext) {
  return {
    ...copyWire(await lastCopy(db, customer.id), now()),
    mobile: customer.mobile ?? "",
    needs_code: flag(await confirmsByCode(db, customer.id)),
  };
}

/** `user_data/ask`: by `password`, or by `code` where the account has none. */
export async function handleAskForCopy(context: CustomerContext) {
  const { db, customer, language, now } = context;
  const confirmation = await confirmIdentity(context);
  const copy = await db.transaction(async (tx) => {
    const asked = await askForCopy(tx, customer.id, language, now());
    await confirmation(tx);
    return asked;
  });
  return new Reply(copyWire(copy, now()), { key: "dataCopyAsked" });
}

function copyWire(copy: DataCopy | null, now: Date) {
  if (copy === null) return { state: "none", create_time: "", expire_time: "", size: 0, url: "" };
  const { createdAt, expiresAt, bytes, key } = copy;
  const isOver = copy.state === "ready" && expiresAt !== null && expiresAt <= now;
  const state = isOver ? "expired" : copy.state;
  return {
    state,
    create_time: wallClock(createdAt),
    expire_time: expiresAt === null ? "" : wallClock(expiresAt),
    size: bytes ?? 0,
    url: state === "ready" ? `/api/${downloadPath}?key=${key}` : "",
  };
}
