import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedMerchantApplication } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import { rootRoute, to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Icon } from "@plaza/ui-kit/icon";
import { Pager } from "@plaza/ui-kit/pager";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide";
import type { ReactElement } from "react";
import { applicationsRoute } from "../routes.ts";
import { Crumbs } from "../shared/crumbs.tsx";
import { page as pageLook, panel, sentence } from "../shared/panel.css.ts";
import { StateStatus } from "../shared/state-status.tsx";
import { screenTitle } from "../titles.ts";
import * as look from "./applications-page.css.ts";
import { applicationsPageQuery, applicationsPerPage } from "./applications-query.ts";

/** The customer's applications, newest first. */
export function ApplicationsPage(): ReactElement {
  const { api } = applicationsRoute.useRouteContext();
  const { i18n } = rootRoute.useRouteContext();
  const search = applicationsRoute.useSearch();
  const { data } = useSuspenseQuery(applicationsPageQuery(api, search));
  const isOpen = data.items.some(({ state }) => state === "pending");
  return (
    <div className={pageLook}>
      <Crumbs screen="applications" />
      <div className={look.head}>
        <h1 className={sentence}>{screenTitle(i18n, "applications")}</h1>
        {!isOpen && data.items.length > 0 && (
          <Link {...to.merchantApplication()} className={buttonClass({ kind: "primary" })}>
            <Icon of={Plus} size={16} /> <Trans>New application</Trans>
          </Link>
        )}
      </div>
      <section className={panel}>
        {data.items.length === 0 ? (
          <EmptyState
            title={<Trans>No applications yet</Trans>}
            line={<Trans>Your own shop begins with one form.</Trans>}
            action={
              <Link {...to.merchantApplication()} className={buttonClass({ kind: "primary" })}>
                <Trans>Open a shop</Trans>
              </Link>
            }
          />
        ) : (
          <table className={look.table}>
            <thead className={look.thead}>
              <tr>
                <th scope="col" className={look.column}>
                  <Trans>Shop</Trans>
                </th>
                <th scope="col" className={look.column}>
                  <Trans context="application">Status</Trans>
                </th>
                <th scope="col" className={look.column}>
                  <Trans context="application">Sent</Trans>
                </th>
                <th scope="col" className={look.column}>
                  <Trans>What to do</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((application) => (
                <ApplicationRow key={application.id} application={application} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Pager
        page={search.page ?? 1}
        pageCount={Math.max(1, Math.ceil(data.total / applicationsPerPage))}
        link={(page, props) => (
          <Link {...to.merchantApplicationRecords({ page: page === 1 ? undefined : page })} {...props} />
        )}
      />
    </div>
  );
}

function ApplicationRow({ application }: { readonly application: ListedMerchantApplication }): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { id, name, state, appliedAt } = application;
  return (
    <tr className={look.row}>
      <th scope="row" className={look.shop}>
        <span className={look.named}>
          <ShopMark name={name} size={44} />
          <span>{name}</span>
        </span>
      </th>
      <td className={look.cell}>
        <StateStatus state={state} />
      </td>
      <td className={look.cell}>{appliedAt !== null && formatDateTime(appliedAt, reader)}</td>
      <td className={look.actions}>
        <div className={look.buttons}>
          {(state === "refused" || state === "withdrawn") && (
            <Link
              {...to.merchantApplication({ again: id })}
              className={buttonClass({ size: "small" })}
              aria-label={t`Apply again for ${name}`}
            >
              <Trans>Apply again</Trans>
            </Link>
          )}
          <Link
            {...to.merchantApplicationDetail(id)}
            className={buttonClass({ size: "small" })}
            aria-label={t`Details of ${name}`}
          >
            <Trans context="application">Details</Trans>
          </Link>
        </div>
      </td>
    </tr>
  );
}
