import { Trans } from "@lingui/react/macro";
import { type SettlementShop, siteConfigurationQuery } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { rootRoute, useQueryData } from "@plaza/routing";
import { ChoiceInput } from "@plaza/ui-kit/choice-input";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleCheck } from "lucide";
import { type ReactElement, type ReactNode, useId } from "react";
import { OpeningTimes } from "../shared/opening-times.tsx";
import { useWrittenAddress } from "../shared/written-address.tsx";
import { lines, name, tick } from "./address-cards.css.ts";
import * as look from "./delivery-choice.css.ts";

interface ExpressTermsProps {
  /** Fen; null: it depends on an address that is not chosen yet, or was not settled. */
  readonly fee: number | null;
}

interface ShopTermsProps extends ExpressTermsProps {
  readonly shop: Pick<SettlementShop, "selfOperated">;
}

/** What sending costs, and how long it takes in the words of who runs the site, where that is who sends it. */
function ExpressTerms({ fee, shop }: ShopTermsProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const site = useQueryData(siteConfigurationQuery(api));
  const promise = (shop.selfOperated && site?.promises.delivery) || "";
  return (
    <>
      <ExpressFee fee={fee} />
      {promise !== "" && (
        <>
          {" "}
          <br />
          <span>{promise}</span>
        </>
      )}
    </>
  );
}

export function ExpressFee({ fee }: ExpressTermsProps): ReactElement {
  if (fee === null) return <Trans>The fee depends on the address</Trans>;
  return fee === 0 ? <Trans context="delivery">Free</Trans> : <span translate="no">{formatMoney(fee)}</span>;
}

export interface DeliveryChoiceProps {
  readonly shop: SettlementShop;
  /** The shopper's last choice, settled or not. */
  readonly pickup: boolean;
  /** What express delivery costs, fen; null: not known. */
  readonly expressFee: number | null;
  readonly onPickup: (pickup: boolean) => void;
}

/** How a shop's goods reach the shopper, where there is a choice, and where and when they can be picked up. */
export function DeliveryChoice({ shop, pickup, expressFee, onPickup }: DeliveryChoiceProps): ReactElement | null {
  const id = useId();
  const isOffered = shop.deliveries.includes("express") && shop.deliveries.includes("pickup");
  if (!isOffered) return shop.delivery === "pickup" ? <p className={look.pickup}>{pickupPoint(shop)}</p> : null;
  return (
    <div role="radiogroup" aria-labelledby={id} className={look.choice}>
      <span id={id} className={look.label}>
        <Trans>Delivery method</Trans>
      </span>
      <div className={look.ways}>
        <Way group={id} title={<Trans>Express delivery</Trans>} chosen={!pickup} onChoose={() => onPickup(false)}>
          <ExpressTerms fee={expressFee} shop={shop} />
        </Way>
        <Way group={id} title={<Trans>Pick-up at the shop</Trans>} chosen={pickup} onChoose={() => onPickup(true)}>
          {pickupPoint(shop)}
        </Way>
      </div>
    </div>
  );
}

interface WayProps {
  readonly group: string;
  readonly title: ReactNode;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

function Way({ group, title, chosen, onChoose, children }: WayProps): ReactElement {
  const id = useId();
  return (
    <label className={look.way}>
      <ChoiceInput
        type="radio"
        name={group}
        className={visuallyHidden}
        checked={chosen}
        aria-labelledby={id}
        aria-describedby={children === undefined ? undefined : `${id}-lines`}
        onChange={onChoose}
      />
      <span id={id} className={name}>
        {title}
      </span>
      {children !== undefined && (
        <span id={`${id}-lines`} className={lines}>
          {children}
        </span>
      )}
      <span className={tick}>
        <Icon of={CircleCheck} size={20} />
      </span>
    </label>
  );
}

/** Undefined where the platform says neither where nor when. */
function pickupPoint({ pickupAddress, openingHours }: SettlementShop): ReactElement | undefined {
  if (pickupAddress === null && openingHours === null) return undefined;
  return (
    <>
      {pickupAddress !== null && <PickupAddress address={pickupAddress} />}
      {pickupAddress !== null && openingHours !== null && (
        <>
          {" "}
          <br />
        </>
      )}
      {openingHours !== null && <OpeningTimes hours={openingHours} />}
    </>
  );
}

function PickupAddress({ address }: { readonly address: NonNullable<SettlementShop["pickupAddress"]> }): ReactElement {
  return <span>{useWrittenAddress(address)}</span>;
}
