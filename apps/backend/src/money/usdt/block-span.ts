import { type BlockRange, RangeRefused } from "./chain.ts";

/** How many blocks a node is asked for at once. Kept while the process runs. */
export interface BlockSpan {
  readonly most: number;
  now: number;
}

export function blockSpan(most: number): BlockSpan {
  return { most, now: most };
}

/**
 * Asks for the first part of a range, as much as a node answers for: half as many blocks after each refusal. After answers it
 * is slowly asked for more, since where its limit is only refusals tell.
 *
 * @throws what `ask` throws, a {@link RangeRefused} only for a single block
 */
export async function askForPart<Answer>(
  span: BlockSpan,
  { from, to }: BlockRange,
  ask: (part: BlockRange) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly to: number }> {
  for (;;) {
    const blocks = Math.min(span.now, to - from + 1);
    const part = { from, to: from + blocks - 1 };
    try {
      const answer = await ask(part);
      if (blocks === span.now) span.now = Math.min(span.most, blocks + Math.max(Math.floor(blocks / 8), 1));
      return { answer, to: part.to };
    } catch (error) {
      if (isTooMuch(error)) span.now = Math.max(Math.floor(blocks / 2), 1);
      if (!(error instanceof RangeRefused) || blocks === 1) throw error;
    }
  }
}

/** A node that needs too long may need less for fewer blocks, the next time. */
function isTooMuch(error: unknown): boolean {
  return error instanceof RangeRefused || (error instanceof Error && error.name === "TimeoutError");
}
