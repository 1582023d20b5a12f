import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { receivedApplicationsQuery } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { textLink } from "@plaza/ui-kit/text-link";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { applicationLists, applicationsRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { cell, mute, page, panel, stack, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { ApplicationState } from "./application-state.tsx";

const pageSize = 20;

/** Who wants to sell here. */
export function ApplicationsPage(): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { desk } = applicationsRoute.useRouteContext();
  const { list = applicationLists[0], page: pageNumber = 1 } = applicationsRoute.useSearch();
  const state = list === "all" ? null : list;
  const query = useQuery({
    ...receivedApplicationsQuery(desk, { state, page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  const names = {
    pending: t`To decide`,
    approved: t`Approved`,
    refused: t`Refused`,
    withdrawn: t`Withdrawn`,
    all: t({ message: "All", context: "applications" }),
  };
  return (
    <div className={page}>
      <PageHead title={t`Applications`} />
      <ListTabs
        label={t`Lists of applications`}
        usual={applicationLists[0]}
        current={list}
        tabs={applicationLists.map((each) => ({
          list: each,
          label: names[each],
          count: each === "pending" ? query.data?.counts.pending : undefined,
        }))}
      />
      <div className={panel}>
        <Loaded query={query}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState title={<Trans>No applications here</Trans>} />
            ) : (
              <div className={stack}>
                <div className={tableFrame}>
                  <table className={table}>
                    <TableHead heads={[t`Merchant`, t`Applied`, t`Documents`, t`State`]} />
                    <tbody>
                      {items.map(({ id, name, trade, createdAt, documentCount, ...application }) => (
                        <tr key={id}>
                          <td className={cell}>
                            <Link to="/applications/$id" params={{ id }} className={textLink}>
                              {name}
                            </Link>
                            <div className={mute}>{trade}</div>
                          </td>
                          <td className={cell}>{formatDateTime(createdAt, reader)}</td>
                          <td className={cell}>
                            <Plural value={documentCount} one="# document" other="# documents" />
                          </td>
                          <td className={cell}>
                            <ApplicationState state={application.state} />
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
                <ListPager page={pageNumber} pageSize={pageSize} total={total} />
              </div>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}
