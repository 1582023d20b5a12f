import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedMerchantApplication } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { StateStatus } from "../shared/state-status.tsx";
import * as look from "./applications-page.css.ts";

export function ApplicationRow({ application }: { readonly application: ListedMerchantApplication }): ReactElement {
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
