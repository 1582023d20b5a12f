import type { ReactElement } from "react";
import { RevokeDialog, type RevokeDialogProps } from "./revoke-dialog.tsx";
import { ShipmentDialog, type ShipmentDialogProps } from "./shipment-dialog.tsx";

export interface RequestDialogProps extends RevokeDialogProps, ShipmentDialogProps {
  readonly about: "revocation" | "shipment";
}

/** What is done about a request. */
export function RequestDialog({ about, onRevoked, onSent, ...rest }: RequestDialogProps): ReactElement {
  return about === "revocation" ? (
    <RevokeDialog {...rest} onRevoked={onRevoked} />
  ) : (
    <ShipmentDialog {...rest} onSent={onSent} />
  );
}
