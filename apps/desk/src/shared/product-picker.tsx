import { Trans, useLingui } from "@lingui/react/macro";
import { type Listing, listingsQuery } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Search } from "lucide";
import { type ReactElement, type ReactNode, useDeferredValue, useState } from "react";
import { rootRoute } from "../routes.ts";
import { Loaded } from "./loaded.tsx";
import { mute, number, stack } from "./page.css.ts";
import { pickable, pickables, pickableText } from "./product-picker.css.ts";
import { Thumbnail } from "./thumbnail.tsx";

export interface ProductPickerProps {
  /** What a press does. */
  readonly action: ReactNode;
  /** The same, for those who do not see which product stands beside it. */
  readonly actionOn: (name: string) => string;
  readonly onPick: (product: Listing) => void;
  /** What is picked already, where several can be; pressing it again takes it back. */
  readonly picked?: ReadonlySet<number>;
}

const pageSize = 20;

/** Finds products that the shop sells by their names. */
export function ProductPicker({ action, actionOn, onPick, picked }: ProductPickerProps): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const query = useQuery({
    ...listingsQuery(desk, { list: "onShelf", words: words === "" ? undefined : words, page: 1, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={stack}>
      <CompactField
        label={t`Search by name`}
        placeholder={t`Search by name`}
        prefix={<Icon of={Search} size={16} />}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // It is part of a form that is not to be sent by it.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Loaded query={query} lines={3}>
        {({ items }) => {
          const found = items.filter(({ isApproved }) => isApproved);
          if (found.length === 0)
            return (
              <p className={mute}>
                <Trans>No product matches.</Trans>
              </p>
            );
          return (
            <ul className={pickables}>
              {found.map((product) => (
                <li key={product.id} className={pickable}>
                  <Thumbnail image={product.image} />
                  <div className={pickableText}>
                    <span>{product.name}</span>
                    <PriceAndStock product={product} />
                  </div>
                  <Button
                    size="small"
                    aria-label={actionOn(product.name)}
                    {...(picked !== undefined && { "aria-pressed": picked.has(product.id) })}
                    {...(picked?.has(product.id) === true && { icon: <Icon of={Check} size={16} /> })}
                    onClick={() => onPick(product)}
                  >
                    {action}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </div>
  );
}

function PriceAndStock({ product: { skus } }: { readonly product: Listing }): ReactElement {
  const stock = skus.reduce((sum, sku) => sum + sku.stock, 0);
  return (
    <div className={`${mute} ${number}`}>
      <span translate="no">{`${formatMoney(lowestPrice(skus))} ·`}</span> <Trans>{stock} in stock</Trans>
    </div>
  );
}

/** Fen. */
export function lowestPrice(skus: Listing["skus"]): number {
  return skus.reduce((lowest, { price }) => Math.min(lowest, price), skus[0]?.price ?? 0);
}
