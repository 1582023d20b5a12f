import { Trans } from "@lingui/react/macro";
import type { Address } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import {
  type AddressDraft,
  type CompleteAddress,
  emptyAddress,
  maxWideRecipientLength,
} from "@plaza/shopping/address-rules";
import type { ImportOrReload } from "@plaza/shopping/region-names";
import { loadRegions } from "@plaza/shopping/regions";
import { AddressForm } from "@plaza/ui-kit/address-form";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type ReactElement, type ReactNode, useCallback, useId, useState } from "react";

export interface AddressDialogProps {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  /** The customer has no address yet. */
  readonly first: boolean;
  /** A new address is the default unless the customer says otherwise. */
  readonly asDefault?: boolean;
  /** The platform takes longer names of recipients than the contract. */
  readonly longRecipients: boolean;
  /** Fetches the code with the regions. */
  readonly importOrReload: ImportOrReload;
  /** It is being saved. */
  readonly busy: boolean;
  /** Why it was not saved. */
  readonly failure: ReactNode;
  /** Called when the customer begins to correct what was not saved. */
  readonly onChange?: () => void;
  readonly onSubmit: (address: CompleteAddress) => void;
  readonly onClose: () => void;
}

/** Asks for a new address, or for what is to be changed of one. Who draws it saves the address. */
export function AddressDialog(props: AddressDialogProps): ReactElement {
  const { address, first, asDefault = false, longRecipients, importOrReload, busy, failure } = props;
  const formId = useId();
  const language = useLocale();
  const regions = useCallback(
    () => loadRegions(importOrReload, { language, saved: address }),
    [importOrReload, language, address],
  );
  const [draft, setDraft] = useState<AddressDraft>(address ?? { ...emptyAddress, isDefault: asDefault });
  function change(next: AddressDraft): void {
    setDraft(next);
    props.onChange?.();
  }
  function close(): void {
    if (!busy) props.onClose();
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={close}
      title={address === null ? <Trans>Add address</Trans> : <Trans>Edit address</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {busy ? <Trans>Saving</Trans> : <Trans>Save address</Trans>}
          </Button>
        </>
      }
    >
      <AddressForm
        recipientLimit={longRecipients ? maxWideRecipientLength : undefined}
        id={formId}
        value={draft}
        onChange={change}
        regions={regions}
        first={first}
        busy={busy}
        failure={failure}
        onSubmit={props.onSubmit}
      />
    </Dialog>
  );
}
