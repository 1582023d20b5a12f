import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FreightTemplate, makeDefaultFreight } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { freightRoute } from "../routes.ts";
import { cardTable, cell, mute, panel, panelTitle, row, stack, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { regionLabel } from "./region-labels.ts";
import { useUnitNames } from "./unit-names.ts";

export interface TemplatePanelProps {
  readonly template: FreightTemplate;
  readonly labels: ReadonlyMap<number, string>;
  /** Null for who may only look. */
  readonly owner: { readonly onChange: () => void; readonly onRemove: () => void } | null;
}

/** What a template charges where. */
export function TemplatePanel({ template, labels, owner }: TemplatePanelProps): ReactElement {
  const { t } = useLingui();
  const unitNames = useUnitNames()[template.unit];
  const { id, name, isDefault, productCount, rules, undeliveredRegionIds } = template;
  const namesOf = (ids: readonly number[]): string => ids.map((code) => regionLabel(labels, code)).join(", ");
  const undelivered = namesOf(undeliveredRegionIds);
  const heads = [t`Regions`, t({ message: "First", context: "freight" }), t`Each further`] as const;
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={`freight-${id}`}>
      <div>
        <div className={row}>
          <h2 id={`freight-${id}`} className={panelTitle}>
            <bdi>{name}</bdi>
          </h2>
          {isDefault && (
            <Tag kind="neutral">
              <Trans context="freight">Standard</Trans>
            </Tag>
          )}
        </div>
        <div className={`${row} ${mute}`}>
          <span>{unitNames.by}</span>
          <span>
            <Plural value={productCount} one="# product" other="# products" />
          </span>
        </div>
      </div>
      <div className={tableFrame}>
        <table className={`${table} ${cardTable}`}>
          <TableHead heads={heads} />
          <tbody>
            {rules.map(({ regionIds, firstUnits, firstAmount, nextUnits, nextAmount }) => (
              <tr key={regionIds.join()}>
                <th scope="row" className={cell}>
                  {regionIds.length === 0 ? <Trans>All other regions</Trans> : namesOf(regionIds)}
                </th>
                <td className={cell} data-column={heads[1]} translate="no">
                  {`${unitNames.amount(firstUnits)}: ${formatMoney(firstAmount)}`}
                </td>
                <td className={cell} data-column={heads[2]} translate="no">
                  {`${unitNames.amount(nextUnits)}: ${formatMoney(nextAmount)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {undelivered !== "" && (
        <p>
          <Trans>Not delivered to: {undelivered}</Trans>
        </p>
      )}
      {owner !== null && (
        <div className={row}>
          <Button size="small" aria-label={t`Change: ${name}`} onClick={owner.onChange}>
            <Trans context="freight">Change</Trans>
          </Button>
          {!isDefault && <DefaultButton template={template} />}
          <Button size="small" aria-label={t`Remove: ${name}`} onClick={owner.onRemove}>
            <Trans>Remove…</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function DefaultButton({ template: { id, revision, name } }: Pick<TemplatePanelProps, "template">): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = freightRoute.useRouteContext();
  const make = useChange({
    event: "shop-change",
    send: () => makeDefaultFreight(desk, { id, revision }),
    onDone: () => toasts.show(t`“${name}” is the standard now.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  return (
    <Button size="small" busy={make.busy} aria-label={t`Make it the standard: ${name}`} onClick={() => make.run()}>
      <Trans>Make it the standard</Trans>
    </Button>
  );
}
