/** A unique, unguessable key for an attempt that may have to be repeated. */
export function idempotencyKey(): string {
  // `randomUUID` exists only in secure contexts, and a shop may be served over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What repeats an attempt by its name. */
export interface Repeatable {
  /** Names this attempt, so that its repetition does nothing twice; null where the platform does not know such keys. */
  readonly idempotencyKey: string | null;
}

export function idempotencyHeader({ idempotencyKey }: Repeatable): Readonly<Record<string, string>> {
  return idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey };
}
