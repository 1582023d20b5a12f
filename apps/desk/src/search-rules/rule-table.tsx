import { Trans, useLingui } from "@lingui/react/macro";
import { removeSearchRule, type SearchRule } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { searchRulesRoute } from "../routes.ts";
import { cardTable, cell, mute, row, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { RuleContents, RulePeriod, RuleSubject } from "./rule-words.tsx";

export interface RuleTableProps {
  readonly rules: readonly SearchRule[];
  readonly onEdit: (rule: SearchRule) => void;
}

export function RuleTable({ rules, onEdit }: RuleTableProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead
          heads={[t({ message: "For", context: "rule" }), t`What it does`, t`Time`, t`Last change`, t`Actions`]}
        />
        <tbody>
          {rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} onEdit={() => onEdit(rule)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RuleRowProps {
  readonly rule: SearchRule;
  readonly onEdit: () => void;
}

function RuleRow({ rule, onEdit }: RuleRowProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const toasts = useToasts();
  const { desk } = searchRulesRoute.useRouteContext();
  const { id, revision, state, changedBy } = rule;
  // No question before: the log undoes it.
  const remove = useChange({
    event: "search-rule-change",
    send: () => removeSearchRule(desk, { id, revision }),
    onDone: () => toasts.show(t`The rule is removed. The log undoes that.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  const subject = rule.category?.name ?? rule.text;
  const when = formatDateTime(rule.changedAt, reader);
  return (
    <tr>
      <td className={cell}>
        <RuleSubject rule={rule} />
      </td>
      <td className={cell} data-column={t`What it does`}>
        <RuleContents rule={rule} />
      </td>
      <td className={cell} data-column={t`Time`}>
        {state !== "active" && (
          <Tag kind={state === "planned" ? "info" : "neutral"}>
            {state === "planned" ? t`Planned` : t({ message: "Over", context: "rules" })}
          </Tag>
        )}
        <div>
          <RulePeriod rule={rule} />
        </div>
      </td>
      <td className={cell} data-column={t`Last change`}>
        <span>{changedBy}</span>
        <div className={mute}>{when}</div>
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          <Button size="small" aria-label={t`Change: ${subject}`} onClick={onEdit}>
            <Trans context="rule">Change</Trans>
          </Button>
          <Button size="small" busy={remove.busy} aria-label={t`Remove: ${subject}`} onClick={() => remove.run()}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </td>
    </tr>
  );
}
