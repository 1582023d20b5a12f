import { confirmIdentity, confirmsByCode, ownDestination } from "../authentication/confirm-identity.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import type { DataCopy } from "../../platform/store/schema/personal-data.ts";
import { sendWhole } from "../../platform/files/send-whole.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { askForCopy, lastCopy, putBackCopy, takeCopy } from "./data-copies.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { customerOfToken } from "../authentication/session.ts";
import { Query } from "../../platform/http/query.ts";
import type { Services } from "../../platform/http/services.ts";

const downloadPath = "user_data/download";

/** `user_data/state`: how far the last copy is that was asked for; `state` is `none` without one. */
export async function handleCopyState(context: CustomerContext) {
  const { db, customer, now } = context;
  return {
    ...copyWire(await lastCopy(db, customer.id), now()),
    mobile: customer.mobile ?? "",
    code_to: ownDestination(context) ?? "",
    needs_code: flag(await confirmsByCode(db, customer.id)),
  };
}

/** `user_data/ask`: by `password`, or by `code` where the account has none. */
export async function handleAskForCopy(context: CustomerContext) {
  const { db, customer, language, now } = context;
  const confirmation = await confirmIdentity(context);
  const copy = await db.transaction(async (tx) => {
    const asked = await askForCopy(tx, customer.id, language.wanted, now());
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

/**
 * `GET user_data/download`: a copy of the customer's data, once, for their session alone, and kept by nobody on the way.
 * One that breaks off can be fetched again. All others are told that there is none.
 */
export function registerDownload(app: FastifyInstance, services: Services): void {
  const { db, now, report } = services;
  app.get(`/api/${downloadPath}`, { exposeHeadRoute: false }, async (request, reply) => {
    void reply.headers({
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const { token = "" } = request.headers;
    const customer = typeof token === "string" ? await customerOfToken(db, token.trim(), now()) : null;
    const key = new Query(request.query).text("key");
    const copy = customer === null ? null : await takeCopy(db, customer.id, key, now());
    if (copy === null) return notFound(reply);
    reply.raw.once("close", () => {
      if (reply.raw.writableFinished) return;
      putBackCopy(db, copy.id).catch((error: unknown) => report(error, `data copy ${copy.id} could not be put back`));
    });
    return send(reply, copy, services);
  });
}

async function send(reply: FastifyReply, { path, createdAt }: DataCopy, { uploads }: Services): Promise<FastifyReply> {
  const found = path === null ? null : await uploads.find(path, { isHead: false, range: null });
  if (found === null) return notFound(reply);
  const [day = ""] = wallClock(createdAt).split(" ", 1);
  void reply.type("application/zip").header("content-disposition", `attachment; filename="my-data-${day}.zip"`);
  return sendWhole(reply, found);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
}
