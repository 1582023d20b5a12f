import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Bell, BellRing } from "lucide";
import type { ReactElement } from "react";
import { useAlert } from "../alert-button/alert-state.tsx";
import { told } from "./favourites-page.css.ts";

export interface TellWhenBackProps {
  readonly productId: number;
  readonly name: string;
}

/** Of something sold out: tells when it is back. */
export function TellWhenBack({ productId, name }: TellWhenBackProps): ReactElement {
  const { alert, change, isPending } = useAlert({ kind: "stock", productId, skuId: null });
  const on = alert != null;
  const ofWhich = <span className={visuallyHidden}>{` ${name}`}</span>;
  return (
    <Button
      size="small"
      busy={isPending}
      aria-pressed={on}
      disabled={alert === undefined}
      icon={<Icon of={on ? BellRing : Bell} size={16} />}
      {...(on && { className: told })}
      onClick={() => change({ on: !on, targetPrice: null })}
    >
      {on ? <Trans>We will tell you{ofWhich}</Trans> : <Trans>Tell me when back{ofWhich}</Trans>}
    </Button>
  );
}
