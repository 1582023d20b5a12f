import { Trans, useLingui } from "@lingui/react/macro";
import {
  acceptShopDocument,
  refuseShopDocument,
  type ShopDocument,
  shopDocumentsQuery,
  type ShownDocument,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { shopRoute } from "../routes.ts";
import { DocumentValidity } from "../shop-documents/document-validity.tsx";
import { linksRenewedMs } from "../shared/links-renewed.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panel, panelTitle, row, stack, strong } from "../shared/page.css.ts";
import { TextDialog } from "../shared/text-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

const maxGroundsLength = 500;

/** What a shop has shown, and what it would have to show where it has products. */
export function ShopDocuments({ id }: { readonly id: number }): ReactElement {
  const { t } = useLingui();
  const { desk } = shopRoute.useRouteContext();
  const query = useQuery({ ...shopDocumentsQuery(desk, { id }), refetchInterval: linksRenewedMs });
  return (
    <section className={`${panel} ${stack}`} aria-label={t({ message: "Documents", context: "shop" })}>
      <h2 className={panelTitle}>
        <Trans context="shop">Documents</Trans>
      </h2>
      <Loaded query={query} lines={2}>
        {(documents) => <Shown documents={documents} />}
      </Loaded>
    </section>
  );
}

function Shown({ documents }: { readonly documents: readonly ShopDocument[] }): ReactElement {
  const ofShop = documents.filter(
    ({ isConcerned, accepted, sent }) => isConcerned || accepted !== null || sent !== null,
  );
  if (ofShop.length === 0)
    return (
      <p className={mute}>
        <Trans>Its categories require none, and it has shown none.</Trans>
      </p>
    );
  return (
    <ul className={stack}>
      {ofShop.map((document) => (
        <li key={document.id} className={stack}>
          <DocumentRow document={document} />
        </li>
      ))}
    </ul>
  );
}

function DocumentRow({ document }: { readonly document: ShopDocument }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = shopRoute.useRouteContext();
  // As it was read when the dialog was opened: the shop may send another one meanwhile, and a colleague may decide.
  const [refusing, setRefusing] = useState<ShownDocument | null>(null);
  const { name, category, accepted, sent } = document;
  const accept = useChange({
    event: "shop-document-decision",
    send: ({ id, revision }: ShownDocument) => acceptShopDocument(desk, { id, revision }),
    onDone: () => toasts.show(t`The document is accepted.`),
  });
  const outcomes = {
    waits: "",
    accepted: t({ message: "Accepted", context: "document" }),
    refused: t({ message: "Refused", context: "document" }),
  };
  const read = [accepted, sent].find((each) => each !== null && each.id === refusing?.id) ?? null;
  const decided =
    read === null || read.decidedAt === null
      ? null
      : { what: outcomes[read.state], by: read.decidedBy, at: read.decidedAt };
  return (
    <>
      <div>
        <bdi className={strong}>{name}</bdi>
        <div className={mute}>
          <Trans>For the category “{category}”</Trans>
        </div>
      </div>
      <DocumentValidity document={document} />
      {sent?.state === "waits" && (
        <div className={row}>
          <Button kind="primary" busy={accept.busy} aria-label={t`Accept: ${name}`} onClick={() => accept.run(sent)}>
            <Trans context="document">Accept</Trans>
          </Button>
          <Button
            disabled={accept.busy}
            aria-label={t({ message: `Refuse: ${name}`, context: "document" })}
            onClick={() => setRefusing(sent)}
          >
            <Trans context="document">Refuse</Trans>
          </Button>
        </div>
      )}
      {accept.problem !== null && (
        <Alert kind="danger" announce>
          {accept.problem}
        </Alert>
      )}
      {refusing !== null && (
        <TextDialog
          title={<Trans>Refuse “{name}”?</Trans>}
          label={t`Reason`}
          hint={t`The shop reads it, and can send another document.`}
          missing={t`Please write the reason.`}
          limit={maxGroundsLength}
          decided={decided}
          confirm={t({ message: "Refuse", context: "document" })}
          done={t`The document is refused.`}
          event="shop-document-decision"
          send={(grounds) =>
            refuseShopDocument(desk, { seen: { id: refusing.id, revision: refusing.revision }, grounds })
          }
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  );
}
