import { Plural, Trans } from "@lingui/react/macro";
import type { FlashOffer, OfferedSku } from "@plaza/api-client/desk";
import { formatMoney, formatNumber, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { mute, number } from "../shared/page.css.ts";
import { priceLines } from "./flash-offers.css.ts";

/** The SKUs of an offer: before and in the sale, and what is set aside, left and sold. */
export function OfferedPrices({ offer: { skus, limit } }: { readonly offer: FlashOffer }): ReactElement {
  return (
    <ul className={priceLines}>
      {skus.map((sku) => (
        <li key={sku.id}>
          {sku.options !== "" && <bdi>{`${sku.options} · `}</bdi>}
          <span translate="no" className={number}>
            <del className={mute}>{formatMoney(sku.regularPrice)}</del> <strong>{formatMoney(sku.price)}</strong>
          </span>
          <div className={mute}>
            <Pieces sku={sku} />
          </div>
        </li>
      ))}
      {limit !== null && (
        <li className={mute}>
          <Plural value={limit} one="At most # piece a customer" other="At most # pieces a customer" />
        </li>
      )}
    </ul>
  );
}

function Pieces({ sku: { setAside, left, soldCount, stock } }: { readonly sku: OfferedSku }): ReactElement {
  const locale = useLocale();
  const sold = formatNumber(soldCount, locale);
  if (setAside === null) {
    const pieces = formatNumber(stock, locale);
    return (
      <Trans>
        From stock ({pieces}) · {sold} sold
      </Trans>
    );
  }
  const aside = formatNumber(setAside, locale);
  if (left === null)
    return (
      <Trans>
        {aside} to set aside · {sold} sold
      </Trans>
    );
  const pieces = formatNumber(left, locale);
  return (
    <Trans>
      {aside} set aside, {pieces} left · {sold} sold
    </Trans>
  );
}
