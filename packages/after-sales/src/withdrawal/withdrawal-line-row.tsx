import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReplacedRequest as ReplacedRequestOfLine, WithdrawalLine } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { imageSource } from "@plaza/routing";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { QuantityStepper } from "@plaza/ui-kit/quantity-stepper";
import type { ReactElement } from "react";
import { thumbnail } from "./withdrawal.css.ts";
import * as look from "./withdrawal.css.ts";

const width = 56;

export interface WithdrawalLineRowProps {
  readonly line: WithdrawalLine;
  /** The chosen quantity. */
  readonly quantity: number;
  /** The whole order is chosen. */
  readonly fixed: boolean;
  readonly onQuantity: (quantity: number) => void;
}

/** Explains that the withdrawal replaces the open request of the line. */
export function ReplacedRequest({ request }: { readonly request: ReplacedRequestOfLine }): ReactElement {
  const { number } = request;
  return (
    <p className={look.lineNote}>
      {request.kind === "return" ? (
        <Trans>Withdrawing ends your open request {number} (return and refund) and takes its place.</Trans>
      ) : (
        <Trans>Withdrawing ends your open request {number} (refund only) and takes its place.</Trans>
      )}
    </p>
  );
}

/** A line with its quantity, or with the reason why it cannot be chosen. */
export function WithdrawalLineRow({ line, quantity, fixed, onQuantity }: WithdrawalLineRowProps): ReactElement {
  const { t } = useLingui();
  const { name, optionText, left, refunds, excluded } = line;
  const isOpen = left > 0;
  const refund = refunds[quantity - 1];
  return (
    <li className={look.line}>
      {isOpen && !fixed && (
        <Checkbox
          aria-label={t`Withdraw from ${name}`}
          checked={quantity > 0}
          onChange={(event) => onQuantity(event.currentTarget.checked ? left : 0)}
        />
      )}
      <LineThumbnail src={line.image} />
      <div className={look.lineText}>
        <h3 className={look.lineName}>{name}</h3>
        {optionText !== null && <p className={look.lineNote}>{optionText}</p>}
        <p className={look.lineNote}>
          <Plural value={line.quantity} one="# piece" other="# pieces" />
          {isOpen && left < line.quantity && (
            <>
              <span>{" · "}</span>
              <Plural value={left} one="# of them left" other="# of them left" />
            </>
          )}
        </p>
        {excluded !== null && <p className={look.excluded}>{excluded}</p>}
        {line.replaces !== null && <ReplacedRequest request={line.replaces} />}
        {excluded === null && !isOpen && (
          <p className={look.excluded}>
            <Trans>All of it has been given back already.</Trans>
          </p>
        )}
      </div>
      <div className={look.lineChoice}>
        {isOpen && !fixed && quantity > 0 && left > 1 && (
          <QuantityStepper label={t`Pieces of ${name}`} value={quantity} max={left} onChange={onQuantity} />
        )}
        {quantity > 0 && refund !== undefined && (
          <span className={look.refund}>
            <span translate="no">{formatMoney(refund)}</span>
          </span>
        )}
      </div>
    </li>
  );
}

/** Stands beside the product's name, so its alternative text is empty. */
export function LineThumbnail({ src }: { readonly src: string | null }): ReactElement {
  if (src === null) return <span aria-hidden className={thumbnail} />;
  return (
    <img
      className={thumbnail}
      {...imageSource(src, width)}
      sizes={`${width}px`}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
    />
  );
}
