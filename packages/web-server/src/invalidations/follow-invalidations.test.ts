import type { ServerResponse } from "node:http";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeAfterTest } from "../test-support/platform.ts";
import { followInvalidations } from "./follow-invalidations.ts";

const invalidationToken = "a-token-of-the-tests";

/** A platform whose streams the test writes, and a server that hears it. */
async function setUp({ token = invalidationToken }: { readonly token?: string | null } = {}) {
  const asked: (string | undefined)[] = [];
  const streams: ServerResponse[] = [];
  const platform = closeAfterTest(Fastify({ forceCloseConnections: true }));
  platform.get("/internal/invalidations", (request, reply) => {
    asked.push(request.headers.authorization);
    reply.hijack();
    if (request.headers.authorization !== `Bearer ${invalidationToken}`) return reply.raw.writeHead(401).end();
    streams.push(reply.raw);
    return reply.raw
      .writeHead(200, { "content-type": "text/event-stream" })
      .write("event: invalidated\ndata: everything\n\n");
  });
  const backendUrl = await platform.listen({ host: "127.0.0.1", port: 0 });
  const heard: string[][] = [];
  const app = closeAfterTest(Fastify());
  followInvalidations(app, { backendUrl, invalidationToken: token, production: true }, (topics) =>
    heard.push([...topics]),
  );
  await app.ready();
  return { app, asked, heard, streams };
}

test("invalidations are heard as they are told, in pieces as they come", async () => {
  const { heard, streams } = await setUp();
  await expect.poll(() => heard).toEqual([["everything"]]);
  streams[0]?.write(": still here\n\nevent: invalidated\ndata: prices sh");
  streams[0]?.write("elf\n\nevent: invalidated\ndata: settings\n\n");
  await expect.poll(() => heard).toEqual([["everything"], ["prices", "shelf"], ["settings"]]);
});

test("invalidations may have been missed once a stream has ended, so its successor begins with everything", async () => {
  const { heard, streams } = await setUp();
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.end();
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual([["everything"], ["everything"]]);
  streams[1]?.destroy();
  await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(3);
});

test("invalidations are not asked for without a token, and not again at once where the token is refused", async () => {
  const without = await setUp({ token: null });
  const refused = await setUp({ token: "another-token-of-theirs" });
  await expect.poll(() => refused.asked).toEqual(["Bearer another-token-of-theirs"]);
  await Promise.all([without.app.close(), refused.app.close()]);
  expect([without.asked, refused.asked, refused.heard]).toEqual([[], ["Bearer another-token-of-theirs"], []]);
});

test("a production start without a token says what that costs", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  for (const production of [true, false]) {
    const app = closeAfterTest(Fastify({ logger: { level: "warn", stream } }));
    followInvalidations(app, { backendUrl: "http://127.0.0.1:9", invalidationToken: null, production }, () => {});
    await app.ready();
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("INVALIDATION_TOKEN is not set: what merchants change, such as a price, is shown here");
});

test("invalidations keep no server from stopping", async () => {
  const { app, heard } = await setUp();
  await expect.poll(() => heard).toEqual([["everything"]]);
  await app.close();
});
