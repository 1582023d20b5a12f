import { Trans, useLingui } from "@lingui/react/macro";
import { addShopInvitation, marketplaceTradesQuery } from "@plaza/api-client/desk";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { shopsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { NoTradesNotice } from "./no-trades-notice.tsx";

export interface InviteDialogProps {
  readonly onInvited: (link: string) => void;
  readonly onClose: () => void;
}

const maxNoteLength = 100;

/** Asks for whom the link is, so that it is known in the list. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = shopsRoute.useRouteContext();
  const { data: trades } = useQuery(marketplaceTradesQuery(desk, undefined));
  const [note, setNote] = useState("");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const invite = useChange({
    event: "marketplace-shop-change",
    send: () => addShopInvitation(desk, { note: note.trim() }),
    onDone: (link) => onInvited(new URL(link, location.origin).href),
  });
  const { problem, field } = invite;
  const rejected = useMemo(() => (problem === null || field !== "note" ? null : { note: problem }), [problem, field]);
  const missing = note.trim() === "" ? { note: t`Please fill this in.` } : {};
  const { errors, attempt } = useFormErrors<"note">(form, missing, rejected);
  const hasNoTrades = trades?.length === 0;
  return (
    <FormDialog
      title={<Trans>Invite somebody to open a shop</Trans>}
      submitLabel={<Trans>Make the link</Trans>}
      busy={invite.busy}
      disabled={hasNoTrades}
      problem={rejected === null ? problem : null}
      notice={hasNoTrades && <NoTradesNotice />}
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) invite.run();
      }}
      onClose={onClose}
    >
      <p>
        <Trans>Whoever opens the link chooses the name of the shop and an account. It is valid once, for 7 days.</Trans>
      </p>
      <Field
        label={<Trans>For whom</Trans>}
        hint={<Trans>Only operators see it.</Trans>}
        autoComplete="off"
        maxLength={maxNoteLength}
        value={note}
        error={errors.note}
        onChange={({ currentTarget: { value } }) => {
          setNote(value);
          if (problem !== null) invite.reset();
        }}
      />
    </FormDialog>
  );
}
