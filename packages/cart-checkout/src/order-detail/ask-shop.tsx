import { Trans } from "@lingui/react/macro";
import type { OrderDetail } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset } from "lucide";
import type { ReactElement } from "react";

export interface AskShopProps {
  readonly order: Pick<OrderDetail, "id" | "number" | "lines" | "amount" | "state" | "shop">;
}

/** Opens a conversation with the order's shop, which offers to send the order. */
export function AskShop({ order }: AskShopProps): ReactElement | null {
  const { openConversation } = rootRoute.useRouteContext();
  if (openConversation === undefined) return null;
  const { id, number, lines, amount, state, shop } = order;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const image = lines[0]?.image ?? null;
  return (
    <Button
      size="small"
      icon={<Icon of={Headset} size={16} />}
      onClick={() =>
        openConversation({
          shopId: shop.id,
          about: { type: "order", order: { id, number, image, amount, quantity, state } },
        })
      }
    >
      <Trans>Ask the shop</Trans>
    </Button>
  );
}
