import { Trans } from "@lingui/react/macro";
import type { FlashSlot, FlashSlotState } from "@plaza/api-client";
import { to, useMounted } from "@plaza/routing";
import { Countdown } from "@plaza/ui-kit/countdown";
import { Icon } from "@plaza/ui-kit/icon";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { Link } from "@tanstack/react-router";
import { Zap } from "lucide";
import { type ReactElement, useId, useState } from "react";
import { chooseFlashSlot } from "./flash-choice.ts";
import { flashSale } from "./flash-sale.css.ts";
import { FlashTile } from "./flash-tile.tsx";

const mostProducts = 6;

export interface FlashSaleProps {
  readonly slots: readonly FlashSlot[];
  /** When the slots were fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
  /** Called when a slot begins or ends, which changes prices. */
  readonly onTurn: () => void;
}

function Session({ slot, state }: { readonly slot: FlashSlot; readonly state: FlashSlotState }): ReactElement {
  const time = slot.startsAt;
  if (state === "running") return <Trans>{time} session ends in</Trans>;
  return state === "upcoming" ? <Trans>Starts at {time}, in</Trans> : <Trans>The {time} session is over</Trans>;
}

/** The chosen slot of the flash sale with its countdown; nothing where it has no products. */
export function FlashSale({ slots, fetchedAt, onTurn }: FlashSaleProps): ReactElement | null {
  const id = useId();
  const drawnAt = useServerTime(fetchedAt);
  const [turnedAt, setTurnedAt] = useState(drawnAt);
  const toFlashSale = useMounted(to.flashSale);
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
    <section className={flashSale} aria-labelledby={id}>
      <SectionHeading
        id={id}
        icon={<Icon of={Zap} size={22} filled />}
        title={<Trans>Flash sale</Trans>}
        remark={<Session slot={slot} state={state} />}
        aside={
          state === "over" ? null : (
            <Countdown key={edge} endsAt={edge} now={turnedAt} clock={serverNow} onEnd={onEnd} />
          )
        }
        {...(toFlashSale !== null && {
          link: (content, className) => (
            <Link {...toFlashSale()} className={className}>
              {content}
            </Link>
          ),
        })}
      />
      <ProductGrid columns={5} onPhone="row">
        {slot.products.slice(0, mostProducts).map((product) => (
          <FlashTile key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
