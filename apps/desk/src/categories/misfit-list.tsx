import { Plural, Trans } from "@lingui/react/macro";
import type { SellerMisfits } from "@plaza/api-client/desk";
import { Status } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";
import { mute, row, stack } from "../shared/page.css.ts";

/** Which products would not meet a rule of who may sell in a category. */
export function MisfitList({ misfits }: { readonly misfits: SellerMisfits }): ReactElement {
  const { productCount, shopCount, products } = misfits;
  return (
    <div className={stack}>
      {productCount === 0 ? (
        <p>
          <Trans>All products that are here meet it.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Plural value={productCount} one="# product does not meet it." other="# products do not meet it." />{" "}
            <Plural value={shopCount} one="It concerns # shop." other="It concerns # shops." />
          </p>
          <p className={mute}>
            <Trans>
              What is on sale stays so; it just cannot be put on the shelf anew, nor come here again from elsewhere.
            </Trans>
          </p>
          <ul className={stack}>
            {products.map((product) => (
              <li key={product.id} className={row}>
                <bdi>{product.name}</bdi>
                <bdi className={mute}>{product.shopName}</bdi>
                {product.isOnSale && (
                  <Status tone="success">
                    <Trans>On sale</Trans>
                  </Status>
                )}
              </li>
            ))}
          </ul>
          {products.length < productCount && (
            <p className={mute}>
              <Trans>And others.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}
