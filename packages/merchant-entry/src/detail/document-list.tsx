import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
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
          return (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className={look.document}
                aria-label={t`Document ${place} (opens a new tab)`}
              >
                {/\.pdf(?:$|\?)/i.test(url) ? (
                  <Icon of={FileText} size={28} />
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
