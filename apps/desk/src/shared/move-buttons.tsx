import { useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { ArrowDown, ArrowUp } from "lucide";
import type { ReactElement } from "react";

export interface MoveButtonsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** Quiet beside other buttons of the same thing. */
  readonly kind?: "quiet" | "second";
  readonly onMove: (to: number) => void;
}

/** Puts one of several things earlier or later. */
export function MoveButtons({ name, index, count, kind = "second", onMove }: MoveButtonsProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <Button
        kind={kind}
        size="small"
        icon={<Icon of={ArrowUp} size={16} />}
        aria-label={t`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <Button
        kind={kind}
        size="small"
        icon={<Icon of={ArrowDown} size={16} />}
        aria-label={t`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </>
  );
}
