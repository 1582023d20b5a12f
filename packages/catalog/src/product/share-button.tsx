import { Trans, useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { Share2 } from "lucide";
import { type ReactElement, useId, useRef, useState } from "react";
import { share } from "./share-button.css.ts";
import { useDismiss } from "./use-dismiss.ts";

const panel = lazyModule(() => import("./share-panel.tsx"));

export interface ShareButtonProps {
  readonly productId: number;
  readonly name: string;
}

/** A button that opens the share panel, whose code is loaded at the first press. */
export function ShareButton({ productId, name }: ShareButtonProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const { module, load, prefetch } = useLazyModule(panel);
  const open = wanted && module !== null;
  useDismiss(root, open, () => setWanted(false));

  async function toggle(): Promise<void> {
    setWanted(!wanted);
    if (wanted || (await load())) return;
    setWanted(false);
    toasts.show(t`Sharing did not load. Please try again.`, "danger");
  }
  return (
    <div ref={root} className={share}>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={Share2} size={16} />}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void toggle()}
      >
        <Trans>Share</Trans>
      </Button>
      {open && <module.SharePanel id={panelId} productId={productId} name={name} />}
    </div>
  );
}
