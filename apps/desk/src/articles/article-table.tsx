import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ArticleKind, ListedArticle } from "@plaza/api-client/desk";
import { formatDateTime, formatNumber, useReader } from "@plaza/i18n";
import { Tag } from "@plaza/ui-kit/tag";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { atEnd, cardTable, cell, mute, number, row, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { ArticleStateTag } from "./article-words.tsx";

export interface ArticleTableProps {
  readonly kind: ArticleKind;
  readonly articles: readonly ListedArticle[];
}

/** Articles, each with the way to its page; those of help with what readers said of them. */
export function ArticleTable({ kind, articles }: ArticleTableProps): ReactElement {
  const { t } = useLingui();
  const heads = [
    t({ message: "Title", context: "article" }),
    t({ message: "Topic", context: "article" }),
    t({ message: "State", context: "article" }),
    { atEnd: t`Views` },
    ...(kind === "help" ? [{ atEnd: t`Did it help?` }] : []),
    t({ message: "Changed", context: "article" }),
  ];
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={heads} />
        <tbody>
          {articles.map((article) => (
            <ArticleRow key={article.id} kind={kind} article={article} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ArticleRowProps {
  readonly kind: ArticleKind;
  readonly article: ListedArticle;
}

function ArticleRow({ kind, article }: ArticleRowProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { id, title, category, state, helped, notHelped, visits, changedAt } = article;
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={row}>
          <Link to="/articles/$id" params={{ id }} className={textLink}>
            <bdi>{title === "" ? t`Without a title` : title}</bdi>
          </Link>
          {article.isAnnouncement && (
            <Tag kind="neutral">
              <Trans>In the ticker</Trans>
            </Tag>
          )}
          {article.hasDraft && state !== "draft" && (
            <Tag kind="info">
              <Trans>Changes not published</Trans>
            </Tag>
          )}
        </div>
      </th>
      <td className={cell} data-column={t({ message: "Topic", context: "article" })}>
        <span>{category.name}</span>
        {!article.isCategoryShown && (
          <div className={mute}>
            <Trans>hidden, with its articles</Trans>
          </div>
        )}
      </td>
      <td className={cell} data-column={t({ message: "State", context: "article" })}>
        <ArticleStateTag state={state} />
        <Time article={article} />
      </td>
      <td className={`${cell} ${atEnd} ${number}`} data-column={t`Views`}>
        {formatNumber(visits, reader.locale)}
      </td>
      {kind === "help" && (
        <td className={`${cell} ${atEnd}`} data-column={t`Did it help?`}>
          {helped + notHelped === 0 ? (
            <span className={mute}>
              <Trans>Nobody has said</Trans>
            </span>
          ) : (
            <>
              <div className={number}>
                <Plural value={helped} one="# yes" other="# yes" />
              </div>
              <div className={number}>
                <Plural value={notHelped} one="# no" other="# no" />
              </div>
            </>
          )}
        </td>
      )}
      <td className={cell} data-column={t({ message: "Changed", context: "article" })}>
        {formatDateTime(changedAt, reader)}
      </td>
    </tr>
  );
}

/** When readers begin to find it, or stopped. */
function Time({ article: { state, shownFrom, shownUntil } }: Pick<ArticleRowProps, "article">): ReactElement | null {
  const reader = useReader();
  const at = state === "scheduled" ? shownFrom : state === "over" || state === "shown" ? shownUntil : null;
  if (at === null) return null;
  const when = formatDateTime(at, reader);
  return <div className={mute}>{state === "scheduled" ? <Trans>from {when}</Trans> : <Trans>until {when}</Trans>}</div>;
}
