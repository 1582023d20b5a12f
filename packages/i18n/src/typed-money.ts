/**
 * An amount in yuan as people type it, with a sign, grouped or full-width, in fen. Null: it is none, or
 * ten million yuan and more, which the platform takes nowhere.
 */
export function typedFen(text: string): number | null {
  const plain = text.normalize("NFKC").replaceAll(/[\s¥]/gu, "").replace(/元$/, "");
  // A comma stands between thousands: who means a decimal one must not pay ten times as much.
  const [, yuan, fraction = ""] = /^(\d{1,7}|\d{1,3},\d{3}|\d(?:,\d{3}){2})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return yuan === undefined ? null : Number(yuan.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
}
