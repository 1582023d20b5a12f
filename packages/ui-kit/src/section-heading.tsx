import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { aside as asideLook, heading, mark, remark as remarkLook, title as titleLook } from "./section-heading.css.ts";
import { atEnd, moreLink } from "./text-link.css.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";
import { hasContent } from "./has-content.ts";
import { SlotContent } from "./slot-content.tsx";

export interface SectionHeadingProps {
  readonly title: ReactNode;
  /** For the section's `aria-labelledby`. */
  readonly id?: string | undefined;
  /** An icon before the title, in the brand's colour. */
  readonly icon?: ReactNode;
  readonly remark?: ReactNode;
  /** A countdown, say. */
  readonly aside?: ReactNode;
  /** Draws the link to everything ("View all"). */
  readonly link?: ((content: ReactNode, className: string) => ReactElement) | undefined;
  readonly level?: "h1" | "h2" | "h3" | undefined;
}

export function SectionHeading(props: SectionHeadingProps): ReactElement {
  const { title, id, icon, remark, aside, link, level: Level = "h2" } = props;
  return (
    <div className={heading}>
      <Level id={id} className={titleLook}>
        {hasContent(icon) && <span className={mark}>{icon}</span>}
        <SlotContent>{title}</SlotContent>
      </Level>
      {hasContent(remark) && <p className={remarkLook}>{remark}</p>}
      {hasContent(aside) && <div className={asideLook}>{aside}</div>}
      {link?.(
        <>
          <Trans>View all</Trans>
          <span className={visuallyHidden}>
            : <SlotContent>{title}</SlotContent>
          </span>
          <Icon of={ArrowRight} size={14} />
        </>,
        `${moreLink} ${atEnd}`,
      )}
    </div>
  );
}
