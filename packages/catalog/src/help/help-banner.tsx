import { Trans, useLingui } from "@lingui/react/macro";
import { type ArticleSummary, bannersQuery } from "@plaza/api-client";
import { imageSource, rootRoute, to } from "@plaza/routing";
import { SearchField } from "@plaza/ui-kit/search-field";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as look from "./help-banner.css.ts";

export interface HelpBannerProps {
  readonly canSearch: boolean;
  /** What is searched for now. */
  readonly question: string | undefined;
  /** What is read most. */
  readonly often: readonly ArticleSummary[];
}

/** The search of the help centre, on the platform's picture. */
export function HelpBanner({ canSearch, question = "", often }: HelpBannerProps): ReactElement {
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
