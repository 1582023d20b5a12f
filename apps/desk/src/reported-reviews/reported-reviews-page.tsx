import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  decideReportedReview,
  type ReportDecision,
  type ReportedReview,
  reportedReviewsQuery,
} from "@plaza/api-client/desk";
import { formatDate, useLocale } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Rating } from "@plaza/ui-kit/rating";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { reportedReviewsRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel, row, stack, strong, words } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useReportReasons } from "../reviews/use-report-reasons.ts";
import { useChange } from "../shared/use-change.ts";

const pageSize = 10;

/** Reviews that readers do not want to stand there. */
export function ReportedReviewsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = reportedReviewsRoute.useRouteContext();
  const { page: pageNumber = 1 } = reportedReviewsRoute.useSearch();
  const query = useQuery({
    ...reportedReviewsQuery(desk, { page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={page}>
      <PageHead title={t`Reported reviews`} />
      <Loaded query={query}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={<Trans>No review is reported</Trans>} />
          ) : (
            <div className={stack}>
              {items.map((review) => (
                <Reported key={review.id} review={review} />
              ))}
              <ListPager page={pageNumber} pageSize={pageSize} total={total} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

function Reported({ review }: { readonly review: ReportedReview }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const toasts = useToasts();
  const id = useId();
  const { desk } = reportedReviewsRoute.useRouteContext();
  const { reportCount } = review;
  const decide = useChange({
    event: "reported-review-decision",
    send: (decision: ReportDecision["decision"]) => decideReportedReview(desk, { id: review.id, decision }),
    onDone: () => toasts.show(t`Your decision is saved.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  const reasons: Readonly<Record<string, string>> = useReportReasons();
  const since = formatDate(review.since, locale);
  return (
    <article className={panel} aria-labelledby={id}>
      <div className={stack}>
        <div className={row}>
          <h2 id={id} className={strong}>
            {review.product.name}
          </h2>
          <span className={mute}>{review.nickname}</span>
          <Rating value={review.stars} />
          {!review.isShown && (
            <Tag kind="neutral">
              <Trans>Hidden</Trans>
            </Tag>
          )}
          {review.reasons.map((reason) => (
            <Tag key={reason} kind="warning">
              {reasons[reason] ?? reason}
            </Tag>
          ))}
        </div>
        <p className={mute}>
          <Plural value={reportCount} one={`# report since ${since}`} other={`# reports since ${since}`} />
        </p>
        <p className={words}>{review.body}</p>
        {review.byShop !== null && <ByShop report={review.byShop} reasons={reasons} />}
        <div className={row}>
          {review.isShown ? (
            <>
              <Button size="small" aria-describedby={id} busy={decide.busy} onClick={() => decide.run("hide")}>
                <Trans>Hide the review</Trans>
              </Button>
              <Button size="small" aria-describedby={id} busy={decide.busy} onClick={() => decide.run("keep")}>
                <Trans>Keep the review</Trans>
              </Button>
            </>
          ) : (
            <Button size="small" aria-describedby={id} busy={decide.busy} onClick={() => decide.run("show")}>
              <Trans>Show it again</Trans>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

interface ByShopProps {
  readonly report: NonNullable<ReportedReview["byShop"]>;
  readonly reasons: Readonly<Record<string, string>>;
}

/** What the shop of the product says: it has an interest of its own. */
function ByShop({ report: { shop, reason, note }, reasons }: ByShopProps): ReactElement {
  return (
    <div>
      <p className={mute}>
        <Trans>Reported by the shop {shop.name}</Trans>
        <span>{` · ${reasons[reason] ?? reason}`}</span>
      </p>
      {note !== "" && <p className={words}>{note}</p>}
    </div>
  );
}
