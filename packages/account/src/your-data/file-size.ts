import type { Locale } from "@plaza/i18n";

const megabyte = 1024 * 1024;

/** Of a file, as people say it: "2.4 MB". */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= megabyte / 10;
  const [amount, unit] = isLarge ? [bytes / megabyte, "megabyte"] : [Math.max(1, bytes / 1024), "kilobyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: isLarge ? 1 : 0 }).format(amount);
}
