import { Trans, useLingui } from "@lingui/react/macro";
import {
  approveApplication,
  type ReceivedApplicationDetail,
  receivedApplicationQuery,
  refuseApplication,
} from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { textLink } from "@plaza/ui-kit/text-link";
import { useToasts } from "@plaza/ui-kit/toast";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useRef, useState } from "react";
import { applicationRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { attributeName, attributes, page, panel, panelTitle, row, words } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { linksRenewedMs } from "../shared/links-renewed.ts";
import { PictureLinks } from "../shared/picture-links.tsx";
import { DecidedWords } from "../shared/decided-meanwhile.tsx";
import { useChange } from "../shared/use-change.ts";
import { TextDialog } from "../shared/text-dialog.tsx";
import { ApplicationState } from "./application-state.tsx";

const maxReasonLength = 200;

/** One application with its documents, to be decided. */
export function ApplicationPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = applicationRoute.useRouteContext();
  const { id } = applicationRoute.useParams();
  const query = useQuery({ ...receivedApplicationQuery(desk, { id }), refetchInterval: linksRenewedMs });
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useFocusFallback(title, query.data);
  return (
    <div className={page}>
      <p>
        <Link to="/applications" className={textLink}>
          <Trans>All applications</Trans>
        </Link>
      </p>
      <PageHead title={query.data?.name ?? t`Application`} titleRef={title} thing={{ thing: "application", id }}>
        {query.data !== undefined && <ApplicationState state={query.data.state} />}
      </PageHead>
      <Loaded query={query}>
        {(application) => <ApplicationParts application={application} onClosed={changed} />}
      </Loaded>
    </div>
  );
}

interface Asked {
  readonly what: "approve" | "refuse";
  readonly revision: number;
}

interface ApplicationPartsProps {
  readonly application: ReceivedApplicationDetail;
  /** A dialog is closed, and what it has changed may remove the button that had opened it. */
  readonly onClosed: () => void;
}

function ApplicationParts({ application, onClosed }: ApplicationPartsProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const toasts = useToasts();
  const { desk } = applicationRoute.useRouteContext();
  // With what was on the page then: the applicant may correct it while the dialog is open.
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, revision, name, account, correctedAt, decidedAt, decidedBy, documents, rejectionReason } = application;
  const refused = rejectionReason === "" ? t`Refused` : t`Refused: ${rejectionReason}`;
  const outcomes = { pending: "", approved: t`Approved`, refused, withdrawn: t`Withdrawn` };
  // The question that is open stays open, with what was written, where a colleague has answered it.
  const decided =
    asked === null || decidedAt === null ? null : { what: outcomes[application.state], by: decidedBy, at: decidedAt };
  function close(): void {
    setAsked(null);
    onClosed();
  }
  const approve = useChange({
    event: "application-decision",
    send: (read: number) => approveApplication(desk, { id, revision: read }),
    onDone: () => {
      close();
      toasts.show(t`The shop is there, and its owner can log in.`);
    },
  });
  return (
    <>
      {application.state === "pending" && (
        <div className={row}>
          <Button kind="primary" onClick={() => setAsked({ what: "approve", revision })}>
            <Trans>Approve</Trans>
          </Button>
          <Button onClick={() => setAsked({ what: "refuse", revision })}>
            <Trans>Refuse</Trans>
          </Button>
        </div>
      )}
      <section className={panel}>
        <dl className={attributes}>
          <dt className={attributeName}>
            <Trans>Main category</Trans>
          </dt>
          <dd>{application.trade}</dd>
          <dt className={attributeName}>
            <Trans>Contact name</Trans>
          </dt>
          <dd>{application.contact}</dd>
          <dt className={attributeName}>
            <Trans>Mobile number</Trans>
          </dt>
          <dd>{application.mobile}</dd>
          <dt className={attributeName}>
            <Trans>Account</Trans>
          </dt>
          <dd>{account}</dd>
          <dt className={attributeName}>
            <Trans>Applied</Trans>
          </dt>
          <dd>{formatDateTime(application.createdAt, reader)}</dd>
          {correctedAt !== null && (
            <>
              <dt className={attributeName}>
                <Trans context="application">Corrected</Trans>
              </dt>
              <dd>{formatDateTime(correctedAt, reader)}</dd>
            </>
          )}
          {decidedAt !== null && (
            <>
              <dt className={attributeName}>
                {application.state === "withdrawn" ? <Trans>Withdrawn</Trans> : <Trans>Decided</Trans>}
              </dt>
              <dd>{[formatDateTime(decidedAt, reader), decidedBy].filter((part) => part !== "").join(" · ")}</dd>
            </>
          )}
        </dl>
      </section>
      {rejectionReason !== "" && (
        <section className={panel}>
          <h2 className={panelTitle}>
            <Trans>Why it was refused</Trans>
          </h2>
          <p className={words}>{rejectionReason}</p>
        </section>
      )}
      <section className={panel}>
        <h2 className={panelTitle}>
          <Trans>Documents</Trans>
        </h2>
        {documents.length === 0 ? <Trans>None can be shown.</Trans> : <PictureLinks images={documents} />}
      </section>
      <ConfirmDialog
        open={asked?.what === "approve"}
        title={<Trans>Approve {name}?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Approve</Trans>}
        busy={approve.busy}
        error={decided === null ? approve.problem : <DecidedWords {...decided} />}
        onConfirm={() => {
          if (decided === null) approve.run(asked?.revision ?? revision);
        }}
        onClose={() => {
          close();
          approve.reset();
        }}
      >
        <Trans>The shop and the account {account} are made at once, and the applicant is told.</Trans>
      </ConfirmDialog>
      {asked?.what === "refuse" && (
        <TextDialog
          title={<Trans>Refuse {name}?</Trans>}
          label={t`Reason`}
          hint={t`The applicant reads it, and can apply again.`}
          missing={t`Please enter the reason.`}
          limit={maxReasonLength}
          decided={decided}
          confirm={t`Refuse`}
          done={t`The applicant is told.`}
          event="application-decision"
          send={(reason) => refuseApplication(desk, { id, revision: asked.revision, reason })}
          onClose={close}
        />
      )}
    </>
  );
}
