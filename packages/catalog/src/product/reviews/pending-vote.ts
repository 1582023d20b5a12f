/** Where a vote waits for the login, in this tab. */
const key = "plaza:wanted-vote";
/** Whoever has not logged in by then has something else in mind. */
const maxAgeMs = 30 * 60_000;

export interface PendingVote {
  readonly productId: number;
  readonly reviewId: number;
}

/** Keeps a visitor's press for after the login. The last one counts. */
export function storePendingVote(vote: PendingVote): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...vote, at: Date.now() }));
  } catch {
    // Where storage is blocked it has to be pressed once more.
  }
}

/** The vote that was kept for a product, which nobody gets again; null where there is none, or it is too old. */
export function takePendingVote(wantedId: number): PendingVote | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    if (!("productId" in stored && "reviewId" in stored && "at" in stored)) return null;
    const { productId, reviewId, at } = stored;
    if (productId !== wantedId || !Number.isSafeInteger(reviewId) || typeof at !== "number") return null;
    sessionStorage.removeItem(key);
    const age = Date.now() - at;
    return age >= 0 && age < maxAgeMs ? { productId: wantedId, reviewId: Number(reviewId) } : null;
  } catch {
    return null;
  }
}
