import { useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { X } from "lucide";
import type { ReactElement } from "react";
import { MoveButtons, type MoveButtonsProps } from "../shared/move-buttons.tsx";

export interface MovesProps extends Omit<MoveButtonsProps, "kind"> {
  readonly onRemove: () => void;
}

/** Puts one of several things earlier or later, or takes it away. */
export function Moves({ name, index, count, onMove, onRemove }: MovesProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <MoveButtons name={name} index={index} count={count} kind="quiet" onMove={onMove} />
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={X} size={16} />}
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
      />
    </>
  );
}
