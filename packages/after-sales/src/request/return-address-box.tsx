import { Trans } from "@lingui/react/macro";
import type { ReturnAddress } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importOrReload } from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide";
import type { ReactElement } from "react";
import * as look from "./request-page.css.ts";

/** Where the goods go: as the language writes it, and as it has to stand on the parcel, which is what a press copies. */
export function ReturnAddressBox({ address }: { readonly address: ReturnAddress }): ReactElement {
  const locale = useLocale();
  const copy = useCopy();
  const { contact, phone, address: original } = address;
  const { data: written = original } = useQuery(writtenAddressQuery(original, locale, importOrReload));
  return (
    <div className={look.address}>
      <p className={look.addressText}>
        <span className={look.strong}>{contact}</span> <span translate="no">{phone}</span>
        <br />
        <span translate="no">{written}</span>
        {written !== original && (
          <span className={look.original}>
            <Trans>
              On the parcel: <span lang="zh">{original}</span>
            </Trans>
          </span>
        )}
      </p>
      <Button
        size="small"
        icon={<Icon of={Copy} size={16} />}
        onClick={() => copy([contact, phone, original].filter((part) => part !== "").join("\n"))}
      >
        <Trans>Copy address</Trans>
      </Button>
    </div>
  );
}
