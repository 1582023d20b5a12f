import { Trans, useLingui } from "@lingui/react/macro";
import {
  type MarketplaceAttribute,
  type MarketplaceAttributeValue,
  removeAttributeValue,
  removeMarketplaceAttribute,
} from "@plaza/api-client/desk";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { attributesRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface RemoveAttributeDialogProps {
  /** As it was when the dialog was opened. */
  readonly attribute: MarketplaceAttribute;
  readonly onClose: () => void;
}

export function RemoveAttributeDialog({ attribute, onClose }: RemoveAttributeDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = attributesRoute.useRouteContext();
  const { id, revision } = attribute;
  return (
    <Removal
      name={textIn(attribute.name)}
      done={t`The attribute is removed.`}
      send={() => removeMarketplaceAttribute(desk, { seen: { id, revision } })}
      onClose={onClose}
    />
  );
}

export interface RemoveValueDialogProps extends RemoveAttributeDialogProps {
  readonly value: MarketplaceAttributeValue;
}

export function RemoveValueDialog({ attribute, value, onClose }: RemoveValueDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = attributesRoute.useRouteContext();
  const { id, revision } = attribute;
  return (
    <Removal
      name={textIn(value.name)}
      done={t`The value is removed.`}
      send={() => removeAttributeValue(desk, { seen: { id, revision }, valueId: value.id })}
      onClose={onClose}
    />
  );
}

interface RemovalProps {
  readonly name: string;
  /** Said when it is done. */
  readonly done: string;
  readonly send: () => Promise<unknown>;
  readonly onClose: () => void;
}

function Removal({ name, done, send, onClose }: RemovalProps): ReactElement {
  const toasts = useToasts();
  const remove = useChange({
    event: "marketplace-attribute-change",
    send,
    onDone: () => {
      toasts.show(done);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={<Trans>Remove “{name}”?</Trans>}
      keep={<Trans>Leave it</Trans>}
      confirm={<Trans>Remove it</Trans>}
      busy={remove.busy}
      error={remove.problem}
      onConfirm={() => remove.run()}
      onClose={onClose}
    >
      <Trans>Products keep their options. Lists show them again as merchants have written them.</Trans>
    </ConfirmDialog>
  );
}
