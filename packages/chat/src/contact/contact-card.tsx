import { Trans, useLingui } from "@lingui/react/macro";
import type { CustomerService } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import { to, useOptionalLink } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { Link } from "@tanstack/react-router";
import { Copy, Phone } from "lucide";
import type { ReactElement, ReactNode } from "react";
import * as look from "./contact-card.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface ContactCardProps {
  /** Null where it is not known. */
  readonly service: CustomerService | null;
  readonly title: ReactNode;
  readonly children?: Elements;
}

const unknown: CustomerService = { image: null, phone: "", wechat: "", hours: "", greeting: "" };

/** How people are reached without a conversation: by a code, by telephone, in WeChat, and when. */
export function ContactCard({ service, title, children }: ContactCardProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const toHelp = useOptionalLink(to.help);
  const copy = useCopy();
  const { image, phone, wechat, hours, greeting } = service ?? unknown;
  return (
    <section className={look.card}>
      {image !== null && (
        <img src={image} alt={t`Code that leads to customer service`} width={160} height={160} className={look.code} />
      )}
      <h3 className={look.title}>{title}</h3>
      {greeting !== "" && <p className={look.line}>{greeting}</p>}
      {hours !== "" && <p className={look.line}>{nameZone(hours, reader)}</p>}
      {children}
      {toHelp !== null && (
        <Link {...toHelp()} className={`${buttonClass({ kind: "second" })} ${look.way}`}>
          <Trans>Help centre</Trans>
        </Link>
      )}
      {phone !== "" && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={`${buttonClass({ kind: "second" })} ${look.way}`}>
          <Icon of={Phone} size={16} />
          <span translate="no">{phone}</span>
        </a>
      )}
      {wechat !== "" && (
        <Button
          className={look.way}
          icon={<Icon of={Copy} size={16} />}
          aria-label={t`WeChat ${wechat}, copy`}
          onClick={() => copy(wechat)}
        >
          <Trans>WeChat {wechat}</Trans>
        </Button>
      )}
    </section>
  );
}
