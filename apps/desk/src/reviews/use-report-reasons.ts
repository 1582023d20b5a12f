import { useLingui } from "@lingui/react/macro";

type ReportReason = "advertising" | "offensive" | "private" | "unrelated" | "untrue" | "other";

/** What the reasons are called for which readers and shops report reviews. */
export function useReportReasons(): Readonly<Record<ReportReason, string>> {
  const { t } = useLingui();
  return {
    advertising: t`Advertising`,
    offensive: t`Offensive`,
    private: t`Private details`,
    unrelated: t`Not about the product`,
    untrue: t`Untrue`,
    other: t({ message: "Another reason", context: "report" }),
  };
}
