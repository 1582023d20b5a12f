import { type ReactElement, type ReactNode, useEffect } from "react";
import { head, title as titleLook } from "./page.css.ts";

export interface PageHeadProps {
  readonly title: string;
  /** At the end of its line. */
  readonly children?: ReactNode;
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
