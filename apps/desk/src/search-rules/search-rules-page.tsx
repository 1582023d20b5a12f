import { Trans, useLingui } from "@lingui/react/macro";
import { type SearchRule, searchRulesQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { SearchField } from "@plaza/ui-kit/search-field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { searchRulesRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { RuleLog } from "./rule-log.tsx";
import { RuleTable } from "./rule-table.tsx";
import { useKindNames } from "./rule-words.tsx";
import { ruleKinds, ruleLists, type RulesSearch } from "./rules-search.ts";
import { filters, search as searchLook } from "./search-rules.css.ts";

const pageSize = 20;

/** What shoppers find first: of the platform for an operator, inside the own shop for its owner. */
export function SearchRulesPage(): ReactElement {
  const { t } = useLingui();
  const { synonymOf, synonym, ...shown }: RulesSearch = searchRulesRoute.useSearch();
  const { list = ruleLists[0], kind, words } = shown;
  const navigate = searchRulesRoute.useNavigate();
  const isOperator = useDeskUser().data?.role === "operator";
  /** "new" for one that is not there yet. */
  const [edited, setEdited] = useState<SearchRule | "new" | null>(synonymOf === undefined ? null : "new");
  function close(): void {
    setEdited(null);
    // Whoever loads the page again is not asked once more.
    if (synonymOf !== undefined) void navigate({ search: shown, replace: true });
  }
  const names = {
    all: t({ message: "All", context: "rules" }),
    active: t`In force`,
    planned: t`Planned`,
    over: t({ message: "Over", context: "rules" }),
    log: t`Log`,
  };
  return (
    <div className={page}>
      <PageHead title={t({ message: "Search", context: "page" })}>
        <Button kind="primary" onClick={() => setEdited("new")}>
          <Trans>New rule</Trans>
        </Button>
      </PageHead>
      <p className={mute}>
        {isOperator ? (
          <Trans>
            Rules decide what shoppers find first on the whole platform. They are editorial: nobody pays for a place.
          </Trans>
        ) : (
          <Trans>Rules decide what shoppers find first when they search inside your shop.</Trans>
        )}
      </p>
      <ListTabs
        label={t`Lists of rules`}
        usual={ruleLists[0]}
        current={list}
        search={{ ...(kind !== undefined && { kind }), ...(words !== undefined && { words }) }}
        tabs={ruleLists.map((each) => ({ list: each, label: names[each] }))}
      />
      <div className={panel}>{list === "log" ? <RuleLog /> : <Rules list={list} onEdit={setEdited} />}</div>
      {edited !== null && (
        <RuleDialog
          rule={edited === "new" ? null : edited}
          {...(synonymOf !== undefined && synonym !== undefined && { proposed: { text: synonymOf, words: synonym } })}
          onClose={close}
        />
      )}
    </div>
  );
}

interface RulesProps {
  readonly list: Exclude<(typeof ruleLists)[number], "log">;
  readonly onEdit: (rule: SearchRule) => void;
}

function Rules({ list, onEdit }: RulesProps): ReactElement {
  const { t } = useLingui();
  const { desk } = searchRulesRoute.useRouteContext();
  const navigate = searchRulesRoute.useNavigate();
  const { kind, words, page: pageNumber = 1 } = searchRulesRoute.useSearch();
  const kindNames = useKindNames();
  const query = useQuery({
    ...searchRulesQuery(desk, { list, kind, words, page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = list !== "all" || kind !== undefined || words !== undefined;
  function show(wanted: Pick<RulesSearch, "kind" | "words">): void {
    void navigate({ search: { ...(list !== "all" && { list }), ...wanted } });
  }
  return (
    <div className={stack}>
      <div className={filters}>
        <div className={searchLook}>
          <SearchField
            key={words}
            label={t`Part of a search`}
            quiet
            defaultValue={words}
            onSubmit={(text) => show({ ...(kind !== undefined && { kind }), ...(text !== "" && { words: text }) })}
          />
        </div>
        <SelectField
          label={t`What it does`}
          value={kind ?? ""}
          onChange={({ currentTarget: { value } }) => {
            const chosen = ruleKinds.find((each) => each === value);
            show({ ...(chosen !== undefined && { kind: chosen }), ...(words !== undefined && { words }) });
          }}
        >
          <option value="">{t({ message: "Anything", context: "rules" })}</option>
          {ruleKinds.map((each) => (
            <option key={each} value={each}>
              {kindNames[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <Loaded query={query}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              title={isFiltered ? <Trans>No such rule</Trans> : <Trans>No rules yet</Trans>}
              line={
                isFiltered ? undefined : (
                  <Trans>Search finds by itself what matches. A rule is for where you know better.</Trans>
                )
              }
            />
          ) : (
            <>
              <RuleTable rules={items} onEdit={onEdit} />
              <ListPager page={pageNumber} pageSize={pageSize} total={total} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
