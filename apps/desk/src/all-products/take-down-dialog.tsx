import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceProduct, takeProductDown } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { allProductsRoute } from "../routes.ts";
import { TextDialog } from "../shared/text-dialog.tsx";

const maxLength = 500;

export interface TakeDownDialogProps {
  /** As it was when the dialog was opened. */
  readonly product: MarketplaceProduct;
  readonly onClose: () => void;
}

/** Asks why a product is taken down, or stays so although its shop has asked for it. */
export function TakeDownDialog({ product, onClose }: TakeDownDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = allProductsRoute.useRouteContext();
  const { id, name, shop, takedown } = product;
  const isDown = takedown !== null;
  return (
    <TextDialog
      title={isDown ? <Trans>Keep “{name}” down?</Trans> : <Trans>Take “{name}” down?</Trans>}
      text={
        isDown ? (
          <Trans>{shop.name} reads why, and can ask again.</Trans>
        ) : (
          <Trans>
            Nobody finds or buys it from now on, also from carts. {shop.name} reads why, and cannot put it on sale until
            it is given back.
          </Trans>
        )
      }
      label={t`Reason`}
      hint={t`What is wrong, and what the shop can put right`}
      missing={t`Please write the reason.`}
      limit={maxLength}
      confirm={isDown ? t`Keep it down` : t`Take it down`}
      done={isDown ? t`The product stays down.` : t`The product is taken down.`}
      event="takedown-change"
      send={(grounds) => takeProductDown(desk, { id, revision: takedown?.revision ?? null, grounds })}
      onClose={onClose}
    />
  );
}
