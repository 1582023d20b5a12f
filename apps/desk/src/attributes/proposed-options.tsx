import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  adoptOption,
  type MarketplaceAttribute,
  type ProposedOption,
  proposedOptionsQuery,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { attributesRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { cardTable, cell, mute, panel, panelTitle, row, stack, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface ProposedOptionsProps {
  readonly attributes: readonly MarketplaceAttribute[];
  readonly onAdopt: (option: ProposedOption) => void;
}

const pageSize = 20;

/** What merchants have written and no attribute holds, what most products have first. */
export function ProposedOptions({ attributes, onAdopt }: ProposedOptionsProps): ReactElement {
  const { t } = useLingui();
  const titleId = useId();
  const { desk } = attributesRoute.useRouteContext();
  const { page = 1 } = attributesRoute.useSearch();
  const query = useQuery({ ...proposedOptionsQuery(desk, { page, pageSize }), placeholderData: keepPreviousData });
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={panelTitle}>
          <Trans>Not held by any attribute</Trans>
        </h2>
        <p className={mute}>
          <Trans>Options of products that shoppers see, as merchants have written them: the most used first.</Trans>
        </p>
      </div>
      <Loaded query={query} lines={3}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p className={mute}>
              <Trans>Every option of a product is held by an attribute.</Trans>
            </p>
          ) : (
            <>
              <div className={tableFrame}>
                <table className={`${table} ${cardTable}`}>
                  <TableHead
                    heads={[
                      t({ message: "Option and value", context: "table" }),
                      t({ message: "Products", context: "table" }),
                      t`Actions`,
                    ]}
                  />
                  <tbody>
                    {items.map((option) => (
                      <ProposedRow
                        key={option.id}
                        option={option}
                        attributes={attributes}
                        onAdopt={() => onAdopt(option)}
                      />
                    ))}
                  </tbody>
                </table>
              </div>
              <ListPager page={page} pageSize={pageSize} total={total} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface ProposedRowProps {
  readonly option: ProposedOption;
  readonly attributes: readonly MarketplaceAttribute[];
  readonly onAdopt: () => void;
}

function ProposedRow({ option, attributes, onAdopt }: ProposedRowProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = attributesRoute.useRouteContext();
  const holder = attributes.find(({ id }) => id === option.attributeId);
  const value = textIn(option.value);
  const adopt = useChange({
    event: "marketplace-attribute-change",
    send: () => {
      const seen = holder === undefined ? null : { id: holder.id, revision: holder.revision };
      return adoptOption(desk, { optionId: option.id, seen, valueId: null });
    },
    onDone: () => toasts.show(holder === undefined ? t`The attribute is saved.` : t`The value is saved.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  const name = `${textIn(option.option)}: ${value}`;
  const words = [...new Set([...Object.values(option.option), ...Object.values(option.value)])].join(" · ");
  return (
    <tr>
      <th scope="row" className={cell}>
        <bdi className={strong}>{name}</bdi>
        <div className={mute}>
          <bdi>{words}</bdi>
        </div>
      </th>
      <td className={cell} data-column={t({ message: "Products", context: "table" })}>
        <Plural value={option.productCount} one="# product" other="# products" />
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          {holder === undefined ? (
            <Button size="small" busy={adopt.busy} aria-label={t`New attribute: ${name}`} onClick={() => adopt.run()}>
              <Trans>New attribute</Trans>
            </Button>
          ) : (
            <Button size="small" busy={adopt.busy} aria-label={t`Add as a value: ${name}`} onClick={() => adopt.run()}>
              <Trans>Add as a value</Trans>
            </Button>
          )}
          {attributes.length > 0 && (
            <Button size="small" aria-label={t`Is the same as: ${name}`} onClick={onAdopt}>
              <Trans>Is the same as…</Trans>
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
