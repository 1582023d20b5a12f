import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceAttribute, type MarketplaceAttributeValue, saveAttributeValue } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { attributesRoute } from "../routes.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { WordingForm } from "./wording-form.tsx";

export interface ValueDialogProps {
  /** As it was when the dialog was opened. */
  readonly attribute: MarketplaceAttribute;
  /** Null: it is new. */
  readonly value: MarketplaceAttributeValue | null;
  readonly onClose: () => void;
}

/** What a value of an attribute is called. */
export function ValueDialog({ attribute, value, onClose }: ValueDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = attributesRoute.useRouteContext();
  const { id, revision } = attribute;
  const name = textIn(attribute.name);
  return (
    <WordingForm
      title={value === null ? <Trans>New value of “{name}”</Trans> : <Trans>Change the value of “{name}”</Trans>}
      present={value}
      send={(wording) => saveAttributeValue(desk, { seen: { id, revision }, valueId: value?.id ?? null, ...wording })}
      saved={t`The value is saved.`}
      onClose={onClose}
    />
  );
}
