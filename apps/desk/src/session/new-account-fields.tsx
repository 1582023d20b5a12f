import { Trans } from "@lingui/react/macro";
import { Field } from "@plaza/ui-kit/field";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";
import type { FocusEventHandler, ReactElement, ReactNode } from "react";
import type { NewAccount } from "./new-account.ts";

export interface NewAccountFieldsProps {
  readonly errors: FieldErrors<keyof NewAccount>;
  readonly onLeave: (name: keyof NewAccount) => FocusEventHandler<HTMLElement>;
  /** Whose account it is. */
  readonly hint: ReactNode;
}

/** What somebody new at the desk logs in with, and is called. */
export function NewAccountFields({ errors, onLeave, hint }: NewAccountFieldsProps): ReactElement {
  return (
    <>
      <Field
        label={<Trans>Account</Trans>}
        hint={hint}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        error={errors.account}
        onBlur={onLeave("account")}
      />
      <Field
        label={<Trans>Nickname</Trans>}
        hint={<Trans>Customers see it in conversations.</Trans>}
        name="nickname"
        autoComplete="off"
        maxLength={32}
        error={errors.nickname}
        onBlur={onLeave("nickname")}
      />
    </>
  );
}
