import { Trans, useLingui } from "@lingui/react/macro";
import type { Favourite } from "@plaza/api-client";
import { formatDay, formatMoney, useLocale } from "@plaza/i18n";
import { imageSource, to } from "@plaza/routing";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { FavouriteButton } from "@plaza/ui-kit/favourite-button";
import { ProductCard } from "@plaza/ui-kit/product-card";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { FavouriteAction } from "./favourite-action.tsx";
import * as look from "./favourites-page.css.ts";

/** Two, three or four columns. */
const sizes = "(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 220px";

export interface FavouriteCardProps {
  readonly favourite: Favourite;
  /** When it was fetched, epoch milliseconds. */
  readonly now: number;
  /** Null where nothing is being selected. */
  readonly selected: boolean | null;
  readonly onSelect: (selected: boolean) => void;
  readonly onRemove: () => void;
}

export function FavouriteCard({ favourite, now, selected, onSelect, onRemove }: FavouriteCardProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, name, image, price, marketPrice, flash, sold, soldOut, savedPrice, savedAt } = favourite;
  const less = sold && savedPrice !== null && savedPrice > price ? formatMoney(savedPrice - price) : null;
  const day = savedAt === null ? null : formatDay(savedAt, now, locale);
  const wasPrice = less === null ? marketPrice : savedPrice;
  return (
    <ProductCard
      name={name}
      heading="h2"
      image={
        image === null ? (
          <span aria-hidden className={look.image} />
        ) : (
          <img className={look.image} {...imageSource(image, 220)} sizes={sizes} alt="" loading="lazy" />
        )
      }
      link={(content, className) => (
        <Link {...to.product(id)} className={className}>
          {content}
        </Link>
      )}
      price={price}
      wasPrice={wasPrice ?? undefined}
      soldOut={sold && soldOut}
      flash={flash}
      tags={
        less !== null && (
          <span className={look.less}>
            <Tag kind="saving">
              <Trans context="than when it was saved">{less} less</Trans>
            </Tag>
          </span>
        )
      }
      meta={sold ? day !== null && <Trans>Saved {day}</Trans> : <Trans>No longer sold</Trans>}
      corner={
        selected === null ? (
          <FavouriteButton name={name} saved onToggle={onRemove} />
        ) : (
          <span className={look.tick}>
            <Checkbox
              aria-label={t`Select ${name}`}
              checked={selected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          </span>
        )
      }
      action={<FavouriteAction favourite={favourite} />}
    />
  );
}
