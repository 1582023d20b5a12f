// @vitest-environment node
import { once } from "node:events";
import { expect, test } from "vitest";
import { gatherPieces } from "./gathered-pieces.ts";

async function texts(pieces: ReadableStream<Uint8Array>): Promise<readonly string[]> {
  const read: string[] = [];
  for await (const piece of pieces) read.push(Buffer.from(piece).toString());
  return read;
}

test("what is written between two flushes is one piece", async () => {
  const { sink, pieces } = gatherPieces();
  sink.write("<html>");
  sink.write("<body>");
  sink.flush();
  sink.flush();
  sink.write("late");
  sink.end();
  expect(await texts(pieces)).toEqual(["<html><body>", "late"]);
});

test("a piece can be read while the rest is still missing", async () => {
  const { sink, pieces } = gatherPieces();
  sink.write("first sight");
  sink.flush();
  const reader = pieces.getReader();
  const { value } = await reader.read();
  expect(Buffer.from(value ?? []).toString()).toBe("first sight");
});

test("a page that breaks off is an error, never a page that looks finished", async () => {
  const { sink, pieces } = gatherPieces();
  sink.on("error", () => undefined);
  sink.write("half");
  sink.destroy(new Error("broken"));
  await expect(texts(pieces)).rejects.toThrow("broken");
});

test("who stops reading ends the writing", async () => {
  const { sink, pieces } = gatherPieces();
  const closed = once(sink, "close");
  await pieces.cancel();
  await closed;
  sink.flush();
  expect(sink.destroyed).toBe(true);
});
