import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FlashProduct, FlashSlotTime, Page } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { ProductCardSkeleton } from "@plaza/ui-kit/product-card-skeleton";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { Loading } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import type { FlashChoice } from "../flash-tile/flash-choice.ts";
import { FlashTile } from "../flash-tile/flash-tile.tsx";
import { ListLoadError } from "../list/list-load-error.tsx";
import { foot } from "../shared/list-foot.css.ts";
import { updating } from "../shared/updating.css.ts";
import { EmptyFlashSale } from "./empty-flash-sale.tsx";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { ProductLink } from "../shared/product-link.tsx";

const cards = Array.from({ length: 5 }, (_, index) => index);

export interface FlashProductsProps {
  readonly shown: FlashChoice<FlashSlotTime>;
  /** Undefined until they are there. */
  readonly result: Page<FlashProduct> | undefined;
  /** True while another page is loading. */
  readonly pending: boolean;
  /** They are on their way; where they are not and never came, they can be asked for again. */
  readonly fetching: boolean;
  readonly onRetry: () => void;
  readonly link: PagerProps["link"];
}

/** The products of a session, and its pages. */
export function FlashProducts(props: FlashProductsProps): ReactElement {
  const { shown, result } = props;
  const time = nameZone(shown.slot.startsAt, useReader(), shown.slot.opensAt);
  return (
    <>
      <output className={visuallyHidden}>
        {result !== undefined && (
          <Trans>
            {time} session: <Plural value={result.total} one="# product" other="# products" />
          </Trans>
        )}
      </output>
      <Products {...props} />
    </>
  );
}

function Products({ shown, result, pending, fetching, onRetry, link }: FlashProductsProps): ReactElement {
  if (result === undefined)
    return fetching ? (
      <Loading>
        <ProductGrid columns={5}>
          {cards.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </ProductGrid>
      </Loading>
    ) : (
      <ListLoadError onRetry={onRetry} />
    );
  const { items, page, pageSize, total } = result;
  if (total === 0) return <EmptyFlashSale title={<Trans>There is nothing in this session</Trans>} />;
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  if (page > pages.pageCount) return <NoSuchPage tone="page" {...pages} />;
  return (
    <div aria-busy={pending} className={pending ? updating : undefined}>
      <ProductGrid columns={5}>
        {items.map((product) => (
          <FlashTile
            key={product.id}
            product={product}
            state={shown.state}
            heading="h2"
            action={<FlashAction product={product} shown={shown} />}
          />
        ))}
      </ProductGrid>
      {pages.pageCount > 1 && (
        <div className={foot}>
          <Pager {...pages} />
        </div>
      )}
    </div>
  );
}

interface FlashActionProps {
  readonly product: FlashProduct;
  /** The session that it is in. */
  readonly shown: FlashChoice<FlashSlotTime>;
}

/** What can be done with a product of the flash sale now. To buy it one chooses a variant of it, on its page. */
function FlashAction({ product: { id, name, stock }, shown: { slot, state } }: FlashActionProps): ReactElement {
  const { t } = useLingui();
  const time = nameZone(slot.startsAt, useReader(), slot.opensAt);
  if (state === "over")
    return (
      <Button size="small" disabled>
        <Trans>Ended</Trans>
      </Button>
    );
  if (stock === 0)
    return (
      <Button size="small" disabled>
        <Trans>Sold out</Trans>
      </Button>
    );
  if (state === "upcoming")
    return (
      <ProductLink id={id} className={buttonClass({ size: "small" })} label={t`Starts at ${time}: ${name}`}>
        <Trans>Starts at {time}</Trans>
      </ProductLink>
    );
  return (
    <ProductLink id={id} className={buttonClass({ kind: "tint", size: "small" })} label={t`Buy now: ${name}`}>
      <Trans>Buy now</Trans>
    </ProductLink>
  );
}
