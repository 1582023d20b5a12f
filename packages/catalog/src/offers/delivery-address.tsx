import { Trans } from "@lingui/react/macro";
import type { NamedDeliveryRegion } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importOrReload } from "@plaza/routing";
import { joinAddress, writtenAddressQuery } from "@plaza/shopping/written-address";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide";
import type { ReactElement } from "react";
import * as look from "./offer-list.css.ts";

export interface DeliveryAddressProps {
  /** Null: nobody has said where to; undefined: not known yet. */
  readonly region: NamedDeliveryRegion | null | undefined;
  readonly onAsk: () => void;
  /** Before a press. */
  readonly onInView: () => void;
}

/** Where the offers are sent, and the button that changes it. */
export function DeliveryAddress({ region, onAsk, onInView }: DeliveryAddressProps): ReactElement {
  return (
    <div className={look.deliveryAddress}>
      <Icon of={MapPin} size={16} />
      {region != null && (
        <span>
          <Trans>
            Delivery to <RegionName region={region} />
          </Trans>
        </span>
      )}
      <Button
        kind={region === null ? "second" : "quiet"}
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={onInView}
        onFocus={onInView}
        onClick={onAsk}
      >
        {region === null ? <Trans>Where should it be sent?</Trans> : <Trans>Change region</Trans>}
      </Button>
    </div>
  );
}

function RegionName({ region }: { readonly region: NamedDeliveryRegion }): ReactElement {
  const language = useLocale();
  const address = { ...region, street: "" };
  const { data } = useQuery(writtenAddressQuery(address, language, importOrReload));
  return <strong>{data ?? joinAddress(address, "zh")}</strong>;
}
