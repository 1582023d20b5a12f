import type { ReactElement, ReactNode } from "react";
import { action as actionLook, empty, line as lineLook, image as imageLook, titles, tones } from "./empty-state.css.ts";
import { hasContent } from "./has-content.ts";

export interface EmptyStateProps {
  /** 4 : 3, with an empty alternative text. */
  readonly image?: ReactElement | undefined;
  readonly title: ReactNode;
  /** One friendly sentence. */
  readonly line?: ReactNode;
  /** The way on: a primary button where this is the page, else a second one. */
  readonly action?: ReactNode;
  readonly tone?: "page" | "panel" | undefined;
  readonly heading?: "h1" | "h2" | "h3" | "p" | undefined;
}

export function EmptyState(props: EmptyStateProps): ReactElement {
  const { image, title, line, action, tone = "panel", heading: Heading = "h2" } = props;
  return (
    <div className={`${empty} ${tones[tone]}`}>
      {image !== undefined && <div className={imageLook}>{image}</div>}
      <Heading className={titles[tone]}>{title}</Heading>
      {hasContent(line) && <p className={lineLook}>{line}</p>}
      {hasContent(action) && <div className={actionLook}>{action}</div>}
    </div>
  );
}
