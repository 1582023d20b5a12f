import { Trans } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { longestPassword, passwordRules, shortestPassword } from "@plaza/shopping/password-rules";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Circle, CircleAlert, CircleCheck } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { list, rules as looks } from "./password-checklist.css.ts";
import { SlotContent } from "@plaza/ui-kit/slot-content";

export interface PasswordChecklistProps {
  /** For the field's `aria-describedby`. */
  readonly id: string;
  readonly password: string;
  /** Unmet rules are marked as errors. */
  readonly wrong: boolean;
}

/** The rules of a new password, ticked off while it is typed. */
export function PasswordChecklist({ id, password, wrong }: PasswordChecklistProps): ReactElement {
  const met = passwordRules(password);
  return (
    <ul id={id} className={list}>
      <Rule met={met.length} wrong={wrong}>
        <Trans>
          {shortestPassword} to {longestPassword} characters
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

const icons = { met: CircleCheck, open: Circle, wrong: CircleAlert };

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
