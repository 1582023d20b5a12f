interface Pauses {
  readonly shortest: number;
  readonly longest: number;
}

/** The older something is, the longer the pause before it is tried again: a quarter of its age. */
export function nextTry(since: Date, now: Date, { shortest, longest }: Pauses): Date {
  const pause = (now.getTime() - since.getTime()) / 4;
  return new Date(now.getTime() + Math.min(Math.max(pause, shortest), longest));
}
