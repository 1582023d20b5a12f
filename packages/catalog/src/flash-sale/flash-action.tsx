import { Trans, useLingui } from "@lingui/react/macro";
import type { FlashProduct, FlashSlotTime } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import type { FlashChoice } from "../flash-tile/flash-choice.ts";
import { ProductLink } from "../shared/product-link.tsx";

export interface FlashActionProps {
  readonly product: FlashProduct;
  /** The session that it is in. */
  readonly shown: FlashChoice<FlashSlotTime>;
}

/** What can be done with a product of the flash sale now. To buy it one chooses a variant of it, on its page. */
export function FlashAction({ product: { id, name, stock }, shown: { slot, state } }: FlashActionProps): ReactElement {
  const { t } = useLingui();
  const time = nameZone(slot.startsAt, useReader(), slot.opensAt);
  if (state === "over")
    return (
      <Button size="small" disabled>
        <Trans>Ended</Trans>
      </Button>
    );
  if (stock === 0)
    return (
      <Button size="small" disabled>
        <Trans>Sold out</Trans>
      </Button>
    );
  if (state === "upcoming")
    return (
      <ProductLink id={id} className={buttonClass({ size: "small" })} label={t`Starts at ${time}: ${name}`}>
        <Trans>Starts at {time}</Trans>
      </ProductLink>
    );
  return (
    <ProductLink id={id} className={buttonClass({ kind: "tint", size: "small" })} label={t`Buy now: ${name}`}>
      <Trans>Buy now</Trans>
    </ProductLink>
  );
}
