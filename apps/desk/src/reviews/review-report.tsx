import { Trans } from "@lingui/react/macro";
import type { ShopReviewReport } from "@plaza/api-client/desk";
import { formatDate, useLocale } from "@plaza/i18n";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { mute, row, words } from "../shared/page.css.ts";
import { answer as answerLook } from "./review-panel.css.ts";
import { useReportReasons } from "./use-report-reasons.ts";

/** What the shop has reported, and what the platform has decided about it. */
export function ReviewReport({ report }: { readonly report: ShopReviewReport }): ReactElement {
  const locale = useLocale();
  const names = useReportReasons();
  const { reason, note, outcome, decidedAt } = report;
  const decided = decidedAt === null ? "" : formatDate(decidedAt, locale);
  return (
    <div className={answerLook}>
      <div className={row}>
        <span className={mute}>
          <Trans>Reported to the platform</Trans>
          <span>{` · ${names[reason]} · ${formatDate(report.reportedAt, locale)}`}</span>
        </span>
        {outcome === null ? (
          <Tag kind="neutral">
            <Trans context="report">Not decided yet</Trans>
          </Tag>
        ) : outcome === "hidden" ? (
          <Tag kind="success">
            <Trans context="report">Hidden on {decided}</Trans>
          </Tag>
        ) : (
          <Tag kind="warning">
            <Trans context="report">Stays, decided on {decided}</Trans>
          </Tag>
        )}
      </div>
      {note !== "" && <p className={words}>{note}</p>}
    </div>
  );
}
