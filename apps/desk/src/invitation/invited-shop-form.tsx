import { Trans, useLingui } from "@lingui/react/macro";
import { acceptShopInvitation, fetchDeskUser, type OpenInvitation } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { RichText } from "@plaza/ui-kit/rich-text";
import { textLink } from "@plaza/ui-kit/text-link";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { invitationRoute } from "../routes.ts";
import { newPasswordProblems } from "../session/new-password.ts";
import { NewPasswordFields } from "../session/new-password-fields.tsx";
import { useEnterDesk } from "../session/use-enter-desk.ts";
import { mute, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { emptyNewShop, newShopField, newShopOf, newShopProblems } from "../shops/new-shop.ts";
import { NewShopFields } from "../shops/new-shop-fields.tsx";
import { agreementText } from "./invited-shop-form.css.ts";

const given = { ...emptyNewShop, password: "", repeated: "" };

export interface InvitedShopFormProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  /** The link was used or withdrawn, or has expired, while the form was filled in. */
  readonly onOver: (problem: string) => void;
  /** The agreement was published anew meanwhile, and has to be shown as it is now. */
  readonly onAgreementChanged: () => void;
}

/** The shop and its owner, who is at the desk at once. */
export function InvitedShopForm({ token, invitation, onOver, onAgreementChanged }: InvitedShopFormProps): ReactElement {
  const { i18n, t } = useLingui();
  const reader = useReader();
  const { agents, desk } = invitationRoute.useRouteContext();
  const enter = useEnterDesk();
  const { agreement } = invitation;
  /** Of another version than that which is shown it says nothing. */
  const [acceptedVersion, setAcceptedVersion] = useState<number | null>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => form?.querySelector<HTMLElement>("[name=name]")?.focus(), [form]);
  // The link is used up by then: where only the answer about the user is lost, nothing but that may be asked again.
  const isAccepted = useRef(false);
  const accept = useChange({
    send: async (filled: typeof given) => {
      if (!isAccepted.current) {
        const agreementVersion = agreement?.version ?? null;
        await acceptShopInvitation(desk, {
          token,
          password: filled.password,
          ...newShopOf(filled),
          agreementVersion,
        });
        isAccepted.current = true;
      }
      return fetchDeskUser(agents, undefined);
    },
    onDone: (user) => enter(user, "/"),
  });
  const { problem } = accept;
  const isOfAgreement = accept.field === "agreement_version";
  const field = accept.field === "password" ? accept.field : newShopField(accept.field);
  const isOver = accept.field === "token";
  useEffect(() => {
    if (problem !== null && isOver) onOver(problem);
  }, [problem, isOver, onOver]);
  /** Of which version it is known that another one has followed. */
  const outdated = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!isOfAgreement || outdated.current === agreement?.version) return;
    outdated.current = agreement?.version;
    onAgreementChanged();
  }, [isOfAgreement, agreement?.version, onAgreementChanged]);
  const rejected = useMemo(() => (problem === null || field === null ? null : { [field]: problem }), [problem, field]);
  const problemsOf = (filled: typeof given) => ({
    ...newShopProblems(i18n, filled),
    ...newPasswordProblems(i18n, filled, filled.account),
    ...(agreement !== null &&
      acceptedVersion !== agreement.version && { agreement: t`Please read and accept the merchant agreement.` }),
  });
  const typed = { ...given, ...useTyped(form, given) };
  const { errors, leave, attempt } = useFormErrors<keyof typeof given | "agreement">(form, problemsOf(typed), rejected);
  const until = formatDateTime(invitation.expiresAt, reader);
  return (
    <form
      ref={setForm}
      className={stack}
      noValidate
      onInput={() => {
        if (problem !== null) accept.reset();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const filled = { ...given, ...valuesOf(form, given) };
        if (attempt(problemsOf(filled))) accept.run(filled);
      }}
    >
      <p className={mute}>
        <Trans>You are invited to sell here. The link is valid until {until}.</Trans>
      </p>
      {problem !== null && field === null && !isOver && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      <NewShopFields
        trades={invitation.trades}
        errors={errors}
        onLeave={leave}
        accountHint={<Trans>You log in with it.</Trans>}
      />
      <NewPasswordFields errors={errors} onLeave={leave} />
      {agreement !== null && (
        <>
          <details>
            <summary className={textLink}>
              <Trans>Read the merchant agreement</Trans>
            </summary>
            <div className={agreementText}>
              <RichText html={agreement.html} />
            </div>
          </details>
          <Checkbox
            label={<Trans>I have read the merchant agreement and accept it</Trans>}
            checked={acceptedVersion === agreement.version}
            error={errors.agreement}
            onChange={({ currentTarget: { checked } }) => setAcceptedVersion(checked ? agreement.version : null)}
          />
        </>
      )}
      <Button type="submit" kind="primary" size="large" busy={accept.busy}>
        <Trans>Open the shop</Trans>
      </Button>
    </form>
  );
}
