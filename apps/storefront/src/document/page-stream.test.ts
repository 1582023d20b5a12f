// @vitest-environment node
import { once } from "node:events";
import { expect, test } from "vitest";
import { gatherChunks } from "./page-stream.tsx";

async function texts(chunks: ReadableStream<Uint8Array>): Promise<readonly string[]> {
  const read: string[] = [];
  for await (const chunk of chunks) read.push(Buffer.from(chunk).toString());
  return read;
}

test("what is written between two flushes is one chunk", async () => {
  const { sink, chunks } = gatherChunks();
  sink.write("<html>");
  sink.write("<body>");
  sink.flush();
  sink.flush();
  sink.write("late");
  sink.end();
  expect(await texts(chunks)).toEqual(["<html><body>", "late"]);
});

test("a chunk can be read while the rest is still missing", async () => {
  const { sink, chunks } = gatherChunks();
  sink.write("first sight");
  sink.flush();
  const reader = chunks.getReader();
  const { value } = await reader.read();
  expect(Buffer.from(value ?? []).toString()).toBe("first sight");
});

test("a page that breaks off ends the stream with an error", async () => {
  const { sink, chunks } = gatherChunks();
  sink.on("error", () => undefined);
  sink.write("half");
  sink.destroy(new Error("broken"));
  await expect(texts(chunks)).rejects.toThrow("broken");
});

test("a reader that cancels ends the writing", async () => {
  const { sink, chunks } = gatherChunks();
  const closed = once(sink, "close");
  await chunks.cancel();
  await closed;
  sink.flush();
  expect(sink.destroyed).toBe(true);
});
