import { Trans, useLingui } from "@lingui/react/macro";
import { saveShopAddresses, type SeenShopAddresses, type ShopAddresses } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { shopAddressesRoute } from "../routes.ts";
import { ChangedMeanwhile } from "../shared/changed-meanwhile.tsx";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { stack } from "../shared/page.css.ts";
import { SaveBar } from "../shared/save-bar.tsx";
import { useChange } from "../shared/use-change.ts";
import { type AddressWork, changedParts, overTheirs, workAfterSaving, writtenAddresses } from "./address-draft.ts";
import { HoursPanel } from "./hours-panel.tsx";
import { PickupPanel } from "./pickup-panel.tsx";
import { ReturnsPanel } from "./returns-panel.tsx";

export interface AddressesFormProps {
  readonly saved: SeenShopAddresses;
  /** The staff may only look. */
  readonly isOwner: boolean;
  /** Reads them again. */
  readonly onSaved: () => Promise<unknown>;
}

/** What a part of the page shows and changes. */
export interface AddressPartProps {
  readonly draft: ShopAddresses;
  /** What is wrong, by the fields of the wire; of a text its languages stand behind the name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (more: Partial<ShopAddresses>) => void;
}

const fields = [
  "district_id",
  "street",
  "return_contact",
  "return_phone",
  "return_address",
  "opens_at",
  "closes_at",
] as const;

/** Three parts and one bar to save them. What is typed stays where somebody else has saved meanwhile. */
export function AddressesForm({ saved, isOwner, onSaved }: AddressesFormProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = shopAddressesRoute.useRouteContext();
  const [work, setWork] = useState<AddressWork | null>(null);
  const save = useChange({
    event: "shop-change",
    send: async (addresses: SeenShopAddresses) => {
      await saveShopAddresses(desk, writtenAddresses(addresses));
      await onSaved();
    },
    onDone: (_answer, sent) => {
      setWork((now) => workAfterSaving(now, sent));
      toasts.show(t`Saved`);
    },
  });
  const { problem, field, busy } = save;
  const changes = work === null ? 0 : changedParts(work);
  // While it is saved, what is newer is the own change.
  const isChangedMeanwhile = work !== null && changes > 0 && !busy && saved.revision > work.base.revision;
  const isOfField = field !== null && fields.some((each) => field === each || isTextOf(field, each));
  const shown = work?.draft ?? saved;
  const part: AddressPartProps = {
    draft: shown,
    errors: problem === null || field === null ? {} : { [field]: problem },
    onChange: (more) => {
      setWork({ base: work?.base ?? saved, draft: { ...shown, ...more } });
      if (problem !== null) save.reset();
    },
  };
  function goOn(next: AddressWork | null): void {
    setWork(next);
    save.reset();
  }
  return (
    <>
      {isChangedMeanwhile && (
        <ChangedMeanwhile onTheirs={() => goOn(null)} onMine={() => goOn(overTheirs(work, saved))} />
      )}
      <fieldset disabled={!isOwner} className={stack} aria-label={t`Addresses and hours`}>
        <PickupPanel {...part} />
        <ReturnsPanel {...part} />
        <HoursPanel {...part} />
      </fieldset>
      <SaveBar
        changes={changes}
        busy={busy}
        problem={isOfField ? null : problem}
        onUndo={() => goOn(null)}
        onSave={() => save.run(shown)}
        onRedo={null}
      />
      <LeaveDialog isNeeded={changes > 0}>
        <Trans>What you have changed here is lost.</Trans>
      </LeaveDialog>
    </>
  );
}

function isTextOf(field: string, name: string): boolean {
  return locales.some((locale) => field === `${name}_${locale}`);
}
