import { Trans, useLingui } from "@lingui/react/macro";
import { afterSalesRequestQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { resultRoute } from "../routes.ts";
import { Crumbs } from "../shared/crumbs.tsx";
import { Fact, FactList } from "../shared/fact-list.tsx";
import { PictureRow } from "../shared/picture-row.tsx";
import { kindNames, stateTitles } from "../shared/request-state.tsx";
import { RequestTimeline } from "../shared/request-timeline.tsx";
import { screenTitle } from "../titles.ts";
import { page } from "./result-page.css.ts";
import image from "./sent.webp";

export function ResultPage(): ReactElement | null {
  const { afterSaleId } = resultRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return afterSaleId === undefined ? null : <Result id={afterSaleId} />;
}

/** Confirms an application: its contents and the next step. */
function Result({ id }: { readonly id: number }): ReactElement {
  const { t } = useLingui();
  const writtenTotal = useWrittenTotal();
  const { api, i18n } = resultRoute.useRouteContext();
  const { data: request } = useSuspenseQuery(afterSalesRequestQuery(api, id));
  const { shop, line, kind, state, reason, remark, refundAmount, number, quantity, images } = request;
  const { name } = shop;
  // A reload may find the answer.
  const isWithTheShop = state === "applied";
  return (
    <>
      <Crumbs>{screenTitle(i18n, "result")}</Crumbs>
      <div className={page}>
        <EmptyState
          heading="h1"
          image={<img src={image} alt="" width={240} height={180} />}
          title={isWithTheShop ? <Trans>Your application is with the shop</Trans> : stateTitles[state]}
          line={isWithTheShop && <Trans>{name} looks at it next. You see the answer here and in your notices.</Trans>}
          action={
            <>
              <Link {...to.afterSalesRequest(id)} className={buttonClass({ kind: "primary" })}>
                <Trans>Follow the request</Trans>
              </Link>{" "}
              <Link {...to.afterSales({ type: "apply" })} className={buttonClass()}>
                <Trans>All after-sales</Trans>
              </Link>
            </>
          }
        />
        <RequestTimeline state={state} kind={kind} />
        <FactList>
          <Fact label={<Trans>Product</Trans>}>
            <span>{`${line.name} × ${quantity}`}</span>
          </Fact>
          <Fact label={<Trans>Type</Trans>}>{kindNames[kind]}</Fact>
          <Fact label={<Trans>Reason</Trans>}>{reason}</Fact>
          <Fact label={<Trans>Refund</Trans>}>
            <strong>
              <span translate="no">{writtenTotal(refundAmount)}</span>
            </strong>
          </Fact>
          <Fact label={<Trans context="request">Number</Trans>}>{number}</Fact>
          {remark !== null && <Fact label={<Trans>Note</Trans>}>{remark}</Fact>}
          <PictureFact images={images} label={t`Picture of your request`} />
        </FactList>
      </div>
    </>
  );
}

function PictureFact({ images, label }: { readonly images: readonly string[]; readonly label: string }) {
  if (images.length === 0) return null;
  return (
    <Fact label={<Trans context="request">Pictures</Trans>}>
      <PictureRow images={images} label={label} atEnd />
    </Fact>
  );
}
