import { useLingui } from "@lingui/react/macro";
import { formatNumber, formatPercent, useLocale } from "@plaza/i18n";

/** Says how many of how many, with their share: `45 (50%)`. */
export function useShare(): (part: number, whole: number) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (part, whole) => {
    const count = formatNumber(part, locale);
    if (whole === 0) return count;
    const percent = formatPercent(Math.round((100 * part) / whole) / 100, locale);
    return t`${count} (${percent})`;
  };
}
