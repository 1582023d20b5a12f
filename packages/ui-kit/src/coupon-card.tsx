import { Trans, useLingui } from "@lingui/react/macro";
import { moneyParts } from "@plaza/i18n";
import { Check } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";
import * as look from "./coupon-card.css.ts";
import { Icon } from "./icon.tsx";
import type { LinkSlot } from "./link-slot.ts";
import { Tag } from "./tag.tsx";
import { SlotContent } from "./slot-content.tsx";

/**
 * `open`: can be received; `openAgain`: received, and can be received once more; `upcoming`: can be received later; `gone`:
 * none is left to receive.
 */
export type CouponState = "open" | "openAgain" | "received" | "upcoming" | "usable" | "gone" | "used" | "expired";

export interface CouponCardProps {
  readonly name: string;
  /** Fen. */
  readonly amount: number;
  /** Fen; null: there is no minimum. */
  readonly threshold: number | null;
  /** What it is good for; it may open to say more. */
  readonly scope: ReactNode;
  /** When it can be used. */
  readonly validity: ReactNode;
  readonly state: CouponState;
  /** Shown while the coupon is open, upcoming or usable, where the state itself needs no text: "1 per person". */
  readonly remark?: ReactNode;
  /** While it can be received. */
  readonly onReceive?: (() => void) | undefined;
  /** It is being received. */
  readonly busy?: boolean | undefined;
  /** Where it can be used, for one that was received; for one that was used, its order. */
  readonly link?: LinkSlot | undefined;
  /** The level of its name, one below the heading above it. */
  readonly heading?: "h2" | "h3" | undefined;
}

/** The coupon's worth on the left, its terms on the right. The notches take the colour of the ground below (`--coupon-ground`). */
export function CouponCard(props: CouponCardProps): ReactElement {
  const { name, amount, threshold, scope, validity, state, heading: Heading = "h3", ...foot } = props;
  const over = state === "gone" || state === "used" || state === "expired";
  return (
    <article className={over ? `${look.card} ${look.over}` : look.card} aria-label={name}>
      <div className={look.worth}>
        <Worth amount={amount} />
        <span className={look.condition}>
          {threshold === null ? <Trans>No minimum</Trans> : <Threshold amount={threshold} />}
        </span>
      </div>
      <div className={look.body}>
        <Heading className={look.title}>{name}</Heading>
        <div className={look.note}>{scope}</div>
        <p className={look.note}>{validity}</p>
        <div className={look.foot}>
          <Foot state={state} {...foot} />
        </div>
      </div>
    </article>
  );
}

type FootProps = Pick<CouponCardProps, "state" | "remark" | "onReceive" | "busy" | "link">;

function Foot({ state, remark, onReceive, busy = false, link }: FootProps): ReactElement {
  const { t } = useLingui();
  const has = state === "received" || state === "openAgain";
  const texts: Partial<Record<CouponState, ReactNode>> = {
    open: remark,
    upcoming: remark,
    usable: remark,
    gone: t`All gone`,
    used: t`Used`,
    expired: t`Expired`,
  };
  const label = state === "openAgain" ? t`Receive again` : t`Receive`;
  const receivable = state === "open" || state === "openAgain";
  return (
    <>
      <span className={look.stateText}>
        {has && (
          <Tag kind="success">
            <Icon of={Check} size={12} />
            <Trans>Received</Trans>
          </Tag>
        )}
        <SlotContent>{texts[state]}</SlotContent>
      </span>
      {receivable && onReceive !== undefined && (
        <Button size="small" kind={state === "open" ? "tint" : "second"} busy={busy} onClick={onReceive}>
          {label}
        </Button>
      )}
      {(state === "gone" || state === "upcoming") && (
        <Button size="small" aria-disabled>
          {t`Receive`}
        </Button>
      )}
      {(state === "usable" || state === "received") &&
        link?.({ className: buttonClass({ size: "small" }), children: t`Use it` })}
      {state === "used" && link?.({ className: buttonClass({ size: "small" }), children: t`See the order` })}
    </>
  );
}

function Worth({ amount }: { readonly amount: number }): ReactElement {
  const { sign, integer, fraction } = moneyParts(amount);
  return (
    <span className={look.amount}>
      <span className={look.small}>{sign}</span>
      <span translate="no">{integer}</span>
      {fraction !== "00" && <span className={look.small} translate="no">{`.${fraction}`}</span>}
    </span>
  );
}

function Threshold({ amount }: { readonly amount: number }): ReactElement {
  const { sign, integer, fraction } = moneyParts(amount);
  const least = `${sign}${integer}${fraction === "00" ? "" : `.${fraction}`}`;
  return <Trans>Over {least}</Trans>;
}
