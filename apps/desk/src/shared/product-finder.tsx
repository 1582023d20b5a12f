import { Trans, useLingui } from "@lingui/react/macro";
import { type NamedProduct, ruleProductsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Search } from "lucide";
import { type ReactElement, useDeferredValue, useState } from "react";
import { workRoute } from "../routes.ts";
import { Loaded } from "./loaded.tsx";
import { mute, stack } from "./page.css.ts";
import { pickable, pickables, pickableText } from "./product-picker.css.ts";

export interface ProductFinderProps {
  readonly picked: ReadonlySet<number>;
  readonly onPick: (product: NamedProduct) => void;
}

/** Finds products of whatever shops as shoppers find them. */
export function ProductFinder({ picked, onPick }: ProductFinderProps): ReactElement {
  const { t } = useLingui();
  const { desk } = workRoute.useRouteContext();
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const query = useQuery({
    ...ruleProductsQuery(desk, { words: words === "" ? undefined : words }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={stack}>
      <CompactField
        label={t`Find products`}
        placeholder={t`Find products`}
        prefix={<Icon of={Search} size={16} />}
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // It is part of a form that is not to be sent by it.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Loaded query={query} lines={3}>
        {(items) =>
          items.length === 0 ? (
            <p className={mute}>
              <Trans>No product matches.</Trans>
            </p>
          ) : (
            <ul className={pickables}>
              {items.map(({ id, name, shopName, isOnSale }) => (
                <li key={id} className={pickable}>
                  <div className={pickableText}>
                    <span>{name}</span>
                    <div className={mute}>{shopName}</div>
                  </div>
                  <Button
                    size="small"
                    aria-label={t`Add ${name}`}
                    aria-pressed={picked.has(id)}
                    {...(picked.has(id) && { icon: <Icon of={Check} size={16} /> })}
                    onClick={() => onPick({ id, name, shopName, isOnSale })}
                  >
                    <Trans>Add</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
