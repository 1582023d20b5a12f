import type { ReactElement, ReactNode } from "react";
import * as look from "./error-state.css.ts";
import { hasContent } from "./has-content.ts";

export interface ErrorStateProps {
  readonly image?: ReactElement | undefined;
  /** Above the title: "Error 404". */
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly line?: ReactNode;
  /** The ways on, the primary one first. */
  readonly actions?: ReactNode;
  readonly heading?: "h1" | "h2" | undefined;
}

/** Instead of a page that could not be shown. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { image, eyebrow, title, line, actions, heading: Heading = "h1" } = props;
  return (
    <div className={image === undefined ? `${look.error} ${look.alone}` : look.error}>
      {image !== undefined && <div className={look.image}>{image}</div>}
      <div>
        {hasContent(eyebrow) && <p className={look.eyebrow}>{eyebrow}</p>}
        <Heading className={look.title}>{title}</Heading>
        {hasContent(line) && <p className={look.line}>{line}</p>}
        {hasContent(actions) && <div className={look.actions}>{actions}</div>}
      </div>
    </div>
  );
}
