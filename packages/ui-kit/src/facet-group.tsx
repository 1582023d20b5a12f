import { ChevronDown } from "lucide";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { group, heading, more, rest, values } from "./facet.css.ts";
import { Icon } from "./icon.tsx";
import { type Elements, SlotContent } from "./slot-content.tsx";

export interface FacetGroupProps {
  /** What the values are of: "Brand". */
  readonly title: string;
  /** What is in force, beside the title of a group that begins folded. */
  readonly summary?: ReactNode;
  /** Begins folded. */
  readonly folded?: boolean | undefined;
  readonly children: Elements;
}

/** The values of one filter below its name, which folds them away. It answers before scripts do. */
export function FacetGroup({ title, summary, folded = false, children }: FacetGroupProps): ReactElement {
  return (
    <details className={group} open={!folded}>
      <summary className={heading}>
        <h3>{title}</h3>
        <SlotContent>{summary}</SlotContent>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <fieldset aria-label={title} className={values}>
        {children}
      </fieldset>
    </details>
  );
}

export interface MoreFacetsProps {
  /** "All 14 brands" */
  readonly label: ReactNode;
  /** Those beyond the first few. */
  readonly children: Elements;
}

/**
 * The rest of many values. They are drawn once they are unfolded: a list of the whole shop has some seventy brands of which
 * five are seen, and nearly nobody looks at the others. Without scripts it is not there.
 */
export function MoreFacets({ label, children }: MoreFacetsProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const noteOpen = (): void => {
    if (details.current?.open === true) setWasOpened(true);
  };
  // It may have been unfolded before scripts came.
  useEffect(noteOpen, []);
  return (
    <details ref={details} className={rest} onToggle={noteOpen}>
      <summary className={more}>
        <SlotContent>{label}</SlotContent>
        <Icon of={ChevronDown} size={14} />
      </summary>
      {wasOpened && children}
    </details>
  );
}
