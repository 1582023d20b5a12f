import { Trans } from "@lingui/react/macro";
import { type ServicePromises, type SiteConfiguration, siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute, to, useExtension, useOptionalLink, useQueryData } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { BadgeCheck, Headset, type IconNode, Store, Truck, Undo2 } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { platformShop } from "../conversation-button.tsx";
import { EntryLink } from "../entry-link.tsx";
import { pageWidth } from "../page-width.css.ts";
import { useChromeEntries } from "../chrome-entries.ts";
import { SiteName } from "../header/home-link.tsx";
import * as look from "./site-footer.css.ts";

interface Service {
  readonly key: keyof ServicePromises;
  readonly icon: IconNode;
  readonly title: ReactNode;
}

/** The five services of the specification, in its order. What the shop says of each is in its configuration. */
const services: readonly Service[] = [
  { key: "own", icon: Store, title: <Trans>Self-operated mall</Trans> },
  { key: "authentic", icon: BadgeCheck, title: <Trans>Authentic goods</Trans> },
  { key: "service", icon: Headset, title: <Trans>Attentive service</Trans> },
  { key: "returns", icon: Undo2, title: <Trans>Easy after-sales</Trans> },
  { key: "delivery", icon: Truck, title: <Trans>Fast delivery</Trans> },
];

/**
 * Copyright and licence number as the platform's configuration has them, and the ways that have to be on every page: help,
 * agreements, a person. The licence opens in a new tab.
 */
function LegalLine({ site }: { readonly site: SiteConfiguration | undefined }): ReactElement {
  // From any of the orders: the law wants the way to be there all the time.
  const orders = useOptionalLink(to.orders);
  const withdraws = useExtension("withdrawal");
  const { openConversation } = rootRoute.useRouteContext();
  const text = [site?.copyright, site?.icpNumber].filter(Boolean).join(" · ");
  return (
    <div className={look.legal}>
      <div className={`${pageWidth} ${look.legalRow}`}>
        <SiteName name={site?.name} height={26} inverse />
        {site?.icpUrl == null ? (
          <span>{text}</span>
        ) : (
          <a className={look.legalLink} href={site.icpUrl} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        )}
        <ul className={look.legalLinks}>
          {useChromeEntries("footer").map((entry) => (
            <li key={`${entry.target.to} ${entry.label.id}`}>
              <EntryLink entry={entry} className={look.legalLink} />
            </li>
          ))}
          {openConversation !== undefined && (
            <li>
              <button
                type="button"
                className={look.legalLink}
                aria-haspopup="dialog"
                onClick={() => openConversation({ shopId: platformShop })}
              >
                <Trans>Contact us</Trans>
              </button>
            </li>
          )}
          {withdraws && orders !== null && (
            <li>
              <Link {...orders()} className={look.legalLink}>
                <Trans>Withdraw from contract</Trans>
              </Link>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

export function SiteFooter(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const site = useQueryData(siteConfigurationQuery(api));
  return (
    <footer className={look.footer}>
      <div className={look.promises}>
        <ul className={`${pageWidth} ${look.promiseList}`}>
          {services.map(({ key, icon, title }) => (
            <li key={key} className={look.promise}>
              <span className={look.disc}>
                <Icon of={icon} size={22} />
              </span>
              <span>
                <strong className={look.promiseTitle}>{title}</strong>
                <span className={look.promiseLine}>{site?.promises[key]}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <LegalLine site={site} />
    </footer>
  );
}
