import { useLingui } from "@lingui/react";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { EntryCount } from "./entry-count.tsx";
import type { MountedEntry } from "./use-chrome-entries.ts";

export interface EntryLinkProps {
  readonly entry: MountedEntry;
  readonly className: string;
  /** The words alone, unless something else is drawn from words and count. */
  readonly children?: (parts: { readonly words: string; readonly count: ReactNode }) => ReactNode;
  /** The count stands over the corner of the icon. */
  readonly countOnCorner?: boolean;
}

/** A link of the chrome. It is the current one on its own page, whatever the query says. */
export function EntryLink({ entry, className, children, countOnCorner = false }: EntryLinkProps): ReactElement {
  const { i18n } = useLingui();
  const words = i18n._(entry.words);
  const count = entry.count === undefined ? null : <EntryCount of={entry.count} onCorner={countOnCorner} />;
  return (
    <Link
      {...entry.target}
      activeOptions={{ exact: entry.target.to === "/", includeSearch: false }}
      className={className}
    >
      {children === undefined ? words : children({ words, count })}
    </Link>
  );
}
