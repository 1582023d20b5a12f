import { Trans } from "@lingui/react/macro";
import { type FavouritesSearch, to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import image from "./no-favourites.webp";

const picture = <img src={image} alt="" width={240} height={180} />;

/** Shown where no product is saved, or none of the kind or name that is looked for. */
export function EmptyProducts({ show, text }: Pick<FavouritesSearch, "show" | "text">): ReactElement {
  if (text !== undefined || show !== undefined)
    return (
      <EmptyState
        title={
          text !== undefined ? (
            <Trans>No favourite matches “{text}”</Trans>
          ) : show === "cheaper" ? (
            <Trans>Nothing is cheaper than when you saved it</Trans>
          ) : (
            <Trans>None of your favourites is sold out</Trans>
          )
        }
        action={
          <Link {...to.favourites()} className={buttonClass()}>
            <Trans>Show all favourites</Trans>
          </Link>
        }
      />
    );
  return (
    <EmptyState
      image={picture}
      title={<Trans>No favourites yet</Trans>}
      line={<Trans>Press the heart of a product to find it here again, with its price on that day.</Trans>}
      action={
        <Link {...to.home()} className={buttonClass({ kind: "primary" })}>
          <Trans>Start browsing</Trans>
        </Link>
      }
    />
  );
}

/** Shown where no shop is followed, or none of the name that is looked for. */
export function EmptyShops({ text }: Pick<FavouritesSearch, "text">): ReactElement {
  if (text !== undefined)
    return (
      <EmptyState
        title={<Trans>You follow no shop that matches “{text}”</Trans>}
        action={
          <Link {...to.favourites({ kind: "shops" })} className={buttonClass()}>
            <Trans>Show all shops you follow</Trans>
          </Link>
        }
      />
    );
  return (
    <EmptyState
      image={picture}
      title={<Trans>You follow no shops yet</Trans>}
      line={<Trans>Follow a shop to see what it recommends at a glance.</Trans>}
      action={
        <Link {...to.shopDirectory()} className={buttonClass({ kind: "primary" })}>
          <Trans>See all shops</Trans>
        </Link>
      }
    />
  );
}
