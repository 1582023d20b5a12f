import { useLingui } from "@lingui/react/macro";
import type { MarketplaceShop } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { cardTable, cell, row, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { ShopState } from "./shop-state.tsx";

/** Shops, each with the way to its page. */
export function ShopTable({ shops }: { readonly shops: readonly MarketplaceShop[] }): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t`Shop`, t`Trade`, t`Made`, t`State`]} />
        <tbody>
          {shops.map(({ id, name, logo, trade, state, createdAt }) => (
            <tr key={id}>
              <th scope="row" className={cell}>
                <div className={row}>
                  <Thumbnail image={logo} />
                  <Link to="/shops/$id" params={{ id }} className={textLink}>
                    <bdi>{name}</bdi>
                  </Link>
                </div>
              </th>
              <td className={cell} data-column={t`Trade`}>
                {trade}
              </td>
              <td className={cell} data-column={t`Made`}>
                {formatDateTime(createdAt, reader)}
              </td>
              <td className={cell} data-column={t`State`}>
                <ShopState state={state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
