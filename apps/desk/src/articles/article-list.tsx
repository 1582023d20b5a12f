import { Trans, useLingui } from "@lingui/react/macro";
import {
  type ArticleKind,
  articleListQuery,
  articleSorts,
  articleStates,
  editedArticleCategoriesQuery,
} from "@plaza/api-client/desk";
import { formatNumber, useLocale } from "@plaza/i18n";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { SearchField } from "@plaza/ui-kit/search-field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { articlesRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { stack } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { ArticleTable } from "./article-table.tsx";
import { useArticleSortNames, useArticleStateNames } from "./article-words.tsx";
import { filters } from "./articles.css.ts";
import type { ArticlesSearch } from "./articles-search.ts";

/** The articles of a kind by state, category and title, in the order that is asked for. */
export function ArticleList({ kind }: { readonly kind: ArticleKind }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const textIn = useTextIn();
  const [states, sorts] = [useArticleStateNames(), useArticleSortNames()];
  const { desk } = articlesRoute.useRouteContext();
  const navigate = articlesRoute.useNavigate();
  const search = articlesRoute.useSearch();
  const { words, before, state, category, sort } = search;
  const query = useQuery({
    ...articleListQuery(desk, { kind, state, categoryId: category, words, sort, before }),
    placeholderData: keepPreviousData,
  });
  const categories = useQuery(editedArticleCategoriesQuery(desk, undefined)).data ?? [];
  const counts = query.data?.counts;
  const total = Object.values(counts ?? {}).reduce((sum, each) => sum + each, 0);
  const counted = (name: string, number: number | undefined): string =>
    number === undefined ? name : `${name} (${formatNumber(number, locale)})`;
  function choose(change: Partial<Record<"state" | "category" | "sort" | "words", string>>): void {
    const { before: _, page: __, ...rest } = search;
    const next = Object.entries({ ...rest, ...change }).filter(([, value]) => value !== "");
    void navigate({ search: Object.fromEntries(next) as ArticlesSearch });
  }
  const isNarrowed = [words, state, category].some((each) => each !== undefined);
  return (
    <div className={stack}>
      <div className={filters}>
        <SearchField
          key={words}
          label={t`Title in any language`}
          quiet
          defaultValue={words}
          onSubmit={(text) => choose({ words: text.trim() })}
        />
        <SelectField
          label={<Trans context="article">State</Trans>}
          value={state ?? ""}
          onChange={({ currentTarget: { value } }) => choose({ state: value })}
        >
          <option value="">{counted(t({ message: "All", context: "articles" }), counts && total)}</option>
          {articleStates.map((each) => (
            <option key={each} value={each}>
              {counted(states[each], counts?.[each])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={<Trans context="article">Topic</Trans>}
          value={category === undefined ? "" : String(category)}
          onChange={({ currentTarget: { value } }) => choose({ category: value })}
        >
          <option value="">{t({ message: "All", context: "articles" })}</option>
          {categories
            .filter((each) => each.kind === kind)
            .map(({ id, name, articleCount }) => (
              <option key={id} value={String(id)}>
                {counted(textIn(name), articleCount)}
              </option>
            ))}
        </SelectField>
        <SelectField
          label={<Trans>Sorted by</Trans>}
          value={sort ?? articleSorts[0]}
          onChange={({ currentTarget: { value } }) => choose({ sort: value === articleSorts[0] ? "" : value })}
        >
          {articleSorts
            .filter((each) => kind === "help" || each !== "not_helped")
            .map((each) => (
              <option key={each} value={each}>
                {sorts[each]}
              </option>
            ))}
        </SelectField>
      </div>
      <Loaded query={query}>
        {({ articles, hasMore }) => (
          <>
            {articles.length === 0 ? (
              <EmptyState
                title={isNarrowed ? <Trans>No article is like that</Trans> : <Trans>There are no articles yet</Trans>}
                line={isNarrowed ? undefined : <Trans>Write the first one with “New article”.</Trans>}
              />
            ) : (
              <ArticleTable kind={kind} articles={articles} />
            )}
            <KeysetLinks
              before={before}
              last={hasMore ? articles.at(-1)?.id : undefined}
              newest={<Trans context="articles">First page</Trans>}
              older={<Trans context="articles">Next page</Trans>}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
