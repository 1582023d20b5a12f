import { Trans, useLingui } from "@lingui/react/macro";
import { type SearchRuleChange, searchRuleLogQuery, undoSearchRule } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { searchRulesRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { cardTable, cell, mute, stack, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { RuleContents, RulePeriod, RuleSubject } from "./rule-words.tsx";

const pageSize = 20;

/** Who has changed what, and back. */
export function RuleLog(): ReactElement {
  const { t } = useLingui();
  const { desk } = searchRulesRoute.useRouteContext();
  const { page: pageNumber = 1 } = searchRulesRoute.useSearch();
  const query = useQuery({
    ...searchRuleLogQuery(desk, { page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title={<Trans>Nothing has been changed yet</Trans>} />
        ) : (
          <div className={stack}>
            <div className={tableFrame}>
              <table className={`${table} ${cardTable}`}>
                <TableHead
                  heads={[
                    t({ message: "Change", context: "log" }),
                    t({ message: "For", context: "rule" }),
                    t`Before`,
                    t`After`,
                    t`Undo`,
                  ]}
                />
                <tbody>
                  {items.map((change) => (
                    <Change key={`${change.ruleId} ${change.revision}`} change={change} />
                  ))}
                </tbody>
              </table>
            </div>
            <ListPager page={pageNumber} pageSize={pageSize} total={total} />
          </div>
        )
      }
    </Loaded>
  );
}

function Change({ change }: { readonly change: SearchRuleChange }): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const toasts = useToasts();
  const { desk } = searchRulesRoute.useRouteContext();
  const { ruleId, revision, action, before, after, changedBy, isLast } = change;
  const undo = useChange({
    event: "search-rule-change",
    send: () => undoSearchRule(desk, { id: ruleId, revision }),
    onDone: () => toasts.show(t`The change is undone.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  const actions = { made: t`Made`, changed: t`Changed`, removed: t`Removed`, undone: t`Undone` };
  const when = formatDateTime(change.changedAt, reader);
  const subject = after.category?.name ?? after.text;
  return (
    <tr>
      <td className={cell}>
        <span className={strong}>{actions[action]}</span>
        <div className={mute}>
          <Trans>
            {changedBy}, {when}
          </Trans>
        </div>
      </td>
      <td className={cell} data-column={t({ message: "For", context: "rule" })}>
        <RuleSubject rule={after} />
      </td>
      <td className={cell} data-column={t`Before`}>
        <State state={before} />
      </td>
      <td className={cell} data-column={t`After`}>
        <State state={after} />
      </td>
      <td className={cell} data-column={t`Undo`}>
        {isLast && (
          <Button size="small" busy={undo.busy} aria-label={t`Undo: ${subject}`} onClick={() => undo.run()}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </td>
    </tr>
  );
}

function State({ state }: { readonly state: SearchRuleChange["before"] }): ReactElement {
  if (state === null || state.isRemoved) return <Trans>No rule</Trans>;
  return (
    <>
      <RuleContents rule={state} />
      <div className={mute}>
        <RulePeriod rule={state} />
      </div>
    </>
  );
}
