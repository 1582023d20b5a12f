const windowMs = 10_000;

/** Counts messages. @returns whether one more may come now */
export function createMessageRate(most: number, now: () => number = () => performance.now()): () => boolean {
  let begun = -Infinity;
  let count = 0;
  return () => {
    if (now() - begun >= windowMs) {
      begun = now();
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
