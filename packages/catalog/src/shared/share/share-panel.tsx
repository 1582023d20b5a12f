import { Trans, useLingui } from "@lingui/react/macro";
import { addressPath, type AnyAddressLink, pageAddress, rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Popover } from "@plaza/ui-kit/popover";
import { useToasts } from "@plaza/ui-kit/toast";
import { Copy, Share } from "lucide";
import { type ReactElement, type RefObject, useRef } from "react";
import * as look from "./share-panel.css.ts";
import { encode } from "uqr";

/**
 * Copies what stands in a field, and says whether it did. The field stays selected where nothing else helps: on a page
 * without https there is no clipboard, and the old command may be denied.
 */
async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

export interface SharePanelProps {
  readonly id: string;
  readonly page: AnyAddressLink;
  readonly name: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The page's address as a QR code, for the clipboard, and for the device's own share menu. */
export function SharePanel({ id, page, name, opener, onClose }: SharePanelProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const context = rootRoute.useRouteContext();
  const field = useRef<HTMLInputElement>(null);
  const address = pageAddress(context, addressPath(page));

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
    <Popover id={id} opener={opener} label={t`Share this page`} align="end" onClose={onClose}>
      <div className={look.panel}>
        <QrCode text={address} label={t`QR code of the address of this page`} />
        <p className={look.hint}>
          <Trans>Scan it to open this page on a phone.</Trans>
        </p>
        <input
          ref={field}
          className={look.address}
          readOnly
          value={address}
          aria-label={t`Address of this page`}
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
      </div>
    </Popover>
  );
}

/** The outline of all dark cells, a run of neighbours in a row as one rectangle. */
export function darkPath(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x] === true) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
    }
  return path;
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** The quiet zone around the code, in cells: the standard's minimum. */
const border = 4;

/** Drawn dark on white whatever the page's colours are, because cameras need that. */
function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { data, size } = encode(text, { ecc: "M", border });
  return (
    <svg
      className={look.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={darkPath(data)} fill="#000" />
    </svg>
  );
}
