import { Trans, useLingui } from "@lingui/react/macro";
import { addTeamMember, type NewTeamMember } from "@plaza/api-client/desk";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { type ReactElement, useMemo, useState } from "react";
import { teamRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import type { Password } from "./password-dialog.tsx";
import { useRoleNames } from "./use-role-names.ts";

export interface MemberDialogProps {
  readonly onAdded: (password: Password) => void;
  readonly onClose: () => void;
}

/** Somebody new. */
export function MemberDialog({ onAdded, onClose }: MemberDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = teamRoute.useRouteContext();
  const roleNames = useRoleNames();
  const [account, setAccount] = useState("");
  const [nickname, setNickname] = useState("");
  const [role, setRole] = useState<NewTeamMember["role"]>("staff");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const add = useChange({
    event: "team-change",
    send: (member: NewTeamMember) => addTeamMember(desk, member),
    onDone: (password, member) => onAdded({ account: member.account, password }),
  });
  const missing = t`Please fill this in.`;
  const { problem, field } = add;
  const isOfField = field === "account" || field === "nickname";
  const rejected = useMemo(() => (problem === null || field === null ? null : { [field]: problem }), [problem, field]);
  const { errors, attempt } = useFormErrors<"account" | "nickname">(
    form,
    { ...(account.trim() === "" && { account: missing }), ...(nickname.trim() === "" && { nickname: missing }) },
    rejected,
  );
  function submit(): void {
    if (attempt()) add.run({ account: account.trim(), nickname: nickname.trim(), role });
  }
  return (
    <FormDialog
      title={<Trans>New member</Trans>}
      submitLabel={<Trans>Add</Trans>}
      busy={add.busy}
      problem={isOfField ? null : problem}
      formRef={setForm}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={<Trans>Account</Trans>}
        hint={<Trans>To log in with. It cannot be changed.</Trans>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={account}
        error={errors.account}
        onChange={({ currentTarget: { value } }) => {
          setAccount(value);
          if (problem !== null) add.reset();
        }}
      />
      <Field
        label={<Trans>Nickname</Trans>}
        hint={<Trans>Customers see it in conversations.</Trans>}
        autoComplete="off"
        maxLength={32}
        value={nickname}
        error={errors.nickname}
        onChange={({ currentTarget: { value } }) => {
          setNickname(value);
          if (problem !== null) add.reset();
        }}
      />
      <RadioGroup
        label={<Trans>Role</Trans>}
        options={[
          { value: "staff", label: roleNames.staff },
          { value: "agent", label: roleNames.agent },
        ]}
        value={role}
        onChange={setRole}
      />
    </FormDialog>
  );
}
