import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type MemberLevel, removeMemberLevel } from "@plaza/api-client/desk";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { memberLevelsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface RemoveLevelDialogProps {
  readonly level: MemberLevel;
  readonly levels: readonly MemberLevel[];
  readonly onClose: () => void;
}

/** Says how many customers have the level, and asks which one they are given instead. */
export function RemoveLevelDialog({ level, levels, onClose }: RemoveLevelDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = memberLevelsRoute.useRouteContext();
  const [targetId, setTargetId] = useState("");
  const remove = useChange({
    event: "member-level-change",
    send: () => {
      const { id, revision } = level;
      return removeMemberLevel(desk, { seen: { id, revision }, targetId: Number(targetId) || null });
    },
    onDone: () => {
      toasts.show(t`The level is removed.`);
      onClose();
    },
  });
  const name = textIn(level.name);
  return (
    <FormDialog
      title={<Trans>Remove “{name}”?</Trans>}
      submitLabel={<Trans>Remove it</Trans>}
      busy={remove.busy}
      problem={remove.problem}
      onSubmit={() => remove.run()}
      onClose={onClose}
    >
      <p>
        <Plural
          value={level.customerCount}
          _0="No customer has it now."
          one="# customer has it now, and pays another price at once."
          other="# customers have it now, and pay another price at once."
        />
      </p>
      <SelectField
        label={<Trans>What they get instead</Trans>}
        hint={<Trans>Another level is theirs by hand then: they keep it until you take it away.</Trans>}
        value={targetId}
        onChange={({ currentTarget: { value } }) => {
          setTargetId(value);
          if (remove.problem !== null) remove.reset();
        }}
      >
        <option value="">{t`What their purchases reach, or none`}</option>
        {levels
          .filter(({ id }) => id !== level.id)
          .map((each) => (
            <option key={each.id} value={String(each.id)}>
              {textIn(each.name)}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  );
}
