import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerForms, saveSentFile } from "./upload-form.ts";

const maxBytes = 200_000;
/** Long beside the pauses of a busy machine. */
const silenceMs = 1_500;
let ended = Promise.withResolvers<unknown>();
let app: FastifyInstance;
let folder = "";
let url = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-form-"));
  app = Fastify({ forceCloseConnections: true });
  await registerForms(app);
  app.post<{ Querystring: { readonly to: string } }>("/", async (request) => {
    const saved = await saveSentFile(request, join(folder, request.query.to), maxBytes, silenceMs);
    ended.resolve(saved);
    if (request.query.to === "slowly-kept") await setTimeout(1.5 * silenceMs);
    return { saved };
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function send(body: FormData | string, to = "file", headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${url}/?to=${encodeURIComponent(to)}`, { method: "POST", headers, body });
  const read: unknown = await answer.json();
  return { status: answer.status, saved: Object(read).saved as unknown };
}

function formWith(...parts: readonly (readonly [name: string, content: Uint8Array<ArrayBuffer>])[]): FormData {
  const form = new FormData();
  form.set("purpose", "none");
  for (const [name, content] of parts) form.append(name, new File([content], "茶.csv"));
  return form;
}

const fileBegins = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

/** A connection that stays open behind what is sent, a piece each tenth of the time after which it is given up. */
async function sendPieces(to: string, pieces: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const whole = pieces.join("").length;
  // One that breaks off has more to come.
  const length = pieces.length === 1 ? whole + 100 : whole;
  const type = "multipart/form-data; boundary=b";
  socket.write(
    `POST /?to=${to} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  for (const piece of pieces) {
    socket.write(piece);
    await setTimeout(silenceMs / 10);
  }
  return socket;
}

test("a file is written as it was sent, and known by its name, its size and its hash", async () => {
  const content = Uint8Array.from(randomBytes(maxBytes));
  const { saved } = await send(formWith(["other", content.subarray(0, 10)], ["file", content]));
  const hash = createHash("sha256").update(content).digest("hex");
  expect(saved).toEqual({ name: "茶.csv", bytes: maxBytes, hash, isCut: false });
  expect((await readFile(join(folder, "file"))).equals(content)).toBe(true);
});

test("of a file that is too large no more is written than may be", async () => {
  const { saved } = await send(formWith(["file", new Uint8Array(maxBytes + 1)]));
  expect(saved).toMatchObject({ bytes: maxBytes, isCut: true });
  expect((await readFile(join(folder, "file"))).length).toBe(maxBytes);
});

test.each([
  ["without a file", () => formWith()],
  ["with two files", () => formWith(["file", new Uint8Array(1)], ["file", new Uint8Array(1)])],
])("a form %s has none to be saved", async (_, form) => {
  expect(await send(form())).toEqual({ status: 200, saved: null });
});

test("a form that breaks off has no file to be saved", async () => {
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nnumber';
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  expect(await send(start, "file", headers)).toEqual({ status: 200, saved: null });
});

test.each([
  ["nothing of it has come", ""],
  ["a part of it has come", fileBegins],
])("a form whose connection is dead is given up after a while, once %s", async (_, sent) => {
  ended = Promise.withResolvers();
  const socket = await sendPieces("silent", [sent]);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(await ended.promise).toBeNull();
});

test("a form that comes slowly, but comes, is read to its end", async () => {
  const pieces = [fileBegins, ...Array.from({ length: 12 }, () => "n"), "\r\n--b--\r\n"];
  const socket = await sendPieces("slow", pieces);
  expect(await text(socket)).toContain('"bytes":12');
});

test("a file that has come may be kept as slowly as it is", async () => {
  expect(await send(formWith(["file", new Uint8Array(10)]), "slowly-kept")).toMatchObject({ saved: { bytes: 10 } });
});

test("a file that cannot be written is a fault of ours, and not of the form", async () => {
  expect(await send(formWith(["file", new Uint8Array(1000)]), "nowhere/file")).toMatchObject({ status: 500 });
});
