import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceBrand, marketplaceBrandsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Search } from "lucide";
import { type ReactElement, useDeferredValue, useState } from "react";
import { rootRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, stack } from "../shared/page.css.ts";
import { pickable, pickables, pickableText } from "../shared/product-picker.css.ts";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { useTextIn } from "../shared/use-text-in.ts";

export interface BrandPickerProps {
  /** What cannot be chosen. */
  readonly exceptId: number;
  readonly picked: MarketplaceBrand | null;
  readonly onPick: (brand: MarketplaceBrand) => void;
}

/** How many are shown; who looks for another one writes more of its name. */
const maxShown = 8;

/** Finds a brand by what it is called, or was. */
export function BrandPicker({ exceptId, picked, onPick }: BrandPickerProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = rootRoute.useRouteContext();
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const query = useQuery({
    ...marketplaceBrandsQuery(desk, { words: words === "" ? undefined : words }),
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
        {({ brands }) => {
          const found = brands.filter(({ id }) => id !== exceptId).slice(0, maxShown);
          if (found.length === 0)
            return (
              <p className={mute}>
                <Trans>No brand matches.</Trans>
              </p>
            );
          return (
            <ul className={pickables}>
              {found.map((brand) => {
                const name = textIn(brand.name);
                const isPicked = brand.id === picked?.id;
                return (
                  <li key={brand.id} className={pickable}>
                    <Thumbnail image={brand.image} />
                    <div className={pickableText}>
                      <bdi>{name}</bdi>
                      <span className={mute}>
                        <Plural value={brand.productCount} one="# product" other="# products" />
                      </span>
                    </div>
                    <Button
                      size="small"
                      aria-label={t`Choose ${name}`}
                      aria-pressed={isPicked}
                      {...(isPicked && { icon: <Icon of={Check} size={16} /> })}
                      onClick={() => onPick(brand)}
                    >
                      <Trans context="brand">Choose</Trans>
                    </Button>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </Loaded>
    </div>
  );
}
