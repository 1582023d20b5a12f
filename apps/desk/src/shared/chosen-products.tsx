import { Trans, useLingui } from "@lingui/react/macro";
import type { NamedProduct } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { X } from "lucide";
import { type ReactElement, type ReactNode, useRef } from "react";
import { MoveButtons } from "./move-buttons.tsx";
import { movedItem } from "./moved-item.ts";
import { stack } from "./page.css.ts";
import { ProductFinder } from "./product-finder.tsx";
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
      <ProductFinder
        picked={new Set(products.map(({ id }) => id))}
        onPick={(product) =>
          onChange(products.some(({ id }) => id === product.id) ? without(product.id) : [...products, product])
        }
      />
    </div>
  );
}
