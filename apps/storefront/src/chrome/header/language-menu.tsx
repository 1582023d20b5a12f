import { useLingui } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { localeNames, locales, useLocale } from "@plaza/i18n";
import { rootRoute, useQueryData } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Menu, MenuItem } from "@plaza/ui-kit/menu";
import { useLocation } from "@tanstack/react-router";
import { Globe } from "lucide";
import type { ReactElement } from "react";
import { base } from "../../urls.ts";
import { useMenuList } from "./use-menu-list.ts";

export interface LanguageMenuProps {
  /** The globe alone. */
  readonly compact?: boolean;
}

/** The same page in another language that the shop offers: a document of its own, by its explicit address, so it works without JavaScript too. */
export function LanguageMenu({ compact = false }: LanguageMenuProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { api } = rootRoute.useRouteContext();
  const offered = useQueryData(siteConfigurationQuery(api))?.languages ?? locales;
  const path = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  return (
    <Menu
      {...useMenuList()}
      label={t`Language: ${localeNames[locale]}`}
      align="end"
      bare={compact}
      trigger={
        <>
          <Icon of={Globe} size={compact ? 20 : 14} />
          {!compact && <span>{localeNames[locale]}</span>}
        </>
      }
    >
      {offered.map((each) => (
        <MenuItem
          key={each}
          current={each === locale}
          link={({ children, ...rest }) => (
            <a href={`${base}/${each}${path}`} lang={each} hrefLang={each} {...rest}>
              {children}
            </a>
          )}
        >
          {localeNames[each]}
        </MenuItem>
      ))}
    </Menu>
  );
}
