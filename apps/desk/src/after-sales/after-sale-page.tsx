import { Trans, useLingui } from "@lingui/react/macro";
import { shopAfterSaleQuery } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useRef } from "react";
import { afterSaleRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { columns, attributeName, attributes, mute, page, panel, panelTitle, stack, words } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { linksRenewedMs } from "../shared/links-renewed.ts";
import { PictureLinks } from "../shared/picture-links.tsx";
import { ProductLine } from "../shared/product-line.tsx";
import { AfterSaleState, useAfterSaleStateNames, useKindName } from "./after-sale-state.tsx";
import { Decisions, type DecisionsProps } from "./decisions.tsx";

/** One request, and what the shop may decide. */
export function AfterSalePage(): ReactElement {
  const { t } = useLingui();
  const { desk } = afterSaleRoute.useRouteContext();
  const { id } = afterSaleRoute.useParams();
  const query = useQuery({ ...shopAfterSaleQuery(desk, { id }), refetchInterval: linksRenewedMs });
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useFocusFallback(title, query.data);
  const number = query.data?.number ?? "";
  return (
    <div className={page}>
      <p>
        <Link to="/after-sales" className={textLink}>
          <Trans>All requests</Trans>
        </Link>
      </p>
      <PageHead
        title={number === "" ? t`Request` : t`Request ${number}`}
        titleRef={title}
        thing={{ thing: "after_sale", id }}
      >
        {query.data !== undefined && <AfterSaleState afterSale={query.data} />}
      </PageHead>
      <Loaded query={query}>{(request) => <RequestParts request={request} onClosed={changed} />}</Loaded>
    </div>
  );
}

function RequestParts({ request, onClosed }: DecisionsProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const kind = useKindName(request);
  const stateNames = useAfterSaleStateNames();
  const { line, parcel, deadline, freight } = request;
  const actors = { customer: t`The customer`, shop: t`The shop`, system: t`The system` };
  const until = deadline === null ? null : formatDateTime(deadline, reader);
  return (
    <div className={columns}>
      <div className={stack}>
        {until !== null && (
          <Alert kind="info">
            <Trans>If nobody decides, it is decided automatically on {until}.</Trans>
          </Alert>
        )}
        <Decisions request={request} onClosed={onClosed} />
        <section className={panel}>
          <h2 className={panelTitle}>{kind}</h2>
          <div className={stack}>
            <ProductLine image={line.image} name={line.name} options={line.options} quantity={request.quantity} />
            {request.reason !== "" && <p>{request.reason}</p>}
            {request.remark !== "" && <p className={words}>{`“${request.remark}”`}</p>}
            <PictureLinks images={request.images} />
          </div>
        </section>
        {request.rejectionReason !== "" && (
          <section className={panel}>
            <h2 className={panelTitle}>
              <Trans>Why it was refused</Trans>
            </h2>
            <p className={words}>{request.rejectionReason}</p>
          </section>
        )}
        {parcel !== null && (
          <section className={panel}>
            <h2 className={panelTitle}>
              <Trans>Sent back</Trans>
            </h2>
            <div className={stack}>
              <p>
                <span translate="no">{`${parcel.carrier} · ${parcel.trackingNumber}`}</span>
                <br />
                <span className={mute}>{formatDateTime(parcel.sentAt, reader)}</span>
              </p>
              {parcel.remark !== "" && <p className={words}>{`“${parcel.remark}”`}</p>}
              <PictureLinks images={parcel.images} />
            </div>
          </section>
        )}
        <section className={panel}>
          <h2 className={panelTitle}>
            <Trans context="order">History</Trans>
          </h2>
          <ol className={stack}>
            {request.history.map(({ state, actor, by, remark, at }) => (
              <li key={`${state} ${at}`}>
                <span>{stateNames[state]}</span>
                <div className={mute}>
                  {[actors[actor], by, formatDateTime(at, reader)].filter((part) => part !== "").join(" · ")}
                </div>
                {/* What the customer asked with stands above. */}
                {remark !== null && state !== "applied" && <p className={words}>{`“${remark}”`}</p>}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section className={panel}>
        <dl className={attributes}>
          <dt className={attributeName}>
            <Trans>Amount</Trans>
          </dt>
          <dd>
            <span translate="no">{formatMoney(request.amount)}</span>
          </dd>
          {freight > 0 && (
            <>
              <dt className={attributeName}>
                <Trans>Of which shipping</Trans>
              </dt>
              <dd>
                <span translate="no">{formatMoney(freight)}</span>
              </dd>
            </>
          )}
          <dt className={attributeName}>
            <Trans>Customer</Trans>
          </dt>
          <dd>{request.customer.nickname}</dd>
          <dt className={attributeName}>
            <Trans>Order</Trans>
          </dt>
          <dd>
            <Link to="/orders/$id" params={{ id: request.order.id }} className={textLink}>
              {request.order.number}
            </Link>
          </dd>
          <dt className={attributeName}>
            <Trans>Purchased</Trans>
          </dt>
          <dd translate="no">{`×\u00a0${line.quantity} · ${formatMoney(line.amount)}`}</dd>
        </dl>
      </section>
    </div>
  );
}
