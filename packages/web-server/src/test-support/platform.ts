import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterEach } from "vitest";

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** Closes a server when the test has ended. */
export function closeAfterTest<App extends FastifyInstance>(app: App): App {
  opened.push(app);
  return app;
}

type Asked = Pick<FastifyRequest, "url" | "headers" | "body">;

export interface Platform {
  readonly url: string;
  readonly requests: readonly Asked[];
}

/** A small platform: it answers each call what the test says, and remembers who asked. */
export async function platform(answer: (request: Asked) => unknown): Promise<Platform> {
  const app = closeAfterTest(Fastify({ forceCloseConnections: true }));
  const requests: Asked[] = [];
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume().once("end", () => done(null, "read"));
  });
  app.all("/*", async ({ url, headers, body }, reply) => {
    const asked = { url, headers, body };
    requests.push(asked);
    void reply.header("set-cookie", "platform=own");
    return answer(asked);
  });
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), requests };
}
