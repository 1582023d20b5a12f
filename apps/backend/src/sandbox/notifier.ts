import type { FastifyInstance } from "fastify";
import type { Notify } from "./notifications.ts";

/** Notifies the platform as a real provider would, by its public route. */
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
