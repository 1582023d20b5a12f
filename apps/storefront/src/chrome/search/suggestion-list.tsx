import { useLingui } from "@lingui/react/macro";
import type { Suggestions } from "@plaza/api-client";
import { to, useOptionalLink } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Price } from "@plaza/ui-kit/price";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Tag } from "@plaza/ui-kit/tag";
import { LayoutGrid, Search } from "lucide";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { SmallImage } from "../small-image.tsx";
import * as look from "./suggestion-list.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: Suggestions;
  /** The option that Enter follows, counted through all groups; -1 for none. */
  readonly active: number;
  readonly onChoose: () => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function Group({
  name,
  children,
}: {
  readonly name: string;
  readonly children: readonly Elements[];
}): ReactElement | null {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={look.group}>
      <div id={id} role="presentation" className={look.heading}>
        {name}
      </div>
      {children}
    </div>
  );
}

/** The suggested searches, products, categories and shops. The focus stays in the field above. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps): ReactElement {
  const { t } = useLingui();
  const toShop = useOptionalLink(to.shop);
  const { searches, products, categories, shops } = suggestions;
  const [behindSearches, behindProducts] = [searches.length, searches.length + products.length];
  const option = (index: number) => ({
    id: optionId(id, index),
    role: "option",
    "aria-selected": index === active,
    tabIndex: -1,
    className: look.option,
    onClick: onChoose,
  });
  return (
    // A press must not take the focus out of the field: the list would be gone before the click arrives.
    <div
      id={id}
      role="listbox"
      aria-label={t`Suggestions`}
      tabIndex={-1}
      className={look.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Group name={t({ message: "Popular searches", context: "suggestions" })}>
        {searches.map((text, index) => (
          <Link key={text} {...to.list({ name: text })} {...option(index)}>
            <span className={look.mark}>
              <Icon of={Search} size={18} />
            </span>
            <span className={look.name}>{text}</span>
          </Link>
        ))}
      </Group>
      <Group name={t({ message: "Products", context: "suggestions" })}>
        {products.map((product, index) => (
          <Link key={product.id} {...to.product(product.id)} {...option(behindSearches + index)}>
            <SmallImage src={product.image} className={look.image} size={40} />
            <span className={look.name}>{product.name}</span>
            <span className={look.end}>
              <Price amount={product.price} size="line" better={product.flash} />
            </span>
          </Link>
        ))}
      </Group>
      <Group name={t({ message: "Categories", context: "suggestions" })}>
        {categories.map((category, index) => (
          <Link key={category.id} {...to.category({ id: category.id })} {...option(behindProducts + index)}>
            <span className={look.mark}>
              <Icon of={LayoutGrid} size={18} />
            </span>
            <span className={look.name}>{category.name}</span>
          </Link>
        ))}
      </Group>
      <Group name={t({ message: "Shops", context: "suggestions" })}>
        {toShop === null
          ? []
          : shops.map((shop, index) => (
              <Link key={shop.id} {...toShop(shop.id)} {...option(behindProducts + categories.length + index)}>
                <ShopMark
                  name={shop.name}
                  {...(shop.logo !== null && {
                    logo: <SmallImage src={shop.logo} className={look.image} size={40} />,
                  })}
                />
                <span className={look.name}>{shop.name}</span>
                {shop.selfOperated && <Tag kind="own" />}
              </Link>
            ))}
      </Group>
    </div>
  );
}
