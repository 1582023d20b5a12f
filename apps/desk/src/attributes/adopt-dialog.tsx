import { Trans, useLingui } from "@lingui/react/macro";
import { adoptOption, type MarketplaceAttribute, type ProposedOption } from "@plaza/api-client/desk";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { attributesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { ValueSelect } from "./value-select.tsx";

export interface AdoptDialogProps {
  /** As they were when the dialog was opened; one at least. */
  readonly attributes: readonly MarketplaceAttribute[];
  readonly option: ProposedOption;
  readonly onClose: () => void;
}

/** Says which attribute and which value of it merchants mean by what they have written. */
export function AdoptDialog({ attributes, option, onClose }: AdoptDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = attributesRoute.useRouteContext();
  const [attribute, setAttribute] = useState(
    () => attributes.find(({ id }) => id === option.attributeId) ?? attributes[0],
  );
  const [valueId, setValueId] = useState<number | null>(null);
  const adopt = useChange({
    event: "marketplace-attribute-change",
    send: () => {
      const seen = attribute === undefined ? null : { id: attribute.id, revision: attribute.revision };
      return adoptOption(desk, { optionId: option.id, seen, valueId });
    },
    onDone: () => {
      toasts.show(t`The attribute is saved.`);
      onClose();
    },
  });
  const changed = (): void => {
    if (adopt.problem !== null) adopt.reset();
  };
  const [name, value] = [textIn(option.option), textIn(option.value)];
  return (
    <FormDialog
      title={
        <Trans>
          What is “{value}” of “{name}”?
        </Trans>
      }
      submitLabel={<Trans>Save</Trans>}
      busy={adopt.busy}
      problem={adopt.problem}
      onSubmit={() => adopt.run()}
      onClose={onClose}
    >
      <SelectField
        label={<Trans>Attribute</Trans>}
        hint={<Trans>“{name}” becomes one of its words</Trans>}
        value={String(attribute?.id ?? "")}
        onChange={({ currentTarget }) => {
          setAttribute(attributes.find(({ id }) => String(id) === currentTarget.value));
          setValueId(null);
          changed();
        }}
      >
        {attributes.map((each) => (
          <option key={each.id} value={String(each.id)}>
            {textIn(each.name)}
          </option>
        ))}
      </SelectField>
      <ValueSelect
        label={<Trans context="attribute">Value</Trans>}
        hint={<Trans>“{value}” becomes one of its words</Trans>}
        values={attribute?.values ?? []}
        none={t`A new value`}
        value={valueId}
        onChoose={(id) => {
          setValueId(id);
          changed();
        }}
      />
    </FormDialog>
  );
}
