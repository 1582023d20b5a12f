import { type ReactElement, useEffect } from "react";
import { head, title as titleLook } from "./page.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface PageHeadProps {
  readonly title: string;
  /** At the end of its line. */
  readonly children?: Elements;
}

/** The title of a page, which is the document's, too. */
export function PageHead({ title, children }: PageHeadProps): ReactElement {
  useEffect(() => {
    document.title = `${title} - Plaza`;
  }, [title]);
  return (
    <div className={head}>
      <h1 className={titleLook}>{title}</h1>
      {children}
    </div>
  );
}
