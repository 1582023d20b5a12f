import type { ReactElement, ReactNode } from "react";

/** What a component wants its link to show. The component knows no routes, so its user draws the link. */
export interface LinkSlotProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-current"?: "page" | "true";
  readonly "aria-label"?: string;
}

/** Draws a link (or a button) with the given content, class and state, usually by spreading them: `(props) => <Link to="/" {...props} />`. */
export type LinkSlot = (props: LinkSlotProps) => ReactElement;
