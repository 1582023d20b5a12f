import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { Copy } from "lucide";
import type { ReactElement, ReactNode } from "react";
import * as look from "./usdt.css.ts";

export interface CopyableProps {
  readonly label: ReactNode;
  /** What is copied. */
  readonly text: string;
  /** What is shown of it, where that is something else. */
  readonly shown?: string | undefined;
  /** What the button is called. */
  readonly name: string;
}

/** A text that is not to be typed by hand, with a button that copies it. */
export function Copyable({ label, text, shown = text, name }: CopyableProps): ReactElement {
  const copy = useCopy();
  return (
    <div>
      <p className={look.label}>{label}</p>
      <div className={look.copyable}>
        <span className={look.copied}>{shown}</span>
        <Button size="small" icon={<Icon of={Copy} size={16} />} aria-label={name} onClick={() => copy(text)}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  );
}
