/** A page of coupons that a customer holds, as it stands on the wire. */
export function wireHeldCoupons(
  lists: readonly Readonly<Record<string, unknown>>[],
  { count = lists.length, page_no = 1, ...expand }: Readonly<Record<string, number>> = {},
) {
  return { lists, expand: { valid: 0, used: 0, expired: 0, ...expand }, count, page_no, page_size: 12 };
}
