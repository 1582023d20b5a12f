import { Trans, useLingui } from "@lingui/react/macro";
import {
  approveApplication,
  type ReceivedApplicationDetail,
  receivedApplicationQuery,
  refuseApplication,
} from "@plaza/api-client/desk";
import { formatDateTime, useLocale } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { textLink } from "@plaza/ui-kit/text-link";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { applicationRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { factName, facts, page, panel, panelTitle, row, words } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { PictureLinks } from "../shared/picture-links.tsx";
import { useChange } from "../shared/use-change.ts";
import { WordsDialog } from "../shared/words-dialog.tsx";
import { ApplicationState } from "./application-state.tsx";

const longestReason = 200;

/** One application with its documents, to be decided. */
export function ApplicationPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = applicationRoute.useRouteContext();
  const { id } = applicationRoute.useParams();
  const query = useQuery(receivedApplicationQuery(desk, { id }));
  return (
    <div className={page}>
      <p>
        <Link to="/applications" className={textLink}>
          <Trans>All applications</Trans>
        </Link>
      </p>
      <PageHead title={query.data?.name ?? t`Application`}>
        {query.data !== undefined && <ApplicationState state={query.data.state} />}
      </PageHead>
      <Loaded query={query}>{(application) => <ApplicationParts application={application} />}</Loaded>
    </div>
  );
}

function ApplicationParts({ application }: { readonly application: ReceivedApplicationDetail }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const toasts = useToasts();
  const { desk } = applicationRoute.useRouteContext();
  const [asked, setAsked] = useState<"approve" | "refuse" | null>(null);
  const { id, name, account, decidedAt, documents, refusal } = application;
  const approve = useChange({
    event: "application-decision",
    send: () => approveApplication(desk, { id }),
    onDone: () => {
      setAsked(null);
      toasts.show(t`The shop is there, and its owner can log in.`);
    },
  });
  return (
    <>
      {application.state === "pending" && (
        <div className={row}>
          <Button kind="primary" onClick={() => setAsked("approve")}>
            <Trans>Approve</Trans>
          </Button>
          <Button onClick={() => setAsked("refuse")}>
            <Trans>Refuse</Trans>
          </Button>
        </div>
      )}
      <section className={panel}>
        <dl className={facts}>
          <dt className={factName}>
            <Trans>Main category</Trans>
          </dt>
          <dd>{application.trade}</dd>
          <dt className={factName}>
            <Trans>Contact name</Trans>
          </dt>
          <dd>{application.contact}</dd>
          <dt className={factName}>
            <Trans>Mobile number</Trans>
          </dt>
          <dd>{application.mobile}</dd>
          <dt className={factName}>
            <Trans>Account</Trans>
          </dt>
          <dd>{account}</dd>
          <dt className={factName}>
            <Trans>Applied</Trans>
          </dt>
          <dd>{formatDateTime(application.createdAt, locale)}</dd>
          {decidedAt !== null && (
            <>
              <dt className={factName}>
                <Trans>Decided</Trans>
              </dt>
              <dd>{formatDateTime(decidedAt, locale)}</dd>
            </>
          )}
        </dl>
      </section>
      {refusal !== "" && (
        <section className={panel}>
          <h2 className={panelTitle}>
            <Trans>Why it was refused</Trans>
          </h2>
          <p className={words}>{refusal}</p>
        </section>
      )}
      <section className={panel}>
        <h2 className={panelTitle}>
          <Trans>Documents</Trans>
        </h2>
        {documents.length === 0 ? <Trans>None can be shown.</Trans> : <PictureLinks images={documents} />}
      </section>
      <ConfirmDialog
        open={asked === "approve"}
        title={<Trans>Approve {name}?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Approve</Trans>}
        busy={approve.busy}
        error={approve.problem}
        onConfirm={() => approve.run()}
        onClose={() => setAsked(null)}
      >
        <Trans>The shop and the account {account} are made at once, and the applicant is told.</Trans>
      </ConfirmDialog>
      {asked === "refuse" && (
        <WordsDialog
          title={<Trans>Refuse {name}?</Trans>}
          label={t`Reason`}
          hint={t`The applicant reads it, and can apply again.`}
          missing={t`Please enter the reason.`}
          limit={longestReason}
          confirm={t`Refuse`}
          done={t`The applicant is told.`}
          event="application-decision"
          send={(reason) => refuseApplication(desk, { id, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
