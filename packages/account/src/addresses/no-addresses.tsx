import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";
import image from "./no-addresses.webp";

export interface NoAddressesProps {
  readonly onAdd: () => void;
}

export function NoAddresses({ onAdd }: NoAddressesProps): ReactElement {
  return (
    <EmptyState
      tone="page"
      image={<img src={image} alt="" width={240} height={180} />}
      title={<Trans>No addresses yet</Trans>}
      line={<Trans>Add your first address, and ordering takes a minute.</Trans>}
      action={
        <Button kind="primary" onClick={onAdd}>
          <Trans>Add address</Trans>
        </Button>
      }
    />
  );
}
