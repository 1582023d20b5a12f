import { Trans } from "@lingui/react/macro";
import type { Shop } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset, Phone } from "lucide";
import type { ReactElement } from "react";
import { wechat as wechatLook } from "./shop-head.css.ts";

/** How to reach the shop: a conversation where somebody has them, and what it says of itself. */
export function ShopContact({ shop }: { readonly shop: Pick<Shop, "id" | "customerService"> }): ReactElement {
  const { openConversation } = rootRoute.useRouteContext();
  const { phone, wechat } = shop.customerService;
  return (
    <>
      {openConversation !== undefined && (
        <Button onClick={() => openConversation({ shopId: shop.id })}>
          <Icon of={Headset} size={16} />
          <Trans>Contact the shop</Trans>
        </Button>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={buttonClass({ kind: "second" })}>
          <Icon of={Phone} size={16} />
          <span translate="no">{phone}</span>
        </a>
      )}
      {wechat !== null && (
        <span className={wechatLook}>
          <Trans>WeChat {wechat}</Trans>
        </span>
      )}
    </>
  );
}
