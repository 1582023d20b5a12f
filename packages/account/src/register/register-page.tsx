import { Trans } from "@lingui/react/macro";
import { register, type Registration as NewAccount, siteConfigurationQuery } from "@plaza/api-client";
import { type PolicyType, to } from "@plaza/routing";
import { type DestinationKind, isEmail, plainDestination } from "@plaza/shopping/destination";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { Alert } from "@plaza/ui-kit/alert";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { SlotContent } from "@plaza/ui-kit/slot-content";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, type SubmitEvent, useMemo } from "react";
import { registerRoute } from "../routes.ts";
import { foot, form as formLook, title } from "../shared/account-panel.css.ts";
import { AccountPanel } from "../shared/account-panel.tsx";
import { DestinationField, SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { useCodeKind, useLoginKind } from "../shared/destination-kinds.ts";
import { RejectedAlert, SubmitButton } from "../shared/form-parts.tsx";
import { NewPasswordFields } from "../shared/new-password-fields.tsx";
import { type CodesFor, useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";

const emptyFields = { destination: "", code: "", newPassword: "", repeated: "", agreement: "" };

export function RegisterPage(): ReactElement {
  const { api } = registerRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  return (
    <AccountPanel>
      <h1 className={title}>
        <Trans>Create an account</Trans>
      </h1>
      {site?.isRegistrationOpen === false ? <NotOpenYet /> : <Registration />}
      <p className={foot}>
        <Trans>
          Already a customer?{" "}
          <Link {...to.login()} className={textLink}>
            Log in
          </Link>
        </Trans>
      </p>
    </AccountPanel>
  );
}

/** There is nothing yet that could be accepted. */
function NotOpenYet(): ReactElement {
  return (
    <Alert kind="info">
      <Trans>Registration is not open yet. The shop has not published its agreements; please come back later.</Trans>
    </Alert>
  );
}

/** What works here follows from whether a code is needed, and from where this platform can send one. */
function Registration(): ReactElement {
  const { api } = registerRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const codeKind = useCodeKind();
  const loginKind = useLoginKind();
  // A number's code is left out only where the platform says so; one that has not answered may require it.
  if (site?.registrationNeedsCode !== false)
    return codeKind === null ? <NoCodesYet /> : <RegisterForm codesFor="all" kind={codeKind} />;
  return (
    <>
      {codeKind === null && <PasswordOnly />}
      <RegisterForm codesFor="emails" kind={loginKind} />
    </>
  );
}

/** A new account needs a code here, and no code can be sent. */
function NoCodesYet(): ReactElement {
  return (
    <Alert kind="info">
      <Trans>
        You cannot register at the moment: a new account needs a code, and this shop can send neither text messages nor
        emails. Please come back later.
      </Trans>
    </Alert>
  );
}

function PasswordOnly(): ReactElement {
  return (
    <Alert kind="info">
      <Trans>
        This shop sends neither text messages nor emails. You register and log in with your phone number and a password.
        Please remember it well: no code for a new one can be sent to you.
      </Trans>
    </Alert>
  );
}

interface RegisterFormProps {
  readonly codesFor: CodesFor;
  readonly kind: DestinationKind;
}

function RegisterForm({ codesFor, kind }: RegisterFormProps): ReactElement {
  const { api, session } = registerRoute.useRouteContext();
  const sms = useSmsCode("register");
  const registration = useSubmission((given: NewAccount) => register(api, given), session.enter);
  const rejected = useMemo(() => sms.rejected && { code: sms.rejected.message }, [sms.rejected]);
  const [form, fields] = useAccountForm(emptyFields, rejected, kind, codesFor);
  const needsCode = (destination: string): boolean =>
    codesFor === "all" || (kind !== "mobile" && isEmail(plainDestination(destination)));

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    const { destination, newPassword: password } = typed;
    const code = needsCode(destination) ? plainCode(typed.code) : null;
    registration.submit({ destination: plainDestination(destination), password, code });
  }
  function write(): void {
    registration.forget();
    sms.forget();
  }
  return (
    <form ref={form} method="post" noValidate className={formLook} onInput={write} onSubmit={send}>
      <DestinationField fields={fields} kind={kind} />
      {needsCode(fields.typed.destination) && (
        <SmsCodeField sms={sms} fields={fields} kind={codesFor === "all" ? kind : "email"} />
      )}
      <NewPasswordFields fields={fields} />
      <AgreementBox error={fields.errors.agreement} />
      <RejectedAlert rejected={registration.rejected} />
      <SubmitButton busy={registration.busy}>
        {registration.busy ? <Trans>Creating the account</Trans> : <Trans>Create account</Trans>}
      </SubmitButton>
    </form>
  );
}

interface AgreementBoxProps {
  readonly error: ReactNode;
}

/** The box for both agreements. Its links open in another tab and do not tick it. */
function AgreementBox({ error }: AgreementBoxProps): ReactElement {
  return (
    <Checkbox
      name="agreement"
      error={error}
      label={
        <Trans>
          I have read and accept the <PolicyLink type="1">Service agreement</PolicyLink> and the{" "}
          <PolicyLink type="2">Privacy policy</PolicyLink>.
        </Trans>
      }
    />
  );
}

interface PolicyLinkProps {
  readonly type: PolicyType;
  readonly children?: ReactNode;
}

/** Opens in another tab, so that the form keeps what is filled in. */
function PolicyLink({ type, children }: PolicyLinkProps): ReactElement {
  return (
    <Link {...to.policy(type)} className={textLink} target="_blank" rel="noopener" preload={false}>
      <SlotContent>{children}</SlotContent>
      <span className={visuallyHidden}>
        {" "}
        <Trans>(opens a new tab)</Trans>
      </span>
    </Link>
  );
}
