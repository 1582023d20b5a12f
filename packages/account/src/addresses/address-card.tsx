import { Trans, useLingui } from "@lingui/react/macro";
import type { Address } from "@plaza/api-client";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { useWrittenAddress } from "./address-changes.ts";
import { actions, atEnd, card, name, phone, recipient, written as writtenLook } from "./addresses-page.css.ts";

export interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onSetDefault: () => void;
}

export function AddressCard({ address, onEdit, onDelete, onSetDefault }: AddressCardProps): ReactElement {
  const { t } = useLingui();
  const who = address.recipient;
  const written = useWrittenAddress(address);
  return (
    <li className={card}>
      <div className={name}>
        <span className={recipient}>{who}</span>
        <span className={phone}>{address.phone}</span>
        {address.isDefault && (
          <Tag kind="neutral">
            <Trans>Default</Trans>
          </Tag>
        )}
      </div>
      <p className={writtenLook}>{written}</p>
      <div className={actions}>
        <Button kind="quiet" size="small" aria-label={t`Edit: ${who}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button kind="quiet" size="small" aria-label={t`Delete: ${who}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
        {!address.isDefault && (
          <Button
            kind="quiet"
            size="small"
            className={atEnd}
            aria-label={t`Set as default: ${who}`}
            onClick={({ currentTarget }) => {
              // The press removes this button, so the focus moves to the first button of the same address.
              currentTarget.parentElement?.querySelector("button")?.focus();
              onSetDefault();
            }}
          >
            <Trans>Set as default</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
