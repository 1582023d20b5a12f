import { Trans, useLingui } from "@lingui/react/macro";
import type { FlashSlot, FlashSlotState } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import { to, useOptionalLink } from "@plaza/routing";
import { Countdown } from "@plaza/ui-kit/countdown";
import { explanation } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { Link } from "@tanstack/react-router";
import { Zap } from "lucide";
import { type ReactElement, useId, useState } from "react";
import { chooseFlashSlot, slotState } from "../flash-tile/flash-choice.ts";
import { FlashState } from "../flash-tile/flash-state.tsx";
import { FlashTile } from "../flash-tile/flash-tile.tsx";
import * as look from "./flash-sale.css.ts";

const maxProducts = 4;
const maxSessions = 4;

export interface FlashSaleProps {
  readonly slots: readonly FlashSlot[];
  /** When the slots were fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
  /** Called when a slot begins or ends, which changes prices. */
  readonly onTurn: () => void;
}

function Session({ slot, state }: { readonly slot: FlashSlot; readonly state: FlashSlotState }): ReactElement {
  const time = nameZone(slot.startsAt, useReader(), slot.opensAt);
  if (state === "running") return <Trans>{time} session ends in</Trans>;
  return state === "upcoming" ? <Trans>Starts at {time}, in</Trans> : <Trans>The {time} session is over</Trans>;
}

/** The sessions of the day around the chosen one, which is among them however many there are. */
function Sessions({ slots, chosen, now }: SessionsProps): ReactElement | null {
  const { t } = useLingui();
  const reader = useReader();
  const first = Math.max(0, Math.min(slots.indexOf(chosen), slots.length - maxSessions));
  if (slots.length < 2) return null;
  return (
    <ul className={look.sessions} aria-label={t`Sessions of the day`}>
      {slots.slice(first, first + maxSessions).map((slot) => (
        <li key={slot.id} className={look.entry} aria-current={slot === chosen ? "true" : undefined}>
          <span>{nameZone(slot.startsAt, reader, slot.opensAt)}</span>
          <span>
            <FlashState of={slotState(slot, now)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SessionsProps {
  readonly slots: readonly FlashSlot[];
  readonly chosen: FlashSlot;
  readonly now: number;
}

/** The chosen slot of the flash sale with its countdown; nothing where it has no products. */
export function FlashSale({ slots, fetchedAt, onTurn }: FlashSaleProps): ReactElement | null {
  const id = useId();
  const renderedAt = useServerTime(fetchedAt);
  const [turnedAt, setTurnedAt] = useState(renderedAt);
  const toFlashSale = useOptionalLink(to.flashSale);
  const choice = chooseFlashSlot(slots, turnedAt);
  if (choice === null || choice.slot.products.length === 0) return null;
  const { slot, state } = choice;
  const edge = state === "running" ? slot.endsAt : slot.opensAt;

  function onEnd(): void {
    // At least the slot's edge, even where the corrected clock is still slightly behind it.
    setTurnedAt(Math.max(serverNow(), edge));
    onTurn();
  }
  return (
    <section className={look.flashSale} aria-labelledby={id}>
      <div className={look.side}>
        <SectionHeading
          id={id}
          icon={<Icon of={Zap} size={22} filled />}
          title={<Trans>Flash sale</Trans>}
          {...(toFlashSale !== null && {
            link: (content, className) => (
              <Link {...toFlashSale()} className={className}>
                {content}
              </Link>
            ),
          })}
        />
        <p className={explanation}>
          <Session slot={slot} state={state} />
        </p>
        {state !== "over" && <Countdown key={edge} endsAt={edge} now={turnedAt} clock={serverNow} onEnd={onEnd} />}
        <Sessions slots={slots} chosen={slot} now={turnedAt} />
      </div>
      <ProductGrid columns={4}>
        {slot.products.slice(0, maxProducts).map((product) => (
          <FlashTile key={product.id} product={product} state={state} />
        ))}
      </ProductGrid>
    </section>
  );
}
