import { Readable } from "node:stream";

interface AnswerStart {
  readonly bytes: Buffer;
  /** Null where the answer has ended within the limit; else all of it, from its first byte. */
  readonly whole: Readable | null;
}

/** Reads an answer as far as the limit. @throws where it breaks off */
export async function readStart(answer: Readable, limit: number): Promise<AnswerStart> {
  const chunks: Buffer[] = [];
  let size = 0;
  const rest = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > limit) return { bytes: Buffer.concat(chunks), whole: Readable.from(continued(chunks, rest, answer)) };
  }
  return { bytes: Buffer.concat(chunks), whole: null };
}

async function* continued(start: readonly Buffer[], rest: AsyncIterator<Buffer>, answer: Readable) {
  try {
    yield* start;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    // The browser may have gone before the end.
    answer.destroy();
  }
}
