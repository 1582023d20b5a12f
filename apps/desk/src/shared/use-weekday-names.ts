import { useLingui } from "@lingui/react/macro";

/** What the days of the week are called, from Sunday on. */
export function useWeekdayNames(): readonly string[] {
  const { t } = useLingui();
  return [t`Sunday`, t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`];
}
