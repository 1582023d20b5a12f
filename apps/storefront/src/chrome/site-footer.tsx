import { Trans } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, Headset, type IconNode, Store, Truck, Undo2 } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { Logo } from "./logo.tsx";
import { pageWidth } from "./page-width.css.ts";
import * as look from "./site-footer.css.ts";

interface ServicePromise {
  readonly key: string;
  readonly icon: IconNode;
  readonly title: ReactNode;
  readonly line: ReactNode;
}

/** The five service promises of the specification, in its order. */
const promises: readonly ServicePromise[] = [
  { key: "own", icon: Store, title: <Trans>Self-operated mall</Trans>, line: <Trans>Plaza’s own shelves</Trans> },
  {
    key: "authentic",
    icon: BadgeCheck,
    title: <Trans>Authentic goods</Trans>,
    line: <Trans>Every shop verified</Trans>,
  },
  {
    key: "service",
    icon: Headset,
    title: <Trans>Attentive service</Trans>,
    line: <Trans>Real people, daily 9–21</Trans>,
  },
  { key: "returns", icon: Undo2, title: <Trans>Easy after-sales</Trans>, line: <Trans>Free 7-day returns</Trans> },
  { key: "delivery", icon: Truck, title: <Trans>Fast delivery</Trans>, line: <Trans>Most orders in 48 h</Trans> },
];

/** Copyright and licence number as the platform's configuration has them; the licence opens in a new tab. */
function LegalLine(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const text = [site?.copyright, site?.icpNumber].filter(Boolean).join(" · ");
  return (
    <div className={look.legal}>
      <div className={`${pageWidth} ${look.legalRow}`}>
        <Logo height={26} inverse />
        {site?.icpUrl == null ? (
          <span>{text}</span>
        ) : (
          <a className={look.legalLink} href={site.icpUrl} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        )}
      </div>
    </div>
  );
}

export function SiteFooter(): ReactElement {
  return (
    <footer className={look.footer}>
      <div className={look.promises}>
        <ul className={`${pageWidth} ${look.promiseList}`}>
          {promises.map(({ key, icon, title, line }) => (
            <li key={key} className={look.promise}>
              <span className={look.disc}>
                <Icon of={icon} size={22} />
              </span>
              <span>
                <strong className={look.promiseTitle}>{title}</strong>
                <span className={look.promiseLine}>{line}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <LegalLine />
    </footer>
  );
}
