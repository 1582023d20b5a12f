import { Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawalInfo } from "@plaza/api-client";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { panelTitle } from "@plaza/ui-kit/global";
import { type FormEvent, type ReactElement, type RefObject, useState } from "react";
import type { Chosen } from "./chosen.ts";
import { ChosenAmounts, MoneyComesBack } from "./withdrawal-amounts.tsx";
import { ReplacedRequest } from "./withdrawal-line-row.tsx";
import * as look from "./withdrawal.css.ts";

/** Who withdraws, as it is typed. */
export interface Person {
  readonly name: string;
  readonly contact: string;
}

export interface ConfirmStepProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly info: WithdrawalInfo;
  readonly chosen: Chosen;
  readonly person: Person;
  readonly busy: boolean;
  readonly failure: { readonly message: string | null } | null;
  readonly onPerson: (person: Person) => void;
  readonly onBack: () => void;
  readonly onConfirm: (person: Person) => void;
}

/** The platform's limits, in characters. */
const maxLength = 100;

/** The second step: name, contact, the chosen lines, and the button that withdraws. */
export function ConfirmStep(props: ConfirmStepProps): ReactElement {
  const { heading, info, chosen, person, busy, failure, onPerson, onBack, onConfirm } = props;
  const { name, contact } = person;
  const { t } = useLingui();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { errors, leave, attempt } = useFormErrors(form, {
    ...(name.trim() === "" && { name: <Trans>Please enter your name</Trans> }),
    ...(contact.trim() === "" && { contact: <Trans>Please say how you can be reached</Trans> }),
  });
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!busy && attempt()) onConfirm({ name: name.trim(), contact: contact.trim() });
  }
  const number = info.orderNumber;
  const shop = info.shopName;
  return (
    <form ref={setForm} className={look.step} onSubmit={send} noValidate>
      <h2 ref={heading} tabIndex={-1} className={panelTitle}>
        <Trans>Confirm your withdrawal</Trans>
      </h2>
      <p>
        <Trans>
          I withdraw from the contract with {shop} for these goods of order {number}:
        </Trans>
      </p>
      <ul className={look.lines}>
        {chosen.lines.map(({ id, quantity }) => {
          const line = info.lines.find((each) => each.id === id);
          return (
            <li key={id} className={look.summary}>
              <span>{line?.name}</span> <span translate="no">{`× ${quantity}`}</span>
              {line?.replaces != null && <ReplacedRequest request={line.replaces} />}
            </li>
          );
        })}
      </ul>
      <ChosenAmounts chosen={chosen} />
      <Field
        label={t`Name`}
        name="name"
        autoComplete="name"
        maxLength={maxLength}
        required
        value={name}
        error={errors.name}
        onChange={(event) => onPerson({ ...person, name: event.target.value })}
        onBlur={leave("name")}
      />
      <Field
        label={t`Email or telephone`}
        name="contact"
        maxLength={maxLength}
        required
        value={contact}
        error={errors.contact}
        onChange={(event) => onPerson({ ...person, contact: event.target.value })}
        onBlur={leave("contact")}
      />
      <MoneyComesBack sendsBack={!info.unshipped} way={info.refundWay} />
      {failure !== null && (
        <Alert kind="danger" announce>
          {failure.message ?? <Trans>There was no answer. Please press again: nothing happens twice.</Trans>}
        </Alert>
      )}
      <div className={look.buttons}>
        <Button kind="primary" type="submit" busy={busy}>
          <Trans>Confirm withdrawal</Trans>
        </Button>
        <Button disabled={busy} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
