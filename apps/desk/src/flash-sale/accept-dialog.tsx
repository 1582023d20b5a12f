import { Trans, useLingui } from "@lingui/react/macro";
import { acceptFlashOffer, type FlashOffer, flashConflictsQuery } from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { ConflictNotes } from "../flash-offers/conflict-notes.tsx";
import { WhenText } from "../flash-offers/flash-texts.tsx";
import { OfferedPrices } from "../flash-offers/offered-prices.tsx";
import { flashSaleRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { mute } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

export interface AcceptDialogProps {
  /** As it was when the dialog was opened. */
  readonly offer: FlashOffer;
  readonly onClose: () => void;
}

/** Accepts what a shop has proposed, in spite of what else lowers its price where somebody has read that. */
export function AcceptDialog({ offer, onClose }: AcceptDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = flashSaleRoute.useRouteContext();
  const query = useQuery(flashConflictsQuery(desk, { offerId: offer.id }));
  const [inSpite, setInSpite] = useState(false);
  const accept = useChange({
    event: "flash-sale-change",
    send: () => acceptFlashOffer(desk, { seen: offer, inSpite }),
    onDone: () => {
      toasts.show(t`The proposal is accepted.`);
      onClose();
    },
  });
  const { name } = offer.product;
  const conflicts = query.data ?? [];
  return (
    <FormDialog
      title={<Trans>Accept “{name}”?</Trans>}
      submitLabel={<Trans>Accept it</Trans>}
      busy={accept.busy}
      disabled={query.data === undefined || (conflicts.length > 0 && !inSpite)}
      problem={accept.problem}
      onSubmit={() => accept.run()}
      onClose={onClose}
    >
      <p>
        <WhenText slot={offer.slot} startsOn={offer.startsOn} endsOn={offer.endsOn} />
      </p>
      <OfferedPrices offer={offer} />
      {offer.skus.some(({ setAside }) => setAside !== null) && (
        <p className={mute}>
          <Trans>Pieces that are set aside leave the stock at once.</Trans>
        </p>
      )}
      <Loaded query={query} lines={1}>
        {(found) => (
          <>
            <ConflictNotes conflicts={found} />
            {found.length > 0 && (
              <Checkbox
                label={t`Accept it in spite of this`}
                checked={inSpite}
                onChange={({ currentTarget: { checked } }) => setInSpite(checked)}
              />
            )}
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}
