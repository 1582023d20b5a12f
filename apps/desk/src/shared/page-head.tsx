import type { OpenThing } from "@plaza/api-client/desk";
import { type ReactElement, type RefObject, useEffect } from "react";
import { AlsoHere } from "./also-here.tsx";
import { head, title as titleLook } from "./page.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface PageHeadProps {
  readonly title: string;
  /** Of a page whose title takes the focus where a change removes the button that was pressed. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** What the page shows: others who have it open are named below the title. */
  readonly thing?: OpenThing;
  /** At the end of its line. */
  readonly children?: Elements;
}

/** The title of a page, which is the document's, too. */
export function PageHead({ title, titleRef, thing, children }: PageHeadProps): ReactElement {
  useEffect(() => {
    document.title = `${title} - Plaza`;
  }, [title]);
  return (
    <div className={head}>
      <h1 ref={titleRef} tabIndex={titleRef && -1} className={titleLook}>
        {title}
      </h1>
      {children}
      {thing !== undefined && <AlsoHere {...thing} />}
    </div>
  );
}
