import { Trans, useLingui } from "@lingui/react/macro";
import { ownDocumentsQuery, type ShopDocument } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { documentsRoute } from "../routes.ts";
import { linksRenewedMs } from "../shared/links-renewed.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel, panelTitle, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { DocumentValidity } from "./document-validity.tsx";
import { SendDialog } from "./send-dialog.tsx";

/** What a shop has to show to sell in some categories, and what it has shown. */
export function DocumentsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = documentsRoute.useRouteContext();
  const query = useQuery({ ...ownDocumentsQuery(desk, undefined), refetchInterval: linksRenewedMs });
  const [sending, setSending] = useState<ShopDocument | null>(null);
  return (
    <div className={page}>
      <PageHead title={t({ message: "Documents", context: "shop" })} />
      <Loaded query={query}>{(documents) => <Documents documents={documents} onSend={setSending} />}</Loaded>
      {sending !== null && <SendDialog document={sending} onClose={() => setSending(null)} />}
    </div>
  );
}

interface DocumentsProps {
  readonly documents: readonly ShopDocument[];
  readonly onSend: (document: ShopDocument) => void;
}

function Documents({ documents, onSend }: DocumentsProps): ReactElement {
  const isMissing = documents.some(
    ({ isConcerned, accepted }) => isConcerned && (accepted === null || accepted.isExpired),
  );
  return (
    <div className={stack}>
      <p className={mute}>
        <Trans>
          Some categories require documents. Without them no product comes there or is put on the shelf there; what is
          on sale stays so.
        </Trans>
      </p>
      {isMissing && (
        <Alert kind="warning">
          <Trans>
            A category in which you have products requires a document that you have not shown, or that expired.
          </Trans>
        </Alert>
      )}
      {documents.length === 0 ? (
        <p>
          <Trans>No category requires a document.</Trans>
        </p>
      ) : (
        documents.map((document) => <DocumentPanel key={document.id} document={document} onSend={onSend} />)
      )}
    </div>
  );
}

interface DocumentPanelProps extends Pick<DocumentsProps, "onSend"> {
  readonly document: ShopDocument;
}

function DocumentPanel({ document, onSend }: DocumentPanelProps): ReactElement {
  const { t } = useLingui();
  const { name, note, category, isConcerned, accepted, sent } = document;
  const isFirst = accepted === null && sent === null;
  return (
    <section className={`${panel} ${stack}`} aria-label={name}>
      <div>
        <h2 className={panelTitle}>
          <bdi>{name}</bdi>
        </h2>
        <p className={mute}>
          {isConcerned ? (
            <Trans>For the category “{category}”, in which you have products</Trans>
          ) : (
            <Trans>For the category “{category}”</Trans>
          )}
        </p>
        {note !== "" && (
          <p>
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <DocumentValidity document={document} />
      <div>
        <Button
          kind={isFirst && isConcerned ? "primary" : "second"}
          aria-label={isFirst ? t`Send: ${name}` : t`Send another: ${name}`}
          onClick={() => onSend(document)}
        >
          {isFirst ? <Trans context="document">Send</Trans> : <Trans context="document">Send another</Trans>}
        </Button>
      </div>
    </section>
  );
}
