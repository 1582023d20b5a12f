import { Trans, useLingui } from "@lingui/react/macro";
import { countedSearchesQuery, searchRefinementsQuery } from "@plaza/api-client/desk";
import { localeNames, locales } from "@plaza/i18n";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { SelectField } from "@plaza/ui-kit/select-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { searchesRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { searchedDays, type SearchesSearch, type SearchList, searchLists, usualDays } from "./searched-days.ts";
import { RefinementTable } from "./refinement-table.tsx";
import { SearchTable } from "./search-table.tsx";

const pageSize = 20;

/** What shoppers search, and what comes of it: of nobody in particular, and only what several have searched. */
export function SearchesPage(): ReactElement {
  const { t } = useLingui();
  const { days = usualDays, language, list = searchLists[0] }: SearchesSearch = searchesRoute.useSearch();
  const navigate = searchesRoute.useNavigate();
  const filters = { ...(days !== usualDays && { days }), ...(language !== undefined && { language }) };
  const names: Readonly<Record<SearchList, string>> = {
    top: t`Most searched`,
    withoutResult: t`Without a result`,
    withoutClick: t`Without a click`,
    refinements: t`Searched next`,
    proposed: t`Proposed synonyms`,
  };
  const hints: Readonly<Record<SearchList, string>> = {
    top: t`All that was searched at least five times.`,
    withoutResult: t`Nothing was found more often than something.`,
    withoutClick: t`Something was found, and fewer than one search in twenty led to a product.`,
    refinements: t`What the same visit searched after something else.`,
    proposed: t`The first text led nowhere, and what was searched next led to products: both may mean the same.`,
  };
  return (
    <div className={page}>
      <PageHead title={t`Searches`}>
        <SelectField
          label={t`Period`}
          value={days}
          onChange={({ currentTarget: { value } }) =>
            void navigate({ search: { list, ...filters, days: Number(value) }, replace: true })
          }
        >
          {searchedDays.map((each) => (
            <option key={each} value={each}>
              {t`Last ${each} days`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Searched in`}
          value={language ?? ""}
          onChange={({ currentTarget: { value } }) =>
            void navigate({
              search: { list, ...filters, language: locales.find((locale) => locale === value) },
              replace: true,
            })
          }
        >
          <option value="">{t({ message: "All languages", context: "searches" })}</option>
          {locales.map((each) => (
            <option key={each} value={each} lang={each}>
              {localeNames[each]}
            </option>
          ))}
        </SelectField>
      </PageHead>
      <ListTabs
        label={t`Lists of searches`}
        usual={searchLists[0]}
        current={list}
        search={filters}
        tabs={searchLists.map((each) => ({ list: each, label: names[each] }))}
      />
      <div className={panel}>
        <div className={stack}>
          <p className={mute}>{hints[list]}</p>
          {list === "refinements" || list === "proposed" ? (
            <Refinements onlyProposed={list === "proposed"} />
          ) : (
            <Searches list={list} />
          )}
        </div>
      </div>
    </div>
  );
}

function useDays() {
  const { days = usualDays, language, page: number = 1 }: SearchesSearch = searchesRoute.useSearch();
  return { days, language: language ?? null, page: number, pageSize };
}

function Searches({ list }: { readonly list: Exclude<SearchList, "refinements" | "proposed"> }): ReactElement {
  const { desk } = searchesRoute.useRouteContext();
  const days = useDays();
  const query = useQuery({ ...countedSearchesQuery(desk, { list, ...days }), placeholderData: keepPreviousData });
  return (
    <Loaded query={query}>
      {({ items, total, shopOrigin }) =>
        items.length === 0 ? (
          <NoSearches />
        ) : (
          <>
            <SearchTable searches={items} shopOrigin={shopOrigin} />
            <ListPager page={days.page} pageSize={pageSize} total={total} />
          </>
        )
      }
    </Loaded>
  );
}

function Refinements({ onlyProposed }: { readonly onlyProposed: boolean }): ReactElement {
  const { desk } = searchesRoute.useRouteContext();
  const days = useDays();
  const query = useQuery({
    ...searchRefinementsQuery(desk, { onlyProposed, ...days }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query}>
      {({ items, total, shopOrigin }) =>
        items.length === 0 ? (
          <NoSearches />
        ) : (
          <>
            <RefinementTable refinements={items} shopOrigin={shopOrigin} isProposal={onlyProposed} />
            <ListPager page={days.page} pageSize={pageSize} total={total} />
          </>
        )
      }
    </Loaded>
  );
}

function NoSearches(): ReactElement {
  return (
    <EmptyState
      title={<Trans>Nothing was searched like that</Trans>}
      line={<Trans>What fewer than five visits have searched is not shown.</Trans>}
    />
  );
}
