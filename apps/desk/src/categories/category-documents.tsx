import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type CategoryDocuments, categoryDocumentsQuery, type RequiredDocument } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panelTitle, row, stack, strong } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { DocumentDialog } from "./document-dialog.tsx";
import { RemoveDocumentDialog } from "./remove-document-dialog.tsx";

/** Which documents a shop has to have shown to sell in a category and below it. */
export function CategoryDocumentsPart({ id }: { readonly id: number }): ReactElement {
  const { desk } = categoriesRoute.useRouteContext();
  const query = useQuery(categoryDocumentsQuery(desk, { id }));
  return (
    <div className={stack}>
      <h3 className={panelTitle}>
        <Trans>Documents that shops have to show</Trans>
      </h3>
      <Loaded query={query} lines={2}>
        {(required) => <Documents required={required} />}
      </Loaded>
    </div>
  );
}

type Asked =
  | { readonly is: "write"; readonly document: RequiredDocument | null }
  | { readonly is: "remove"; readonly document: RequiredDocument };

function Documents({ required }: { readonly required: CategoryDocuments }): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, documents, above } = required;
  const close = (): void => setAsked(null);
  return (
    <div className={stack}>
      {above.map(({ id: aboveId, category, name }) => (
        <p key={aboveId} className={mute}>
          <Trans>
            “{category}” above it requires this, too: {name}
          </Trans>
        </p>
      ))}
      {documents.length === 0 ? (
        <p className={mute}>
          <Trans>None. With one, only shops that have shown it may sell here and below.</Trans>
        </p>
      ) : (
        <ul className={stack}>
          {documents.map((document) => {
            const name = textIn(document.name);
            const note = textIn(document.note);
            return (
              <li key={document.id}>
                <bdi className={strong}>{name}</bdi>
                {document.hasExpiry && (
                  <div className={mute}>
                    <Trans>Shops say until when theirs is valid.</Trans>
                  </div>
                )}
                {note !== "" && (
                  <div className={mute}>
                    <bdi>{note}</bdi>
                  </div>
                )}
                {document.misfits.productCount > 0 && (
                  <div className={mute}>
                    <Plural
                      value={document.misfits.productCount}
                      one="# product here is of a shop that has not shown it."
                      other="# products here are of shops that have not shown it."
                    />
                  </div>
                )}
                <div className={row}>
                  <Button
                    size="small"
                    aria-label={t`Change: ${name}`}
                    onClick={() => setAsked({ is: "write", document })}
                  >
                    <Trans context="document">Change</Trans>
                  </Button>
                  <Button
                    size="small"
                    aria-label={t`Remove: ${name}`}
                    onClick={() => setAsked({ is: "remove", document })}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button size="small" onClick={() => setAsked({ is: "write", document: null })}>
          <Trans>Require a document</Trans>
        </Button>
      </div>
      {asked?.is === "write" && <DocumentDialog categoryId={id} document={asked.document} onClose={close} />}
      {asked?.is === "remove" && <RemoveDocumentDialog document={asked.document} onClose={close} />}
    </div>
  );
}
