/** What repeats an attempt by its name. */
export interface Repeatable {
  /** Names this attempt, so that its repetition does nothing twice; null where the platform does not know such keys. */
  readonly idempotencyKey: string | null;
}

export function idempotencyHeader({ idempotencyKey }: Repeatable): Readonly<Record<string, string>> {
  return idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey };
}
