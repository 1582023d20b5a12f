import { Trans, useLingui } from "@lingui/react/macro";
import { helpCategoriesQuery, type ArticleSummary, bannersQuery } from "@plaza/api-client";
import { to, imageSource, rootRoute } from "@plaza/routing";
import { LoadError } from "@plaza/ui-kit/load-error";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Topics } from "../article/topics.tsx";
import { beside } from "../article/topics.css.ts";
import { helpRoute } from "../routes.ts";
import { helpQuery } from "./help-query.ts";
import { HelpQuestions } from "./help-questions.tsx";
import { WaysToAPerson } from "./ways-to-a-person.tsx";
import { SearchField } from "@plaza/ui-kit/search-field";
import * as look from "./help-banner.css.ts";

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

interface HelpBannerProps {
  readonly canSearch: boolean;
  /** What is searched for now. */
  readonly question: string | undefined;
  /** What is read most. */
  readonly often: readonly ArticleSummary[];
}

/** The search of the help centre, on the platform's picture. */
function HelpBanner({ canSearch, question = "", often }: HelpBannerProps): ReactElement {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const { data: banners = [] } = useQuery(bannersQuery(api, "help"));
  const image = banners.find((banner) => banner.image !== null)?.image ?? null;
  return (
    <div className={look.banner}>
      {image !== null && (
        <img className={look.image} {...imageSource(image, 1180)} sizes="1180px" alt="" width={1180} height={200} />
      )}
      <div className={look.copy}>
        <h1 className={look.title}>
          <Trans>How can we help?</Trans>
        </h1>
        {canSearch && (
          <SearchField
            key={question}
            label={t`Search questions and answers`}
            name="question"
            defaultValue={question}
            maxLength={100}
            action="/pc/help_center"
            onSubmit={(text) => void navigate(to.help(text === "" ? {} : { question: text }))}
          />
        )}
        {often.length > 0 && (
          <p className={look.often}>
            <span className={look.oftenLabel}>
              <Trans>Often asked:</Trans>
            </span>
            {often.map(({ id, title }) => (
              <Link key={id} {...to.helpArticle(id)} className={look.oftenLink}>
                {title}
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
