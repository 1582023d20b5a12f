import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { closeFlashOpening, type ListedFlashOpening } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { opening as openingLook, openings as openingsLook } from "../flash-offers/flash-offers.css.ts";
import { DaysText, slotClock, SlotText } from "../flash-offers/flash-texts.tsx";
import { flashSaleRoute } from "../routes.ts";
import { mute, panel, panelTitle, row, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

export interface OpeningListProps {
  readonly openings: readonly ListedFlashOpening[];
  readonly onDeadline: (opening: ListedFlashOpening) => void;
}

/** What shops can propose for, or could until its deadline. */
export function OpeningList({ openings, onDeadline }: OpeningListProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = flashSaleRoute.useRouteContext();
  const [closing, setClosing] = useState<ListedFlashOpening | null>(null);
  const close = useChange({
    event: "flash-sale-change",
    send: (opening: ListedFlashOpening) => closeFlashOpening(desk, opening),
    onDone: () => {
      toasts.show(t`Shops can no longer propose for it.`);
      setClosing(null);
    },
  });
  return (
    <section className={panel} aria-labelledby="flash-openings">
      <h2 id="flash-openings" className={panelTitle}>
        <Trans>Open for proposals</Trans>
      </h2>
      <ul className={openingsLook}>
        {openings.map((opening) => (
          <li key={opening.id} className={openingLook}>
            <Opening opening={opening} />
            <div className={row}>
              <Button
                size="small"
                aria-label={t`Change the deadline: ${slotClock(opening.slot)}`}
                onClick={() => onDeadline(opening)}
              >
                <Trans>Change the deadline</Trans>
              </Button>
              <Button
                size="small"
                aria-label={t({ message: `Close: ${slotClock(opening.slot)}`, context: "proposals" })}
                onClick={() => {
                  close.reset();
                  setClosing(opening);
                }}
              >
                <Trans context="proposals">Close…</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={closing !== null}
        title={<Trans>Close it for proposals?</Trans>}
        keep={<Trans>Leave it open</Trans>}
        confirm={<Trans>Close it</Trans>}
        busy={close.busy}
        error={close.problem}
        onConfirm={() => {
          if (closing !== null) close.run(closing);
        }}
        onClose={() => setClosing(null)}
      >
        <Trans>What shops have proposed stays, and you can still decide about it.</Trans>
      </ConfirmDialog>
    </section>
  );
}

function Opening({ opening }: { readonly opening: ListedFlashOpening }): ReactElement {
  const deadline = formatDateTime(opening.proposalsUntil, useReader());
  return (
    <div>
      <div className={strong}>
        <SlotText slot={opening.slot} />
      </div>
      <DaysText startsOn={opening.startsOn} endsOn={opening.endsOn} />
      <div className={mute}>
        <Trans>Proposals until {deadline}</Trans>
      </div>
      <div className={mute}>
        <Plural value={opening.proposalCount} one="# proposal" other="# proposals" />
      </div>
    </div>
  );
}
