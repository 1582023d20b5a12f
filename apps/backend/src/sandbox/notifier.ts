import type { FastifyInstance } from "fastify";
import type { Notify } from "./notifications.ts";

/** Tells the platform as a provider out there would, by its public call. */
export function notifierOf(app: FastifyInstance): Notify {
  return async (method, content) => {
    const answer = await app.inject({
      method: "POST",
      url: `/api/pay/notify/${method}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: content,
    });
    return answer.statusCode === 200 && answer.body === "success";
  };
}
