import { Plural, Trans } from "@lingui/react/macro";
import type { ArticleCategory, ArticleSummary, Page } from "@plaza/api-client";
import { type HelpSearch, to } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerLinkProps } from "@plaza/ui-kit/pager";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide";
import type { ReactElement } from "react";
import { updating } from "../shared/updating.css.ts";
import * as look from "./help-page.css.ts";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { remark } from "@plaza/ui-kit/global";

export interface HelpQuestionsProps {
  readonly result: Page<ArticleSummary>;
  readonly category: ArticleCategory | undefined;
  readonly search: HelpSearch;
  /** True while another page is loading. */
  readonly pending: boolean;
}

/** The questions of a category, of all of them, or those that answer what was searched for. */
export function HelpQuestions({ result, category, search, pending }: HelpQuestionsProps): ReactElement {
  const { items, page, pageSize, total } = result;
  const { question } = search;
  const link = (number: number, props: PagerLinkProps) => (
    <Link {...to.help({ ...search, page: number === 1 ? undefined : number })} {...props} />
  );
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  return (
    <section className={pending ? `${look.panel} ${updating}` : look.panel} aria-busy={pending}>
      <div className={look.heading}>
        <h2 className={look.title}>
          {question !== undefined ? (
            <Trans>Answers for “{question}”</Trans>
          ) : category === undefined ? (
            <Trans>All questions</Trans>
          ) : (
            category.name
          )}
        </h2>
        <output className={remark}>
          <Plural value={total} one="# question" other="# questions" />
        </output>
      </div>
      {total === 0 ? (
        <NoAnswers question={question} />
      ) : page > pages.pageCount ? (
        <NoSuchPage {...pages} />
      ) : (
        <ul className={question === undefined ? look.questions : look.answers}>
          {items.map(({ id, title, intro }) => (
            <li key={id} className={look.entry}>
              <Link {...to.helpArticle(id)} className={look.link}>
                <span className={look.question}>
                  <span>{title}</span>
                  {question !== undefined && intro !== "" && <span className={remark}>{intro}</span>}
                </span>
                <span className={look.arrow}>
                  <Icon of={ChevronRight} size={16} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {pages.pageCount > 1 && page <= pages.pageCount && (
        <div className={look.foot}>
          <Pager {...pages} />
        </div>
      )}
    </section>
  );
}

/** Shown where a category holds nothing, or a search has found nothing. */
function NoAnswers({ question }: { readonly question: string | undefined }): ReactElement {
  if (question === undefined)
    return (
      <EmptyState
        heading="h3"
        title={<Trans>There are no questions here yet</Trans>}
        line={<Trans>Ask a person: the ways to reach us are below.</Trans>}
      />
    );
  return (
    <EmptyState
      heading="h3"
      title={<Trans>We found no answer to that</Trans>}
      line={<Trans>Try fewer or other words, or ask a person: the ways to reach us are below.</Trans>}
      action={
        <Link {...to.help()} className={buttonClass()}>
          <Trans>See all questions</Trans>
        </Link>
      }
    />
  );
}
