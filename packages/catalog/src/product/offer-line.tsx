import { Plural, Trans } from "@lingui/react/macro";
import type { Offer } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Store } from "lucide";
import type { ReactElement } from "react";
import { row, sentence, title } from "./service-box.css.ts";
import { showSection } from "./show-section.ts";

export interface OfferLineProps {
  /** The cheapest first; at least two. */
  readonly offers: readonly Offer[];
}

/** "3 merchants from ¥129": how many have it, and where to compare them. */
export function OfferLine({ offers }: OfferLineProps): ReactElement {
  const inStock = offers.filter(({ stock }) => stock > 0);
  const [cheapest] = inStock;
  const from = cheapest === undefined ? "" : formatMoney(cheapest.price);
  return (
    <li className={row}>
      <Icon of={Store} size={20} />
      <div>
        <p className={title}>
          {cheapest === undefined ? (
            <Trans>Sold out at all merchants</Trans>
          ) : (
            <Plural value={inStock.length} one={`# merchant from ${from}`} other={`# merchants from ${from}`} />
          )}
        </p>
        <p className={sentence}>
          <Trans>Price, delivery and total to pay</Trans>
        </p>
      </div>
      <Button size="small" style={{ marginInlineStart: "auto" }} onClick={() => showSection("offers")}>
        <Trans>Compare</Trans>
      </Button>
    </li>
  );
}
