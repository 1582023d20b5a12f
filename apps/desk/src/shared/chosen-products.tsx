import { Trans, useLingui } from "@lingui/react/macro";
import { type NamedProduct, ruleProductsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Search, X } from "lucide";
import { type ReactElement, type ReactNode, useDeferredValue, useRef, useState } from "react";
import { workRoute } from "../routes.ts";
import { Loaded } from "./loaded.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { movedItem } from "./moved-item.ts";
import { mute, stack } from "./page.css.ts";
import { pickable, pickables, pickableText } from "./product-picker.css.ts";
import { chosen, chosenName, chosenProducts, wrong } from "./chosen-products.css.ts";

export interface ChosenProductsProps {
  /** What they are the products of, in the words of the group. */
  readonly label: string;
  readonly products: readonly NamedProduct[];
  /** Whether their order says anything. */
  readonly isOrdered: boolean;
  readonly error: ReactNode;
  readonly onChange: (products: readonly NamedProduct[]) => void;
}

/** Products of whatever shops that something names, in their order, and more of them. */
export function ChosenProducts({ label, products, isOrdered, error, onChange }: ChosenProductsProps): ReactElement {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const without = (id: number): readonly NamedProduct[] => products.filter((each) => each.id !== id);
  return (
    <div ref={box} className={stack} tabIndex={-1} role="group" aria-label={label}>
      {products.length > 0 && (
        <ol className={chosenProducts} aria-label={t`Chosen products`}>
          {products.map(({ id, name, isOnSale }, position) => (
            <li key={id} className={chosen}>
              <span className={chosenName}>{isOrdered ? `${position + 1}. ${name}` : name}</span>
              {!isOnSale && (
                <Tag kind="warning">
                  <Trans>Not on sale now</Trans>
                </Tag>
              )}
              {isOrdered && (
                <MoveButtons
                  name={name}
                  index={position}
                  count={products.length}
                  kind="quiet"
                  onMove={(to) => onChange(movedItem(products, position, to))}
                />
              )}
              <Button
                kind="quiet"
                size="small"
                icon={<Icon of={X} size={16} />}
                aria-label={t`Remove ${name}`}
                onClick={() => {
                  onChange(without(id));
                  // What was pressed is about to go.
                  box.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <div aria-live="polite">{error != null && <p className={wrong}>{error}</p>}</div>
      <Finder
        picked={new Set(products.map(({ id }) => id))}
        onPick={(product) =>
          onChange(products.some(({ id }) => id === product.id) ? without(product.id) : [...products, product])
        }
      />
    </div>
  );
}

interface FinderProps {
  readonly picked: ReadonlySet<number>;
  readonly onPick: (product: NamedProduct) => void;
}

/** Finds products as shoppers find them. */
function Finder({ picked, onPick }: FinderProps): ReactElement {
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
