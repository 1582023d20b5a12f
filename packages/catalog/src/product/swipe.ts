/** Pixels that a finger has to go sideways before an image follows it. */
export const swipeSlop = 8;

/** A share of the width that makes a slow swipe count, and the speed (pixels a millisecond) that makes a short one count. */
const enoughOfWidth = 0.25;
const enoughSpeed = 0.4;

export interface Swipe {
  /** Pixels to the right. */
  readonly across: number;
  /** Pixels down. */
  readonly down: number;
  /** The width of the swiped element. */
  readonly width: number;
  readonly milliseconds: number;
}

/** Whether a swipe means the next image (1), the one before (-1), or neither (0). */
export function swipeStep({ across, down, width, milliseconds }: Swipe): -1 | 0 | 1 {
  const distance = Math.abs(across);
  if (distance <= swipeSlop || distance <= Math.abs(down)) return 0;
  const fast = distance / Math.max(milliseconds, 1) >= enoughSpeed;
  if (!fast && distance < width * enoughOfWidth) return 0;
  return across < 0 ? 1 : -1;
}

/** The neighbour, going round at the ends. From a value that is not in the list, the next is the first. */
export function neighbour<T>(all: readonly T[], current: T | null, step: -1 | 1): T | null {
  const at = current === null ? -1 : all.indexOf(current);
  const to = at === -1 && step === -1 ? all.length - 1 : (at + step + all.length) % all.length;
  return all[to] ?? null;
}
