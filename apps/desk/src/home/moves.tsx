import { useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { ArrowDown, ArrowUp, X } from "lucide";
import type { ReactElement } from "react";

export interface MovesProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Puts one of several things earlier or later, or takes it away. */
export function Moves({ name, index, count, onMove, onRemove }: MovesProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={ArrowUp} size={16} />}
        aria-label={t`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={ArrowDown} size={16} />}
        aria-label={t`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
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

/** A list with one of its items somewhere else. */
export function movedItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
