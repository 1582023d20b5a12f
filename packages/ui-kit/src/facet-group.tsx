import { ChevronDown } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { group, heading, more, values } from "./facet.css.ts";
import { Icon } from "./icon.tsx";

export interface FacetGroupProps {
  /** What the values are of: "Brand". */
  readonly title: string;
  /** What is in force, beside the title of a group that begins folded. */
  readonly summary?: ReactNode;
  /** Begins folded. */
  readonly folded?: boolean | undefined;
  readonly children: ReactNode;
}

/** The values of one filter below its name, which folds them away. It answers before scripts do. */
export function FacetGroup({ title, summary, folded = false, children }: FacetGroupProps): ReactElement {
  return (
    <details className={group} open={!folded}>
      <summary className={heading}>
        <h3>{title}</h3>
        {summary}
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
  readonly children: ReactNode;
}

/** The rest of many values. */
export function MoreFacets({ label, children }: MoreFacetsProps): ReactElement {
  return (
    <details>
      <summary className={more}>
        {label}
        <Icon of={ChevronDown} size={14} />
      </summary>
      {children}
    </details>
  );
}
