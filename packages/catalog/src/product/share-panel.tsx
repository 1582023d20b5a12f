import { Trans, useLingui } from "@lingui/react/macro";
import { pageAddress, rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { Copy, Share } from "lucide";
import { type ReactElement, useEffect, useRef } from "react";
import { copyFrom } from "./copy-from.ts";
import { QrCode } from "./qr-code.tsx";
import * as look from "./share-panel.css.ts";

export interface SharePanelProps {
  readonly id: string;
  readonly productId: number;
  readonly name: string;
}

/** The product's address as a QR code, for the clipboard, and for the device's own share menu. */
export function SharePanel({ id, productId, name }: SharePanelProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const context = rootRoute.useRouteContext();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const address = pageAddress(context, `/goods_details/${productId}`);

  async function copy(): Promise<void> {
    if (field.current !== null && (await copyFrom(field.current))) toasts.show(t`Link copied`);
    else toasts.show(t`This browser does not let us copy. The link is selected: copy it yourself.`, "danger");
  }
  async function send(): Promise<void> {
    try {
      await navigator.share({ title: name, url: address });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      toasts.show(t`This device did not share the link.`, "danger");
    }
  }
  return (
    <section ref={panel} id={id} className={look.panel} aria-label={t`Share this product`}>
      <QrCode text={address} label={t`QR code of the address of this page`} />
      <p className={look.hint}>
        <Trans>Scan it to open this product on a phone.</Trans>
      </p>
      <input
        ref={field}
        className={look.address}
        readOnly
        value={address}
        aria-label={t`Address of this product`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button icon={<Icon of={Copy} size={16} />} onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
      {"share" in navigator && (
        <Button icon={<Icon of={Share} size={16} />} onClick={() => void send()}>
          <Trans>Share with…</Trans>
        </Button>
      )}
    </section>
  );
}
