import type { FastifyInstance } from "fastify";
import type { SessionCookies } from "./session-cookies.ts";

/**
 * Tells of each session that an answer of this server takes out of a browser, or replaces there: a logout, a session that
 * the platform knows no more, another login. Of the answers of routes that are registered later, those of scopes included.
 */
export function onSessionEnd(app: FastifyInstance, cookies: SessionCookies, listener: (token: string) => void): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const written = cookies.written([reply.getHeader("set-cookie") ?? []].flat().map(String));
    if (written !== null) {
      const { token, loggedOutToken } = cookies.read(request.headers.cookie);
      const held = token ?? loggedOutToken;
      if (held !== null && written !== held) listener(held);
    }
    done(null, payload);
  });
}
