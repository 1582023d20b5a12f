import { Trans, useLingui } from "@lingui/react/macro";
import { maxPasswordLength, passwordRules, minPasswordLength } from "@plaza/shopping/password-rules";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { SlotContent } from "@plaza/ui-kit/slot-content";
import { Circle, CircleAlert, CircleCheck } from "lucide";
import { type ReactElement, type ReactNode, useId } from "react";
import { list, rules as looks } from "./password-checklist.css.ts";
import type { AccountFields } from "./use-account-form.ts";

const icons = { met: CircleCheck, open: Circle, wrong: CircleAlert };

export interface NewPasswordFieldsProps {
  readonly fields: AccountFields;
}

/** A new password and its repetition, so that a typing mistake locks nobody out. */
export function NewPasswordFields({ fields: { typed, errors, leave } }: NewPasswordFieldsProps): ReactElement {
  const { t } = useLingui();
  const rulesId = useId();
  return (
    <>
      <div>
        <PasswordField
          large
          label={t`New password`}
          name="newPassword"
          autoComplete="new-password"
          aria-describedby={rulesId}
          error={errors.newPassword}
          onBlur={leave("newPassword")}
        />
        <PasswordChecklist id={rulesId} password={typed.newPassword} wrong={errors.newPassword !== undefined} />
      </div>
      <PasswordField
        large
        label={t`Repeat the password`}
        name="repeated"
        autoComplete="new-password"
        error={errors.repeated}
        onBlur={leave("repeated")}
      />
    </>
  );
}

interface PasswordChecklistProps {
  /** For the field's `aria-describedby`. */
  readonly id: string;
  readonly password: string;
  /** Unmet rules are marked as errors. */
  readonly wrong: boolean;
}

/** The rules of a new password, ticked off while it is typed. */
function PasswordChecklist({ id, password, wrong }: PasswordChecklistProps): ReactElement {
  const met = passwordRules(password);
  return (
    <ul id={id} className={list}>
      <Rule met={met.length} wrong={wrong}>
        <Trans>
          {minPasswordLength} to {maxPasswordLength} characters
        </Trans>
      </Rule>
      <Rule met={met.letter} wrong={wrong}>
        <Trans>at least one letter</Trans>
      </Rule>
      <Rule met={met.digit} wrong={wrong}>
        <Trans>at least one digit</Trans>
      </Rule>
      <Rule met={met.plain} wrong={wrong}>
        <Trans>only letters A to Z, digits and symbols</Trans>
      </Rule>
    </ul>
  );
}

interface RuleProps {
  readonly met: boolean;
  readonly wrong: boolean;
  readonly children: ReactNode;
}

function Rule({ met, wrong, children }: RuleProps): ReactElement {
  const state = met ? "met" : wrong ? "wrong" : "open";
  return (
    <li className={looks[state]}>
      <Icon of={icons[state]} size={14} />
      <span>
        <SlotContent>{children}</SlotContent>
        {met && (
          <span className={visuallyHidden}>
            {" "}
            <Trans>(done)</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
