import { Trans, useLingui } from "@lingui/react/macro";
import { type AnyAddressLink, lazyModule, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { Share2 } from "lucide";
import { type MouseEvent, type ReactElement, useId, useRef, useState } from "react";

const panel = lazyModule(() => import("./share-panel.tsx"));

export interface ShareButtonProps {
  /** The page that is shared. */
  readonly page: AnyAddressLink;
  /** What it is about. */
  readonly name: string;
  /** Of its place, which is what the panel is placed by: a sheet of its own would cost both pages more than it says. */
  readonly className: string;
}

/** A button that opens the share panel, whose code is loaded at the first press. */
export function ShareButton({ page, name, className }: ShareButtonProps): ReactElement {
  const { t } = useLingui();
  const panelId = useId();
  const opener = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { module, prefetch, openWhenLoaded } = useDialog(
    useLazyModule(panel),
    t`Sharing did not load. Please try again.`,
  );
  const open = isOpen && module !== null;

  function toggle({ currentTarget }: MouseEvent<HTMLElement>): void {
    opener.current = currentTarget;
    if (isOpen) setOpen(false);
    else openWhenLoaded(() => setOpen(true));
  }
  return (
    <div className={className}>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={Share2} size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={toggle}
      >
        <Trans>Share</Trans>
      </Button>
      {open && (
        <module.SharePanel id={panelId} page={page} name={name} opener={opener} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
