import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceTrade, saveMarketplaceTrade } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { tradesRoute } from "../routes.ts";
import { NamedPictureDialog } from "../shared/named-picture-dialog.tsx";

export interface TradeDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly trade: MarketplaceTrade | null;
  readonly onClose: () => void;
}

/** What a trade is called, in all languages, and its picture. */
export function TradeDialog({ trade, onClose }: TradeDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = tradesRoute.useRouteContext();
  return (
    <NamedPictureDialog
      item={trade}
      title={trade === null ? <Trans>New trade</Trans> : <Trans>Change the trade</Trans>}
      maxNameLength={60}
      picture={{ label: <Trans>Picture</Trans>, use: "trade", pixels: "400 × 400" }}
      event="marketplace-trade-change"
      send={(draft) => saveMarketplaceTrade(desk, draft)}
      saved={t`The trade is saved.`}
      onClose={onClose}
    />
  );
}
