import { Trans } from "@lingui/react/macro";
import { register, type Registration, siteConfigurationQuery } from "@plaza/api-client";
import { type PolicyType, to } from "@plaza/routing";
import { plainMobile } from "@plaza/shopping/phone-number";
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
import { MobileField, SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { RejectedAlert, SubmitButton } from "../shared/form-parts.tsx";
import { NewPasswordFields } from "../shared/new-password-fields.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";

const fieldsWithoutCode = { mobile: "", newPassword: "", repeated: "", agreement: "" };

const fieldsWithCode = { ...fieldsWithoutCode, code: "" };

export function RegisterPage(): ReactElement {
  const { api } = registerRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  return (
    <AccountPanel>
      <h1 className={title}>
        <Trans>Create an account</Trans>
      </h1>
      {site?.isRegistrationOpen === false ? <NotOpenYet /> : <RegisterForm />}
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

function RegisterForm(): ReactElement {
  const { api, session } = registerRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  // The code is left out only where the platform says so; one that has not answered may require it.
  const needsCode = site?.registrationNeedsSmsCode !== false;
  const sms = useSmsCode("register");
  const registration = useSubmission((given: Registration) => register(api, given), session.enter);
  const rejected = useMemo(() => sms.rejected && { code: sms.rejected.message }, [sms.rejected]);
  const [form, fields] = useAccountForm(needsCode ? fieldsWithCode : fieldsWithoutCode, rejected);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    const code = needsCode ? plainCode(typed.code) : null;
    registration.submit({ mobile: plainMobile(typed.mobile), password: typed.newPassword, code });
  }
  function write(): void {
    registration.forget();
    sms.forget();
  }
  return (
    <form ref={form} method="post" noValidate className={formLook} onInput={write} onSubmit={send}>
      <MobileField fields={fields} />
      {needsCode && <SmsCodeField sms={sms} fields={fields} />}
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
