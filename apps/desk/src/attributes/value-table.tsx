import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MarketplaceAttribute, MarketplaceAttributeValue } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { cardTable, cell, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import { Wording } from "./wording.tsx";

export interface ValueTableProps {
  readonly attribute: MarketplaceAttribute;
  readonly onOpen: (kind: "changeValue" | "mergeValue" | "removeValue", value: MarketplaceAttributeValue) => void;
}

/** The values of an attribute with how many products have each, and what can be done with them. */
export function ValueTable({ attribute, onOpen }: ValueTableProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const products = t({ message: "Products", context: "table" });
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t({ message: "Value", context: "attribute" }), products, t`Actions`]} />
        <tbody>
          {attribute.values.map((value) => {
            const name = textIn(value.name);
            return (
              <tr key={value.id}>
                <th scope="row" className={cell}>
                  <bdi className={strong}>{name}</bdi>
                  <Wording name={value.name} synonyms={value.synonyms} />
                </th>
                <td className={cell} data-column={products}>
                  <Plural value={value.productCount} one="# product" other="# products" />
                </td>
                <td className={cell} data-column={t`Actions`}>
                  <div className={row}>
                    <Button size="small" aria-label={t`Change: ${name}`} onClick={() => onOpen("changeValue", value)}>
                      <Trans context="attribute">Change</Trans>
                    </Button>
                    {attribute.values.length > 1 && (
                      <Button size="small" aria-label={t`Merge: ${name}`} onClick={() => onOpen("mergeValue", value)}>
                        <Trans context="attribute">Merge…</Trans>
                      </Button>
                    )}
                    <Button size="small" aria-label={t`Remove: ${name}`} onClick={() => onOpen("removeValue", value)}>
                      <Trans>Remove…</Trans>
                    </Button>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
