import { Trans } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { accountLayout, imageSource } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { art, content, headline, line, panel, image, slogan } from "./account-panel.css.ts";

export interface AccountPanelProps {
  readonly children: ReactNode;
}

const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/** A panel with the platform's welcome image beside the form. */
export function AccountPanel({ children }: AccountPanelProps): ReactElement {
  const { api } = accountLayout.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const welcome = site?.loginImage == null ? null : imageSource(site.loginImage, 740);
  return (
    <div className={panel}>
      <div className={art}>
        {welcome !== null && (
          <picture>
            {/* The image is not fetched where the panel has no room for it. */}
            <source media="(min-width: 1024px)" srcSet={welcome.srcSet ?? welcome.src} sizes="740px" />
            <img className={image} src={nothing} alt="" width={740} height={655} fetchPriority="high" />
          </picture>
        )}
        <div className={slogan}>
          <p className={headline}>
            <Trans>Good shops, one basket</Trans>
          </p>
          <p className={line}>
            <Trans>Many merchants, one place to look after your orders.</Trans>
          </p>
        </div>
      </div>
      <div className={content}>{children}</div>
    </div>
  );
}
