import { Trans, useLingui } from "@lingui/react/macro";
import {
  addToCart,
  type ApiClient,
  type CartLine,
  cartQuery,
  type ProductDetail,
  productDetailQuery,
  type Sku,
} from "@plaza/api-client";
import { useAction } from "@plaza/routing";
import { choose, chosenSku, initialChoice, type VariantChoice, valueState } from "@plaza/shopping/variant-choice";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { OptionPicker, type ProductOption } from "@plaza/ui-kit/option-picker";
import { Price } from "@plaza/ui-kit/price";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { cartRoute } from "../routes.ts";
import { ProductThumbnail } from "../shared/product-thumbnail.tsx";
import type { CartActions } from "./cart-actions.ts";
import * as look from "./option-dialog.css.ts";

/** A product's options, each value marked by what it leads to beside the present choice. */
function useOptions(product: ProductDetail, choice: VariantChoice): readonly ProductOption[] {
  const { t } = useLingui();
  return product.options.map((option, at): ProductOption => {
    const others = product.options
      .flatMap(({ values }, other) => (other === at ? [] : values.filter(({ id }) => id === choice[other])))
      .map(({ name }) => name)
      .join(" / ");
    return {
      id: String(at),
      name: option.name,
      chosen: String(choice[at]),
      values: option.values.map(({ id, name }) => {
        const state = valueState(product, choice, at, id);
        return {
          id: String(id),
          name,
          ...(state === "sold-out" && { state: "soldOut" }),
          ...(state === "dead-end" && { state: "deadEnd", reason: t`Not made in ${others}` }),
        };
      }),
    };
  });
}

export interface OptionDialogProps {
  readonly line: CartLine;
  readonly change: CartActions["changeOption"];
  /** The change is on its way. */
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

/** Chooses another variant for a line of the cart. */
export function OptionDialog(props: OptionDialogProps): ReactElement {
  const { line, onClose } = props;
  const { api } = cartRoute.useRouteContext();
  const { data: product, isError } = useQuery({
    ...productDetailQuery(api, line.productId),
    meta: { ...productDetailQuery.meta, quiet: true },
  });
  if (product !== undefined) return <Choice {...props} product={product} />;
  return (
    <Dialog open onClose={onClose} title={line.name}>
      {isError ? (
        <Alert kind="danger" announce>
          <Trans>The options could not be loaded.</Trans>
        </Alert>
      ) : (
        <Loading>
          <Skeleton width="100%" height={160} />
        </Loading>
      )}
    </Dialog>
  );
}

interface ChoiceProps extends OptionDialogProps {
  readonly product: ProductDetail;
}

function Choice({ line, product, change, onChosen, onClose }: ChoiceProps): ReactElement {
  const { run } = useAction({ mutationFn: (sku: Sku) => change(line, product, sku) });
  const current = product.skus.find(({ id }) => id === line.skuId);
  const [choice, setChoice] = useState(() => current?.valueIds ?? initialChoice(product));
  const sku = chosenSku(product, choice);
  const options = useOptions(product, choice);
  const canChange = sku !== null && sku.stock > 0 && sku.id !== line.skuId;
  const { quantity } = line;
  const stock = sku?.stock ?? 0;
  function changeOption(): void {
    if (sku === null) return;
    run(sku);
    onChosen();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={product.name}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" disabled={!canChange} onClick={changeOption}>
            <Trans>Change option</Trans>
          </Button>
        </>
      }
    >
      <div className={look.head}>
        <span className={look.image}>
          <ProductThumbnail src={sku?.image ?? product.image} width={72} />
        </span>
        {sku !== null && <Price amount={sku.memberPrice ?? sku.price} better={sku.memberPrice !== null} />}
      </div>
      <OptionPicker
        options={options}
        onChoose={(option, value) => setChoice(choose(product, choice, Number(option), Number(value)))}
      />
      {canChange && stock < quantity && (
        <Alert kind="warning" announce>
          <Trans>
            Only {stock} left: the quantity goes down from {quantity} to {stock}.
          </Trans>
        </Alert>
      )}
    </Dialog>
  );
}

/**
 * Adds the new line; the old one may be removed after that, also where the page is left in between.
 * @throws {ApiError} where the platform rejects it; then the cart is as it was
 */
export async function addOption(
  api: ApiClient,
  queryClient: QueryClient,
  { quantity }: Pick<CartLine, "quantity">,
  sku: Sku,
): Promise<void> {
  await addToCart(api, { skuId: sku.id, quantity: Math.min(quantity, sku.stock) });
  await queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey });
}
