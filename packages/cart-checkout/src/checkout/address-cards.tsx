import { Trans, useLingui } from "@lingui/react/macro";
import type { Address } from "@plaza/api-client";
import { Button } from "@plaza/ui-kit/button";
import { ChoiceInput } from "@plaza/ui-kit/choice-input";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { CircleCheck, Plus } from "lucide";
import { type ReactElement, useId, useState } from "react";
import { useWrittenAddress } from "../shared/written-address.tsx";
import * as look from "./address-cards.css.ts";
import { firstAddresses, sortedAddresses } from "./address-order.ts";

export interface AddressCardsProps {
  readonly addresses: readonly Address[];
  readonly chosenId: number | null;
  readonly onChoose: (addressId: number) => void;
  readonly onAdd: () => void;
  readonly onEdit: (address: Address) => void;
}

/** Chooses one of the customer's addresses, or opens the form for a new one. */
export function AddressCards({ addresses, chosenId, ...on }: AddressCardsProps): ReactElement {
  const { t } = useLingui();
  const name = useId();
  const [all, setAll] = useState(false);
  const count = addresses.length;
  const shown = all ? sortedAddresses(addresses) : firstAddresses(addresses, chosenId);
  return (
    <>
      <div role="radiogroup" aria-label={t`Delivery address`} className={look.cards}>
        {shown.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            group={name}
            chosen={address.id === chosenId}
            onChoose={() => on.onChoose(address.id)}
            onEdit={() => on.onEdit(address)}
          />
        ))}
        <button type="button" className={look.add} onClick={on.onAdd}>
          <Icon of={Plus} size={20} />
          <Trans>Add address</Trans>
        </button>
      </div>
      {shown.length < addresses.length && (
        <Button kind="quiet" size="small" className={look.all} onClick={() => setAll(true)}>
          <Trans>Show all addresses ({count})</Trans>
        </Button>
      )}
    </>
  );
}

interface AddressCardProps {
  readonly address: Address;
  /** Shared by the cards. */
  readonly group: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

function AddressCard({ address, group, chosen, onChoose, onEdit }: AddressCardProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const { recipient, phone, isDefault } = address;
  const written = useWrittenAddress(address);
  return (
    <label className={look.address}>
      <ChoiceInput
        type="radio"
        name={group}
        className={visuallyHidden}
        checked={chosen}
        aria-labelledby={id}
        aria-describedby={`${id}-lines`}
        onChange={onChoose}
      />
      <span id={id} className={look.name}>
        <span>{recipient}</span> <span className={look.phone}>{phone}</span>
      </span>
      <span id={`${id}-lines`} className={look.lines}>
        {written}
      </span>
      <span className={look.foot}>
        {isDefault && (
          <Tag kind="neutral">
            <Trans context="address">Default</Trans>
          </Tag>
        )}
        <button type="button" className={look.edit} aria-label={t`Edit the address of ${recipient}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </button>
      </span>
      <span className={look.tick}>
        <Icon of={CircleCheck} size={20} />
      </span>
    </label>
  );
}
