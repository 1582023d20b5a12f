import { Trans } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { textLink } from "@plaza/ui-kit/text-link";
import { type ReactElement, type ReactNode, useState } from "react";
import { treatyButton } from "./treaty.css.ts";

const treatyDialog = lazyModule(() => import("./treaty-dialog.tsx"));

/** The box for the agreement. What opens the text beside it does not tick the box. */
export function AgreementBox({ error }: { readonly error: ReactNode }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { module: dialog, load, prefetch } = useLazyModule(treatyDialog);
  return (
    <div>
      <Checkbox name="agreement" error={error} label={<Trans>I have read and accept the merchant agreement.</Trans>} />
      <button
        type="button"
        className={`${textLink} ${treatyButton}`}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setOpen(true);
          void load();
        }}
      >
        <Trans>Read the merchant agreement</Trans>
      </button>
      {dialog !== null && <dialog.TreatyDialog open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
