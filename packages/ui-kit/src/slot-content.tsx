import type { ReactElement, ReactNode } from "react";
import { content } from "./slot-content.css.ts";

/** Elements or nothing: a slot of this type takes no bare text, and so may stand beside others without a `SlotContent`. */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];

/**
 * What somebody else fills, as one element without a box. It may be a text, and a browser that translates the page replaces
 * texts: React cannot put anything before one that it no longer finds ("Saving" and its ring), so none stands beside others.
 */
export function SlotContent({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={content}>{children}</span>;
}
