import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FlashOffer, rejectFlashOffer, withdrawFlashOffer } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { flashSaleRoute } from "../routes.ts";
import { TextDialog } from "../shared/text-dialog.tsx";

const maxLength = 500;

export interface EndOfferDialogProps {
  readonly kind: "reject" | "withdraw";
  /** As it was when the dialog was opened. */
  readonly offer: FlashOffer;
  readonly onClose: () => void;
}

/** Asks why a proposal is refused, or an accepted one withdrawn. */
export function EndOfferDialog({ kind, offer, onClose }: EndOfferDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = flashSaleRoute.useRouteContext();
  const { product, shop, skus } = offer;
  const { name } = product;
  const left = skus.reduce((sum, sku) => sum + (sku.left ?? 0), 0);
  const isWithdrawn = kind === "withdraw";
  return (
    <TextDialog
      title={isWithdrawn ? <Trans>Withdraw “{name}”?</Trans> : <Trans>Refuse “{name}”?</Trans>}
      text={
        isWithdrawn ? (
          <>
            <Trans>It costs its regular price from now on, also in carts. {shop.name} reads why.</Trans>{" "}
            {left > 0 && (
              <Plural
                value={left}
                one="# piece that was set aside is stock again."
                other="# pieces that were set aside are stock again."
              />
            )}
          </>
        ) : (
          <Trans>{shop.name} reads why.</Trans>
        )
      }
      label={t`Reason`}
      missing={t`Please write the reason.`}
      limit={maxLength}
      confirm={isWithdrawn ? t({ message: "Withdraw it", context: "flash sale" }) : t`Refuse it`}
      done={isWithdrawn ? t`The product is no longer in the flash sale.` : t`The proposal is refused.`}
      event="flash-sale-change"
      send={(grounds) => (isWithdrawn ? withdrawFlashOffer : rejectFlashOffer)(desk, { seen: offer, grounds })}
      onClose={onClose}
    />
  );
}
