import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset } from "lucide";
import type { ReactElement } from "react";

export interface AskShopProps {
  readonly product: Pick<ProductDetail, "id" | "name" | "image" | "price" | "shop">;
  readonly className: string;
}

/** Opens a conversation with the product's shop, which offers to send the product. */
export function AskShop({ product, className }: AskShopProps): ReactElement | null {
  const { t } = useLingui();
  const { openConversation } = rootRoute.useRouteContext();
  if (openConversation === undefined) return null;
  const { id, name, image, price, shop } = product;
  return (
    <Button
      kind="quiet"
      size="small"
      className={className}
      icon={<Icon of={Headset} size={16} />}
      aria-label={t`Ask the shop`}
      title={t`Ask the shop`}
      onClick={() =>
        openConversation({ shopId: shop.id, about: { type: "product", product: { id, name, image, price } } })
      }
    />
  );
}
