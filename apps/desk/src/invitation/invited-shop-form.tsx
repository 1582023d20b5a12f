import { Trans, useLingui } from "@lingui/react/macro";
import { acceptShopInvitation, fetchDeskUser, type OpenInvitation } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
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

const given = { ...emptyNewShop, password: "", repeated: "" };

export interface InvitedShopFormProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  /** The link was used or withdrawn, or has expired, while the form was filled in. */
  readonly onOver: (problem: string) => void;
}

/** The shop and its owner, who is at the desk at once. */
export function InvitedShopForm({ token, invitation, onOver }: InvitedShopFormProps): ReactElement {
  const { i18n } = useLingui();
  const reader = useReader();
  const { agents, desk } = invitationRoute.useRouteContext();
  const enter = useEnterDesk();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => form?.querySelector<HTMLElement>("[name=name]")?.focus(), [form]);
  // The link is used up by then: where only the answer about the user is lost, nothing but that may be asked again.
  const isAccepted = useRef(false);
  const accept = useChange({
    send: async (filled: typeof given) => {
      if (!isAccepted.current) {
        await acceptShopInvitation(desk, { token, password: filled.password, ...newShopOf(filled) });
        isAccepted.current = true;
      }
      return fetchDeskUser(agents, undefined);
    },
    onDone: (user) => enter(user, "/"),
  });
  const { problem } = accept;
  const field = accept.field === "password" ? accept.field : newShopField(accept.field);
  const isOver = accept.field === "token";
  useEffect(() => {
    if (problem !== null && isOver) onOver(problem);
  }, [problem, isOver, onOver]);
  const rejected = useMemo(() => (problem === null || field === null ? null : { [field]: problem }), [problem, field]);
  const problemsOf = (filled: typeof given) => ({
    ...newShopProblems(i18n, filled),
    ...newPasswordProblems(i18n, filled, filled.account),
  });
  const typed = { ...given, ...useTyped(form, given) };
  const { errors, leave, attempt } = useFormErrors<keyof typeof given>(form, problemsOf(typed), rejected);
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
      <Button type="submit" kind="primary" size="large" busy={accept.busy}>
        <Trans>Open the shop</Trans>
      </Button>
    </form>
  );
}
