import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { documentName, isDocumentAddress } from "@plaza/ui-kit/upload-items";
import { FileText } from "lucide";
import type { ReactElement } from "react";
import * as look from "./application-page.css.ts";

export interface DocumentListProps {
  /** Addresses. */
  readonly documents: readonly string[];
}

/** The documents, each opened in another tab; those that were refused are deleted some time later. */
export function DocumentList({ documents }: DocumentListProps): ReactElement {
  const { t } = useLingui();
  return (
    <div>
      <p className={look.label}>
        {documents.length === 0 ? (
          <Trans>The documents are no longer kept.</Trans>
        ) : (
          <Plural value={documents.length} one="# document" other="# documents" />
        )}
      </p>
      <ul className={look.documents}>
        {documents.map((url, index) => {
          const place = index + 1;
          const name = documentName(url);
          return (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className={look.document}
                title={name || undefined}
                aria-label={name === "" ? t`Document ${place} (opens a new tab)` : t`${name} (opens a new tab)`}
              >
                {isDocumentAddress(url) ? (
                  <span className={look.named}>
                    <Icon of={FileText} size={28} />
                    <bdi className={look.fileName}>{name || <Trans>Document {place}</Trans>}</bdi>
                  </span>
                ) : (
                  <img className={look.picture} src={url} alt="" width={88} height={110} loading="lazy" />
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
