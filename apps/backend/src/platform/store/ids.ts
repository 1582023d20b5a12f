/** Ids are `integer` in the store. */
export const maxId = 2_147_483_647;

/** Whether a row could have it. */
export function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId;
}

/** Null: it is none. */
export function readId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return isId(id) ? id : null;
}
