import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SetAlert } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { imageSource, lazyModule, to, useLazyModule } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide";
import { type ReactElement, useState } from "react";
import { useSendAlert } from "../alert-button/alert-state.tsx";
import { noticesRoute } from "../routes.ts";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { myAlertsPageQuery } from "./notices-data.ts";
import { alerts as alertsLook, hint } from "./notices-page.css.ts";
import * as look from "./notices-page.css.ts";

const alertDialog = lazyModule(() => import("../alert-button/alert-dialog.tsx"));

/** What a customer waits for. */
export function MyAlerts(): ReactElement {
  const { api } = noticesRoute.useRouteContext();
  const { data, refetch } = useQuery({ ...myAlertsPageQuery(api), retryOnMount: false });
  if (data === undefined) return <PartLoadError onRetry={refetch} />;
  const { items, most: max } = data;
  if (items.length === 0)
    return (
      <EmptyState
        title={<Trans>No alerts yet</Trans>}
        line={<Trans>Press the bell of a product to be told when it is cheaper or back in stock.</Trans>}
        action={
          <Link {...to.favourites()} className={buttonClass({ kind: "primary" })}>
            <Trans>See your favourites</Trans>
          </Link>
        }
      />
    );
  return (
    <>
      <ul className={alertsLook}>
        {items.map((alert) => (
          <AlertRow key={`${alert.kind} ${alert.productId} ${alert.skuId ?? ""}`} alert={alert} />
        ))}
      </ul>
      <p className={hint}>
        <Plural value={items.length} one={`# of ${max} alerts`} other={`# of ${max} alerts`} />
      </p>
    </>
  );
}

/** One alert, with what its product costs now. */
function AlertRow({ alert }: { readonly alert: SetAlert }): ReactElement {
  const { t } = useLingui();
  const { run } = useSendAlert();
  const { module: dialog, openWhenLoaded } = useDialog(
    useLazyModule(alertDialog),
    t`This part of the page did not load. Please try again.`,
  );
  const [asked, setAsked] = useState(false);
  const { kind, productId, skuId, targetPrice, product, option, price } = alert;
  const { name, image } = product;

  return (
    <li className={look.row}>
      <span className={look.image}>
        {image !== null && (
          <img {...imageSource(image, 56)} sizes="56px" alt="" width={56} height={56} loading="lazy" />
        )}
      </span>
      <div className={look.body}>
        <p className={look.text}>
          <Link {...to.product(productId, { sku: skuId ?? undefined })} className={look.link}>
            {name}
          </Link>
        </p>
        <p className={look.meta}>
          {option !== null && (
            <>
              <span>{`${option} ·`}</span>{" "}
            </>
          )}
          <WaitsFor alert={alert} />
        </p>
      </div>
      <div className={look.actions}>
        {kind === "price" && (
          <Button size="small" onClick={() => openWhenLoaded(() => setAsked(true))}>
            <Trans>
              Change<span className={visuallyHidden}> the alert: {name}</span>
            </Trans>
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          icon={<Icon of={Trash2} size={16} />}
          aria-label={t`Remove the alert: ${name}`}
          title={t`Remove the alert`}
          onClick={() => run({ kind, productId, skuId, targetPrice, on: false })}
        />
      </div>
      {dialog !== null && asked && (
        <dialog.AlertDialog
          target={{ kind, productId, skuId }}
          name={name}
          price={price}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}

function WaitsFor({ alert: { kind, targetPrice, price, sold, soldOut } }: { readonly alert: SetAlert }): ReactElement {
  const [below, now] = [formatMoney(targetPrice ?? 0), formatMoney(price)];
  const state = !sold ? (
    <Trans>taken off sale by the shop</Trans>
  ) : soldOut ? (
    <Trans>sold out now</Trans>
  ) : (
    <Trans>costs {now} now</Trans>
  );
  return (
    <>
      {kind === "price" ? (
        <Trans>At {below} or less</Trans>
      ) : kind === "stock" ? (
        <Trans>When it is back</Trans>
      ) : (
        <Trans>When its flash sale begins</Trans>
      )}{" "}
      <span>·</span> {state}
    </>
  );
}
