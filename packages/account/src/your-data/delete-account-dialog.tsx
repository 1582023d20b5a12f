import { Plural, Trans } from "@lingui/react/macro";
import {
  type AccountDeletion,
  ApiError,
  deleteAccount,
  type DeletionLoss,
  type Identity,
  staleAfter,
} from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { useSubmission } from "../shared/use-submission.ts";
import { IdentityForm } from "./identity-form.tsx";
import { danger, list } from "./your-data.css.ts";

export interface DeleteAccountDialogProps {
  readonly deletion: AccountDeletion;
  readonly onClose: () => void;
}

/** Says what is lost with the account, and makes sure that it is the customer who wants that. */
export function DeleteAccountDialog({ deletion, onClose }: DeleteAccountDialogProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const formId = useId();
  const { days, losses, needsCode, codesGoTo } = deletion;
  const { submit, busy, rejected } = useSubmission(async (identity: Identity) => {
    const renewed = () => queryClient.invalidateQueries({ predicate: staleAfter("deletion-change") });
    try {
      await deleteAccount(api, identity);
    } catch (error) {
      // Something may have come into the way since the page was loaded.
      if (error instanceof ApiError && error.kind === "business") void renewed();
      throw error;
    }
    await Promise.all([renewed(), queryClient.invalidateQueries({ predicate: staleAfter("notice-change") })]);
  }, onClose);
  function close(): void {
    if (!busy) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Delete your account?</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button className={danger} type="submit" form={formId} busy={busy}>
            <Trans>Delete account</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>After {days} days this is lost, and nobody can bring it back:</Trans>
      </p>
      <ul className={list}>
        {losses.map((loss) => (
          <Loss key={loss.kind} {...loss} />
        ))}
        <li>
          <Trans>Your orders and their receipts, and sending goods back</Trans>
        </li>
        <li>
          <Trans>Your addresses, notices, pictures and all other data of your account</Trans>
        </li>
        <li>
          <Trans>Your name beside your reviews</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          What bookkeeping needs stays: what was sold for how much, and on invoices for a company its name, tax number,
          address and bank, also where the company is you.
        </Trans>
      </p>
      <IdentityForm
        id={formId}
        needsCode={needsCode}
        codesGoTo={codesGoTo}
        busy={busy}
        rejected={rejected}
        onSubmit={submit}
      />
    </Dialog>
  );
}

/** What of it can be counted; a platform may know of more kinds. */
function Loss({ kind, count }: DeletionLoss): ReactElement | null {
  if (kind === "coupons") {
    return (
      <li>
        <Plural value={count} one="# coupon that is still valid" other="# coupons that are still valid" />
      </li>
    );
  }
  if (kind === "favourites") {
    return (
      <li>
        <Plural value={count} one="# favourite" other="# favourites" />
      </li>
    );
  }
  return null;
}
