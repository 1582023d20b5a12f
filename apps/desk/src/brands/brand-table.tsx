import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MarketplaceBrand } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { cardTable, cell, line, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { useTextIn } from "../shared/use-text-in.ts";

type Opened = "change" | "merge" | "remove";

export interface BrandTableProps {
  readonly brands: readonly MarketplaceBrand[];
  readonly onOpen: (kind: Opened, brand: MarketplaceBrand) => void;
}

/** Brands with how many products have them, and what can be done with each. */
export function BrandTable({ brands, onOpen }: BrandTableProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t`Brand`, t({ message: "Products", context: "table" }), t`Actions`]} />
        <tbody>
          {brands.map((brand) => (
            <BrandRow key={brand.id} brand={brand} onOpen={(kind) => onOpen(kind, brand)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BrandRowProps {
  readonly brand: MarketplaceBrand;
  readonly onOpen: (kind: Opened) => void;
}

function BrandRow({ brand, onOpen }: BrandRowProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const name = textIn(brand.name);
  const others = [...new Set(Object.values(brand.name))].filter((each) => each !== name).join(" · ");
  const former = brand.formerNames.join(" · ");
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={line}>
          <Thumbnail image={brand.image} />
          <div>
            <bdi className={strong}>{name}</bdi>
            {others !== "" && (
              <div className={mute}>
                <bdi>{others}</bdi>
              </div>
            )}
            {former !== "" && <div className={mute}>{t`Formerly ${former}`}</div>}
          </div>
        </div>
      </th>
      <td className={cell} data-column={t({ message: "Products", context: "table" })}>
        <Plural value={brand.productCount} one="# product" other="# products" />
        <div className={mute}>
          <Plural value={brand.onSaleCount} one="# on sale" other="# on sale" />
        </div>
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          <Button size="small" aria-label={t`Change: ${name}`} onClick={() => onOpen("change")}>
            <Trans context="brand">Change</Trans>
          </Button>
          <Button size="small" aria-label={t`Merge: ${name}`} onClick={() => onOpen("merge")}>
            <Trans context="brand">Merge…</Trans>
          </Button>
          {brand.productCount === 0 && (
            <Button size="small" aria-label={t`Remove: ${name}`} onClick={() => onOpen("remove")}>
              <Trans>Remove…</Trans>
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
