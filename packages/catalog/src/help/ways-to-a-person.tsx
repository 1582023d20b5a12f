import { Trans, useLingui } from "@lingui/react/macro";
import { customerServiceQuery } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import { rootRoute, to, useOptionalLink } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { remark } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ClipboardList, Headset, type IconNode, Phone } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { platformShop } from "./platform-shop.ts";
import * as look from "./ways-to-a-person.css.ts";

interface WayProps {
  readonly icon: IconNode;
  readonly title: ReactNode;
  readonly line: ReactNode;
  readonly children: ReactNode;
}

function Way({ icon, title, line, children }: WayProps): ReactElement {
  return (
    <li className={look.way}>
      <span className={look.disc}>
        <Icon of={icon} size={20} />
      </span>
      <div>
        <p className={look.title}>{title}</p>
        <p className={remark}>{line}</p>
        <div className={look.action}>{children}</div>
      </div>
    </li>
  );
}

/** Whom to ask where no answer helps: each way only where there is one. */
export function WaysToAPerson(): ReactElement | null {
  const { t } = useLingui();
  const { api, openConversation } = rootRoute.useRouteContext();
  const reader = useReader();
  const { data: service } = useQuery(customerServiceQuery(api));
  const toOrders = useOptionalLink(to.orders);
  const { phone = "", hours = "" } = service ?? {};
  const open = hours === "" ? "" : nameZone(hours, reader);
  if (openConversation === undefined && phone === "" && toOrders === null) return null;
  return (
    <ul className={look.ways} aria-label={t`Ask a person`}>
      {openConversation !== undefined && (
        <Way icon={Headset} title={<Trans>Talk to a person</Trans>} line={open}>
          <Button size="small" onClick={() => openConversation({ shopId: platformShop })}>
            <Trans>Open the chat</Trans>
          </Button>
        </Way>
      )}
      {phone !== "" && (
        <Way icon={Phone} title={phone} line={open}>
          <a href={`tel:${phone}`} className={buttonClass({ size: "small" })}>
            <Trans>Call us</Trans>
          </a>
        </Way>
      )}
      {toOrders !== null && (
        <Way
          icon={ClipboardList}
          title={<Trans>About an order?</Trans>}
          line={<Trans>Its page says what happens next.</Trans>}
        >
          <Link {...toOrders()} className={buttonClass({ size: "small" })}>
            <Trans>My orders</Trans>
          </Link>
        </Way>
      )}
    </ul>
  );
}
