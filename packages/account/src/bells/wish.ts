/** A bit below what it costs now: five percent, in whole yuan where that is a difference. */
export function usualWish(price: number): number {
  const wish = Math.floor(price * 0.95);
  const yuan = Math.floor(wish / 100) * 100;
  return Math.max(yuan > 0 ? yuan : wish, 1);
}

/** Fen from what somebody has typed: yuan, with a comma or a full stop before the fen. Null where it is no amount. */
export function readWish(text: string): number | null {
  const parts = /^[¥￥]?\s?(\d{1,7})(?:[.,](\d{1,2}))?$/u.exec(text.trim());
  if (parts === null) return null;
  const fen = Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
  return fen > 0 ? fen : null;
}

/** As it stands in the field: `80`, `79.50`. */
export function wishText(fen: number): string {
  return fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);
}
