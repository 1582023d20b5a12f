import { media } from "@plaza/ui-kit/theme";
import { useEffect, useRef } from "react";

export const listTitleId = "conversations-title";
export const paneTitleId = "conversation-title";
export const rowId = (customerId: number): string => `conversation-${customerId}`;

/**
 * On a phone the list and a conversation take each other's place: the focus goes along, to what a conversation is called and
 * back to the row that it came from. Elsewhere it stays where it is, unless that is gone.
 */
export function useFocusOnNavigation(customer: number | null): void {
  const last = useRef(customer);
  useEffect(() => {
    const left = last.current;
    last.current = customer;
    if (left === customer) return;
    if (!matchMedia(media.phone).matches && document.activeElement !== document.body) return;
    const row = left === null ? null : document.getElementById(rowId(left));
    const target =
      customer === null ? (row ?? document.getElementById(listTitleId)) : document.getElementById(paneTitleId);
    target?.focus();
  }, [customer]);
}
