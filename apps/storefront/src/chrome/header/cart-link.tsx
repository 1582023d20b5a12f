import { Icon } from "@plaza/ui-kit/icon";
import type { ReactElement } from "react";
import { pill } from "./cart-link.css.ts";
import { EntryLink } from "../entry-link.tsx";
import { useChromeEntries } from "../chrome-entries.ts";

/** The link to the cart, with the quantity in it. */
export function CartLink(): ReactElement | null {
  const [entry] = useChromeEntries("cart");
  if (entry === undefined) return null;
  return (
    <EntryLink entry={entry} className={pill}>
      {({ label, count }) => (
        <>
          {entry.icon !== undefined && <Icon of={entry.icon} size={20} />}
          <span>{label}</span>
          {count}
        </>
      )}
    </EntryLink>
  );
}
