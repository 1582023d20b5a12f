import { Trans, useLingui } from "@lingui/react/macro";
import { archivedProductsQuery, restoreArchivedProduct } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { textLink } from "@plaza/ui-kit/text-link";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { archivedProductsRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { atEnd, cardTable, cell, line, number, page, panel, table, tableFrame } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { useChange } from "../shared/use-change.ts";

const pageSize = 20;

/** Products that are offered no more, and can be again. */
export function ArchivedProductsPage(): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const toasts = useToasts();
  const { desk } = archivedProductsRoute.useRouteContext();
  const { page: pageNumber = 1 } = archivedProductsRoute.useSearch();
  const query = useQuery({
    ...archivedProductsQuery(desk, { page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  const restore = useChange({
    event: "product-form-change",
    send: (id: number) => restoreArchivedProduct(desk, id),
    onDone: () => toasts.show(t`The product is back, off the shelf.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  const heads = [t`Product`, { atEnd: t`Price` }, t`Archived on`, { atEnd: t`Restore` }];
  return (
    <div className={page}>
      <nav aria-label={t`Way back`}>
        <Link to="/products" className={textLink}>
          <Trans>All products</Trans>
        </Link>
      </nav>
      <PageHead title={t`Archived products`} />
      <div className={panel}>
        <Loaded query={query}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState
                title={<Trans>No product is archived</Trans>}
                line={<Trans>What you archive is no longer offered, and can be restored from here.</Trans>}
              />
            ) : (
              <>
                <div className={tableFrame}>
                  <table className={`${table} ${cardTable}`}>
                    <TableHead heads={heads} />
                    <tbody>
                      {items.map(({ id, name, image, price, archivedAt }) => (
                        <tr key={id}>
                          <th scope="row" className={cell}>
                            <div className={line}>
                              <Thumbnail image={image} />
                              <Link to="/products/$id" params={{ id }} className={textLink}>
                                {name}
                              </Link>
                            </div>
                          </th>
                          <td className={`${cell} ${atEnd} ${number}`} data-column={t`Price`} translate="no">
                            {formatMoney(price)}
                          </td>
                          <td className={cell} data-column={t`Archived on`}>
                            {formatDateTime(archivedAt, reader)}
                          </td>
                          <td className={`${cell} ${atEnd}`}>
                            <Button size="small" aria-label={t`Restore ${name}`} onClick={() => restore.run(id)}>
                              <Trans>Restore</Trans>
                            </Button>
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
                <ListPager page={pageNumber} pageSize={pageSize} total={total} />
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}
