import { Trans } from "@lingui/react/macro";
import { helpCategoriesQuery, type ArticleSummary } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { LoadError } from "@plaza/ui-kit/load-error";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Topics } from "../article/topics.tsx";
import { beside } from "../article/topics.css.ts";
import { helpRoute } from "../routes.ts";
import { HelpBanner } from "./help-banner.tsx";
import { helpQuery } from "./help-query.ts";
import { HelpQuestions } from "./help-questions.tsx";
import { WaysToAPerson } from "./ways-to-a-person.tsx";

/** The questions of a list that are read most; none where there are hardly more than these. */
function oftenAsked(questions: readonly ArticleSummary[]): readonly ArticleSummary[] {
  const maxQuestions = 3;
  if (questions.length <= 2 * maxQuestions) return [];
  return questions.toSorted((left, right) => right.views - left.views).slice(0, maxQuestions);
}

/** Questions and answers, by category or found by a search, and whom to ask otherwise. */
export function HelpPage(): ReactElement {
  const { api } = helpRoute.useRouteContext();
  const { canSearch, category, search } = helpRoute.useLoaderData();
  const { data: categories = [] } = useQuery(helpCategoriesQuery(api));
  const all = useQuery({ ...helpQuery(api, {}), enabled: false });
  const found = useQuery(helpQuery(api, search));
  return (
    <>
      <HelpBanner canSearch={canSearch} question={search.question} often={oftenAsked(all.data?.items ?? [])} />
      <div className={beside}>
        <Topics
          categories={categories}
          current={search.question === undefined ? search.category : null}
          link={(id, props) => <Link {...to.help({ category: id })} {...props} />}
        />
        {found.data === undefined ? (
          <LoadError
            tone="page"
            title={<Trans>These articles did not load</Trans>}
            line={<Trans>The connection may have been lost for a moment.</Trans>}
            onRetry={found.refetch}
          />
        ) : (
          <HelpQuestions result={found.data} category={category} search={search} pending={found.isPlaceholderData} />
        )}
      </div>
      <WaysToAPerson />
    </>
  );
}
