import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeThingKind } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { X } from "lucide";
import { type ReactElement, useRef, useState } from "react";
import { MoveButtons } from "../shared/move-buttons.tsx";
import { movedItem } from "../shared/moved-item.ts";
import { row, stack } from "../shared/page.css.ts";
import { useThing } from "./home-context.ts";
import { chosen, chosenList, chosenName } from "./home.css.ts";
import { ThingPicker } from "./thing-picker.tsx";

export interface ChosenThingsProps {
  readonly label: string;
  readonly kind: HomeThingKind;
  readonly ids: readonly number[];
  /** Whether their order says anything. */
  readonly isOrdered: boolean;
  readonly onChange: (ids: readonly number[]) => void;
}

/** Things by their names, in their order, and more of them. */
export function ChosenThings({ label, kind, ids, isOrdered, onChange }: ChosenThingsProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div ref={box} className={stack} tabIndex={-1} role="group" aria-label={label}>
      {ids.length > 0 && (
        <ol className={chosenList} aria-label={label}>
          {ids.map((id, index) => (
            <ChosenThing
              key={id}
              kind={kind}
              id={id}
              index={index}
              count={ids.length}
              onMove={isOrdered ? (to) => onChange(movedItem(ids, index, to)) : null}
              onRemove={() => {
                onChange(ids.filter((each) => each !== id));
                // What was pressed is about to go.
                box.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <div className={row}>
        <Button size="small" aria-expanded={isPicking} onClick={() => setIsPicking(!isPicking)}>
          {isPicking ? <Trans>Close the search</Trans> : <Trans>Add</Trans>}
        </Button>
      </div>
      {isPicking && (
        <ThingPicker
          kind={kind}
          picked={new Set(ids)}
          onPick={({ id }) => onChange(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])}
        />
      )}
    </div>
  );
}

interface ChosenThingProps {
  readonly kind: HomeThingKind;
  readonly id: number;
  readonly index: number;
  readonly count: number;
  /** Null: its place says nothing. */
  readonly onMove: ((to: number) => void) | null;
  readonly onRemove: () => void;
}

function ChosenThing({ kind, id, index, count, onMove, onRemove }: ChosenThingProps): ReactElement {
  const { t } = useLingui();
  const shownId = id;
  const thing = useThing(kind, shownId);
  const name = thing?.name ?? t`Deleted (number ${shownId})`;
  return (
    <li className={chosen}>
      <span className={chosenName}>{name}</span>
      {thing?.isThere !== true && (
        <Tag kind="warning">
          <Trans>Shoppers do not see it</Trans>
        </Tag>
      )}
      {onMove !== null && count > 1 && (
        <MoveButtons name={name} index={index} count={count} kind="quiet" onMove={onMove} />
      )}
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={X} size={16} />}
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
      />
    </li>
  );
}
