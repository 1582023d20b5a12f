import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { row } from "./page.css.ts";

export interface KeysetLinksProps {
  /** What the page comes after; undefined for the first. */
  readonly before: number | undefined;
  /** What it ends with; undefined where nothing comes after it. */
  readonly last: number | undefined;
  readonly newest: ReactNode;
  readonly older: ReactNode;
}

/** The way through a list whose pages begin after an id, however long it is; the rest of the address stays. */
export function KeysetLinks({ before, last, newest, older }: KeysetLinksProps): ReactElement | null {
  if (before === undefined && last === undefined) return null;
  return (
    <div className={row}>
      {before !== undefined && (
        <Link to="." search={(search: object) => ({ ...search, before: undefined })} className={buttonClass()}>
          {newest}
        </Link>
      )}
      {last !== undefined && (
        <Link to="." search={(search: object) => ({ ...search, before: last })} className={buttonClass()}>
          {older}
        </Link>
      )}
    </div>
  );
}
