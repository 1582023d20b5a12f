import { Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { customerPrice } from "@plaza/shopping/customer-price";
import { savingReference } from "@plaza/shopping/saving-reference";
import { Countdown } from "@plaza/ui-kit/countdown";
import { explanation } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Price, WasPrice } from "@plaza/ui-kit/price";
import { Saving, SavingPercent } from "@plaza/ui-kit/saving";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { Zap } from "lucide";
import type { ReactElement } from "react";
import { bar, box, ends, flash, member } from "./product-price-box.css.ts";

export interface ProductPriceBoxProps {
  readonly product: Pick<ProductDetail, "price" | "marketPrice" | "memberPrice" | "flashSale">;
  /** The chosen variant; without one the product's own prices are shown. */
  readonly sku: Sku | null;
  /** Whether the platform records prices, so that a saving counts from those of the last 30 days. */
  readonly isRecorded: boolean;
  /** When the product was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  /** Once, when the flash sale is over. */
  readonly onFlashEnd: () => void;
}

/** What this customer pays, what is struck beside it, and the lowest price of the 30 days before with the saving from that. */
export function ProductPriceBox(props: ProductPriceBoxProps): ReactElement {
  const { product, sku, isRecorded, fetchedAt, onFlashEnd } = props;
  const { flashSale } = product;
  const { price, marketPrice, memberPrice } = sku ?? product;
  const paid = customerPrice({ price, memberPrice }, flashSale !== null);
  const isReduced = marketPrice !== null && marketPrice > price;
  // A member's price is struck against what everybody pays.
  const struck = paid.forMember ? price : isReduced ? marketPrice : null;
  const lowest = isReduced ? (sku?.lowestBefore ?? null) : null;
  const reference = savingReference({ price, struckPrice: marketPrice, lowestBefore: lowest }, isRecorded);
  // It stands beside what it counts from.
  const saving = reference !== null && !paid.forMember && (
    <ClaimedSaving price={price} reference={reference} inPercent={flashSale !== null} />
  );
  return (
    <div>
      {flashSale !== null && <FlashBar endsAt={flashSale.endsAt} fetchedAt={fetchedAt} onEnd={onFlashEnd} />}
      <p className={flashSale === null ? box : `${box} ${flash}`}>
        <Price amount={paid.amount} size="page" better={struck !== null || flashSale !== null} />
        {struck !== null && <WasPrice amount={struck} />}
        {lowest === null && saving}
        {paid.forMember && (
          <span className={member}>
            <Trans>Member price</Trans>
          </span>
        )}
      </p>
      {lowest !== null && (
        <p className={explanation}>
          <LowestBefore amount={lowest} /> {saving}
        </p>
      )}
    </div>
  );
}

interface FlashBarProps {
  /** Epoch milliseconds, both. */
  readonly endsAt: number;
  /** When the product was fetched. */
  readonly fetchedAt: number;
  /** Once, when the sale is over. */
  readonly onEnd: () => void;
}

/** Stands on top of the price box while the product is in a flash sale. */
function FlashBar({ endsAt, fetchedAt, onEnd }: FlashBarProps): ReactElement {
  const now = useServerTime(fetchedAt);
  return (
    <div className={bar}>
      <Icon of={Zap} filled />
      <span>
        <Trans>Flash sale</Trans>
      </span>
      <span className={ends}>
        <Trans>ends in</Trans>
      </span>
      <Countdown endsAt={endsAt} now={now} clock={serverNow} onEnd={onEnd} tone="onBrand" />
    </div>
  );
}

interface ClaimedSavingProps {
  /** Fen, both. */
  readonly price: number;
  readonly reference: number;
  readonly inPercent: boolean;
}

function ClaimedSaving({ price, reference, inPercent }: ClaimedSavingProps): ReactElement {
  return inPercent ? <SavingPercent price={price} wasPrice={reference} /> : <Saving amount={reference - price} />;
}

function LowestBefore({ amount }: { readonly amount: number }): ReactElement {
  const lowest = formatMoney(amount);
  return <Trans>Lowest price of the 30 days before: {lowest}</Trans>;
}
