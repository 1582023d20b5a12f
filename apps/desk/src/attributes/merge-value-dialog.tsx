import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceAttribute, type MarketplaceAttributeValue, mergeAttributeValue } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { attributesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { mute } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { ValueSelect } from "./value-select.tsx";

export interface MergeValueDialogProps {
  /** As it was when the dialog was opened. */
  readonly attribute: MarketplaceAttribute;
  readonly value: MarketplaceAttributeValue;
  readonly onClose: () => void;
}

/** Makes a value one with another of its attribute, which gets its words. */
export function MergeValueDialog({ attribute, value, onClose }: MergeValueDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = attributesRoute.useRouteContext();
  const [targetId, setTargetId] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  const merge = useChange({
    event: "marketplace-attribute-change",
    send: (into: number) => {
      const { id, revision } = attribute;
      return mergeAttributeValue(desk, { seen: { id, revision }, valueId: value.id, targetId: into });
    },
    onDone: () => {
      toasts.show(t`The values are one now.`);
      onClose();
    },
  });
  const name = textIn(value.name);
  return (
    <FormDialog
      title={<Trans>Merge “{name}” into another value</Trans>}
      submitLabel={<Trans>Merge them</Trans>}
      busy={merge.busy}
      problem={merge.problem}
      onSubmit={() => {
        setIsTried(true);
        if (targetId !== null) merge.run(targetId);
      }}
      onClose={onClose}
    >
      <ValueSelect
        label={<Trans>Into</Trans>}
        hint={<Trans>It keeps its own name, and gets the words of the other one</Trans>}
        error={isTried && targetId === null ? t`Please choose another value.` : undefined}
        values={attribute.values.filter(({ id }) => id !== value.id)}
        none={t`Please choose`}
        value={targetId}
        onChoose={(id) => {
          setTargetId(id);
          if (merge.problem !== null) merge.reset();
        }}
      />
      <p className={mute}>
        <Trans>Addresses that name “{name}” find the other value from then on. This cannot be undone.</Trans>
      </p>
    </FormDialog>
  );
}
