import { Trans, useLingui } from "@lingui/react/macro";
import { productImportsQuery } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { textLink } from "@plaza/ui-kit/text-link";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { productImportRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { atEnd, cell, mute, number, panel, panelTitle, stack, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { ImportState } from "./import-state.tsx";

const pageSize = 10;

/** What the shop has sent so far, each with its report. */
export function FormerImports(): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { desk } = productImportRoute.useRouteContext();
  const { page = 1 } = productImportRoute.useSearch();
  const query = useQuery({ ...productImportsQuery(desk, { page, pageSize }), placeholderData: keepPreviousData });
  return (
    <section className={panel}>
      <h2 className={panelTitle}>
        <Trans>Imports of your shop</Trans>
      </h2>
      <Loaded query={query} lines={2}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState heading="p" title={<Trans>Nothing has been imported yet</Trans>} />
          ) : (
            <div className={stack}>
              <div className={tableFrame}>
                <table className={table}>
                  <TableHead
                    heads={[
                      t`File`,
                      t`Uploaded`,
                      t`State`,
                      { atEnd: t({ message: "New", context: "products" }) },
                      { atEnd: t({ message: "Changed", context: "products" }) },
                      { atEnd: t({ message: "Rejected", context: "products" }) },
                    ]}
                  />
                  <tbody>
                    {items.map(({ id, name, by, createdAt, state, startedAt, imported }) => (
                      <tr key={id}>
                        <td className={cell}>
                          <Link
                            to="/products/import"
                            search={(before: object) => ({ ...before, run: id })}
                            className={textLink}
                          >
                            {name}
                          </Link>
                        </td>
                        <td className={cell}>
                          <span>{formatDateTime(createdAt, reader)}</span>
                          <div className={mute}>{by}</div>
                        </td>
                        <td className={cell}>
                          <ImportState state={state} />
                        </td>
                        {(["added", "changed", "rejected"] as const).map((each) => (
                          <td key={each} className={`${cell} ${number} ${atEnd}`}>
                            {startedAt === null ? "–" : imported[each]}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <ListPager page={page} pageSize={pageSize} total={total} />
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
