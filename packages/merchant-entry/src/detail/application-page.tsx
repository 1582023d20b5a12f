import { useLingui, Trans } from "@lingui/react/macro";
import {
  merchantApplicationQuery,
  type MerchantApplicationState,
  type MerchantApplication,
  platformMessage,
  staleAfter,
  withdrawMerchantApplication,
} from "@plaza/api-client";
import { Steps } from "@plaza/ui-kit/steps";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { applicationRoute } from "../routes.ts";
import { Crumbs } from "../shared/crumbs.tsx";
import { page, panel, sentence } from "../shared/panel.css.ts";
import * as look from "./application-page.css.ts";
import { actions, line } from "./application-page.css.ts";
import approved from "./approved.webp";
import { Approved, Refused, Withdrawn } from "./decided.tsx";
import refused from "./refused.webp";
import submitted from "./submitted.webp";
import { WhatWasSent } from "./what-was-sent.tsx";
import { rootRoute, to, useAction, useExtension } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Link } from "@tanstack/react-router";
import { AskUs } from "../shared/ask-us.tsx";

const askedAgainMs = 10_000;

const images: Readonly<Record<MerchantApplicationState, string>> = {
  pending: submitted,
  refused,
  approved,
  withdrawn: refused,
};

export function ApplicationPage(): ReactElement | null {
  const { id } = applicationRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return id === undefined ? null : <Application id={id} />;
}

/** How an application stands, what to do about it, and what was sent. */
function Application({ id }: { readonly id: number }): ReactElement {
  const { api } = applicationRoute.useRouteContext();
  const { data: application } = useSuspenseQuery({
    ...merchantApplicationQuery(api, { id }),
    // Somebody decides it while the page is open, and the list that leads here may say so already.
    refetchInterval: ({ state: known }) => known.data?.state === "pending" && askedAgainMs,
  });
  const { state, name } = application;
  return (
    <div className={page}>
      <Crumbs screen="application" name={name} />
      <section className={`${panel} ${look.state}`}>
        <Progress state={state} />
        <div className={look.columns}>
          <img className={look.image} src={images[state]} alt="" width={300} height={225} />
          <div className={look.words}>
            {state === "pending" ? (
              <Submitted application={application} />
            ) : state === "refused" ? (
              <Refused application={application} />
            ) : state === "withdrawn" ? (
              <Withdrawn application={application} />
            ) : (
              <Approved application={application} />
            )}
          </div>
        </div>
      </section>
      <WhatWasSent application={application} />
    </div>
  );
}

/** From the form to the open shop; a refusal or a withdrawal stops there. */
function Progress({ state }: { readonly state: MerchantApplicationState }): ReactElement {
  const { t } = useLingui();
  const review = {
    pending: t({ message: "In review", context: "step" }),
    refused: t({ message: "Refused", context: "step" }),
    approved: t({ message: "Approved", context: "step" }),
    withdrawn: t({ message: "Withdrawn", context: "step" }),
  }[state];
  return (
    <Steps
      label={t`Status of your application`}
      done={state === "approved" ? 2 : 1}
      steps={[
        { key: "sent", title: t`Application sent` },
        { key: "review", title: review },
        { key: "open", title: t`Shop opens` },
      ]}
    />
  );
}

function Submitted({ application }: { readonly application: MerchantApplication }): ReactElement {
  const { id, name, revision } = application;
  const canCorrect = useExtension("application_edit");
  return (
    <>
      <h1 className={sentence}>
        <Trans>We have your application</Trans>
      </h1>
      <p className={line}>
        <Trans>{name} is reviewed within 3 working days. You get a notice by SMS, and it stands here as well.</Trans>
      </p>
      <div className={actions}>
        <Link {...to.merchantApplicationRecords()} className={buttonClass({ kind: "primary" })}>
          <Trans>My applications</Trans>
        </Link>
        {canCorrect && revision !== null && (
          <>
            <Link {...to.merchantApplication({ correct: id })} className={buttonClass()}>
              <Trans>Correct it</Trans>
            </Link>
            <WithdrawButton id={id} name={name} revision={revision} />
          </>
        )}
        <AskUs />
      </div>
    </>
  );
}

interface WithdrawButtonProps {
  readonly id: number;
  readonly name: string;
  /** What of it the applicant sees. */
  readonly revision: number;
}

/** Takes back an application that nobody has decided, after a question. */
function WithdrawButton({ id, name, revision }: WithdrawButtonProps): ReactElement {
  const { t } = useLingui();
  const { api, queryClient } = rootRoute.useRouteContext();
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, error, reset } = useAction({
    mutationFn: () => withdrawMerchantApplication(api, { id, revision }),
    meta: { quiet: true },
    onSuccess: () => setAsked(false),
    // Also after a failure: it may have been decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("merchant-application-change") }),
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Trans>Withdraw it</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={<Trans>Withdraw the application of {name}?</Trans>}
        keep={<Trans>Keep it</Trans>}
        confirm={<Trans>Withdraw it</Trans>}
        busy={isPending}
        error={
          error === null
            ? null
            : (platformMessage(error) ?? t`We got no answer. Please check your connection and try again.`)
        }
        onConfirm={() => run()}
        onClose={() => {
          setAsked(false);
          reset();
        }}
      >
        <Trans>The application ends. The name is free again, and you can apply again at any time.</Trans>
      </ConfirmDialog>
    </>
  );
}
