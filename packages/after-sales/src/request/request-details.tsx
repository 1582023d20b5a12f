import { Trans, useLingui } from "@lingui/react/macro";
import type { AfterSalesRequest } from "@plaza/api-client";
import { lineImageWidth, LineOption } from "@plaza/commerce-ui/line-row";
import { Thumbnail } from "@plaza/commerce-ui/thumbnail";
import { formatMoment, useReader } from "@plaza/i18n";
import { imageSource, to, useOptionalLink } from "@plaza/routing";
import { Amount, AmountList, Total } from "@plaza/ui-kit/amount-list";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Fact, FactList } from "../shared/fact-list.tsx";
import { LineName, ShopName } from "../shared/line-row.tsx";
import { PictureRow } from "../shared/picture-row.tsx";
import { kindNames } from "../shared/request-state.tsx";
import * as look from "./request-page.css.ts";

export interface RequestDetailsProps {
  readonly request: AfterSalesRequest;
  /** The platform's time; the same value on server and browser. */
  readonly now: number;
}

/** The line, the amount and the contents of a request. */
export function RequestDetails({ request, now }: RequestDetailsProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const toOrder = useOptionalLink(to.order);
  const { shop, line, quantity, refundAmount, refund, kind, reason, appliedAt, number, orderId, remark } = request;
  return (
    <>
      <section className={look.panel}>
        <h2 className={look.partTitle}>
          <ShopName shop={shop} />
        </h2>
        <div className={look.product}>
          <Thumbnail
            image={line.image === null ? null : imageSource(line.image, lineImageWidth)}
            width={lineImageWidth}
          />
          <div>
            <LineName line={line} />
            <LineOption text={line.optionText} />
          </div>
        </div>
        <AmountList>
          <Amount label={<Trans>Unit price</Trans>} amount={line.unitPrice} />
          <Amount label={<Trans>Pieces</Trans>}>
            {quantity === line.quantity ? (
              quantity
            ) : (
              <Trans>
                {quantity} of {line.quantity}
              </Trans>
            )}
          </Amount>
          <Amount label={<Trans>Paid for the line</Trans>} amount={line.paidAmount} />
          {refund !== null && refund.freight > 0 && (
            <Amount label={<Trans>Delivery fee, refunded as well</Trans>} amount={refund.freight} />
          )}
          <Total label={<Trans>Refund</Trans>} amount={refundAmount} />
        </AmountList>
      </section>
      <FactList>
        <Fact label={<Trans>Type</Trans>}>
          {request.isWithdrawal ? <Trans>Withdrawal from the contract</Trans> : kindNames[kind]}
        </Fact>
        <Fact label={<Trans>Reason</Trans>}>{reason}</Fact>
        {appliedAt !== null && (
          <Fact label={<Trans context="request">Applied</Trans>}>{formatMoment(appliedAt, now, reader)}</Fact>
        )}
        <Fact label={<Trans context="request">Number</Trans>}>{number}</Fact>
        {orderId !== null && toOrder !== null && (
          <Fact label={<Trans context="request">Order</Trans>}>
            <Link {...toOrder(orderId)} className={`${textLink} ${look.orderLink}`}>
              <Trans>Show the order</Trans>
            </Link>
          </Fact>
        )}
        {remark !== null && <Fact label={<Trans>Note</Trans>}>{remark}</Fact>}
        {request.images.length > 0 && (
          <Fact label={<Trans context="request">Pictures</Trans>}>
            <PictureRow images={request.images} label={t`Picture of your request`} atEnd />
          </Fact>
        )}
      </FactList>
    </>
  );
}
