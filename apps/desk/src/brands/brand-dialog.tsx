import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceBrand, saveMarketplaceBrand } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { brandsRoute } from "../routes.ts";
import { NamedPictureDialog } from "../shared/named-picture-dialog.tsx";

export interface BrandDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly brand: MarketplaceBrand | null;
  readonly onClose: () => void;
}

/** What a brand is called, in all languages, and its logo. */
export function BrandDialog({ brand, onClose }: BrandDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = brandsRoute.useRouteContext();
  return (
    <NamedPictureDialog
      item={brand}
      title={brand === null ? <Trans>New brand</Trans> : <Trans>Change the brand</Trans>}
      maxNameLength={100}
      picture={{ label: <Trans>Logo</Trans>, use: "brand", pixels: "200 × 200" }}
      event="marketplace-brand-change"
      send={(draft) => saveMarketplaceBrand(desk, draft)}
      saved={t`The brand is saved.`}
      onClose={onClose}
    />
  );
}
