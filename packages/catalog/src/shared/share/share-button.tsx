import { Trans, useLingui } from "@lingui/react/macro";
import { type AnyAddressLink, lazyModule, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
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
  const toasts = useToasts();
  const panelId = useId();
  const opener = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  const { module, load, prefetch } = useLazyModule(panel);
  const open = wanted && module !== null;

  async function toggle({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
    opener.current = currentTarget;
    setWanted(!wanted);
    if (wanted || (await load())) return;
    setWanted(false);
    toasts.show(t`Sharing did not load. Please try again.`, "danger");
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
        onClick={(event) => void toggle(event)}
      >
        <Trans>Share</Trans>
      </Button>
      {open && (
        <module.SharePanel id={panelId} page={page} name={name} opener={opener} onClose={() => setWanted(false)} />
      )}
    </div>
  );
}
