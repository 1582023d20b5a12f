import { Trans } from "@lingui/react/macro";
import { customerServiceQuery } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { Headset, Phone } from "lucide";
import type { ReactElement } from "react";
import { platformShop } from "../help/platform-shop.ts";
import * as look from "./still-stuck.css.ts";

/** The way to a person beside an answer; nothing where nobody can be reached. */
export function StillStuck(): ReactElement | null {
  const { api, openConversation } = rootRoute.useRouteContext();
  const reader = useReader();
  const { data: service } = useQuery(customerServiceQuery(api));
  const { phone = "", hours = "" } = service ?? {};
  if (openConversation === undefined && phone === "") return null;
  return (
    <div className={look.stuck}>
      <p className={look.title}>
        <Trans>Still stuck?</Trans>
      </p>
      {hours !== "" && <p className={look.hours}>{nameZone(hours, reader)}</p>}
      <div className={look.actions}>
        {openConversation !== undefined && (
          <Button
            size="small"
            icon={<Icon of={Headset} size={16} />}
            onClick={() => openConversation({ shopId: platformShop })}
          >
            <Trans>Chat</Trans>
          </Button>
        )}
        {phone !== "" && (
          <a href={`tel:${phone}`} className={buttonClass({ size: "small" })}>
            <Icon of={Phone} size={16} />
            <span translate="no">{phone}</span>
          </a>
        )}
      </div>
    </div>
  );
}
