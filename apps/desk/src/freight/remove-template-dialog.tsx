import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FreightTemplate, removeFreightTemplate } from "@plaza/api-client/desk";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { freightRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

export interface RemoveTemplateDialogProps {
  readonly template: FreightTemplate;
  readonly templates: readonly FreightTemplate[];
  readonly onClose: () => void;
}

/** Asks by which template its products travel then. */
export function RemoveTemplateDialog({ template, templates, onClose }: RemoveTemplateDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = freightRoute.useRouteContext();
  const [targetId, setTargetId] = useState("");
  const [isTried, setIsTried] = useState(false);
  const { id, revision, name, isDefault, productCount } = template;
  const remove = useChange({
    event: "shop-change",
    send: () => removeFreightTemplate(desk, { seen: { id, revision }, targetId: Number(targetId) || null }),
    onDone: () => {
      toasts.show(t`The freight template is removed.`);
      onClose();
    },
  });
  const others = templates.filter((each) => each.id !== id);
  const isRefused = remove.problem !== null && remove.field === "target_id";
  const needsTarget = (productCount > 0 || isRefused || isDefault) && others.length > 0;
  const missing = isTried && targetId === "" ? t`Please choose one.` : undefined;
  return (
    <FormDialog
      title={<Trans>Remove “{name}”?</Trans>}
      submitLabel={<Trans>Remove it</Trans>}
      busy={remove.busy}
      problem={isRefused && needsTarget ? null : remove.problem}
      onSubmit={() => {
        setIsTried(true);
        if (!needsTarget || targetId !== "") remove.run();
      }}
      onClose={onClose}
    >
      <p>
        {productCount === 0 ? (
          <Trans>No product travels by it.</Trans>
        ) : (
          <Plural
            value={productCount}
            one="# product travels by it, and gets another template."
            other="# products travel by it, and get another template."
          />
        )}
      </p>
      {needsTarget && (
        <SelectField
          label={isDefault ? <Trans>Standard in its place</Trans> : <Trans>Template in its place</Trans>}
          error={isRefused ? remove.problem : missing}
          value={targetId}
          onChange={({ currentTarget: { value } }) => {
            setTargetId(value);
            if (remove.problem !== null) remove.reset();
          }}
        >
          <option value="">{t`Please choose`}</option>
          {others.map((each) => (
            <option key={each.id} value={String(each.id)}>
              {each.name}
            </option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  );
}
