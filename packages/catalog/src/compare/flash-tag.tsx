import { staleAfter } from "@plaza/api-client";
import { Tag } from "@plaza/ui-kit/tag";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { flash } from "./compare-table.css.ts";

export interface FlashTagProps {
  /** Epoch milliseconds, both. */
  readonly endsAt: number;
  readonly fetchedAt: number;
}

/** A timer cannot wait longer. */
const maxDelayMs = 2_147_483_647;

/** On the image of a product in a flash sale. A price that ends while somebody looks on is fetched anew. */
export function FlashTag({ endsAt, fetchedAt }: FlashTagProps): ReactElement {
  const queryClient = useQueryClient();
  const renderedAt = useServerTime(fetchedAt);
  useEffect(() => {
    // What had ended when it was drawn is fetched anew by its own age.
    if (endsAt <= renderedAt || endsAt - serverNow() > maxDelayMs) return undefined;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ predicate: staleAfter("flash-sale-turn") }),
      endsAt - serverNow(),
    );
    return () => clearTimeout(timer);
  }, [endsAt, renderedAt, queryClient]);
  return (
    <span className={flash}>
      <Tag kind="flash" />
    </span>
  );
}
