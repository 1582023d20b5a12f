import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeThingKind } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { ArrowDown, ArrowUp, X } from "lucide";
import { type ReactElement, useRef, useState } from "react";
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
  function move(from: number, to: number): void {
    const id = ids[from];
    if (id !== undefined && to >= 0 && to < ids.length) onChange(ids.toSpliced(from, 1).toSpliced(to, 0, id));
  }
  return (
    <div ref={box} className={stack} tabIndex={-1} role="group" aria-label={label}>
      {ids.length > 0 && (
        <ol className={chosenList} aria-label={label}>
          {ids.map((id, index) => (
            <ChosenThing
              key={id}
              kind={kind}
              id={id}
              onUp={isOrdered && index > 0 ? () => move(index, index - 1) : null}
              onDown={isOrdered && index < ids.length - 1 ? () => move(index, index + 1) : null}
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
  /** Null: it cannot be moved there. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

function ChosenThing({ kind, id, onUp, onDown, onRemove }: ChosenThingProps): ReactElement {
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
      {(onUp !== null || onDown !== null) && (
        <>
          <Button
            kind="quiet"
            size="small"
            icon={<Icon of={ArrowUp} size={16} />}
            aria-label={t`Move ${name} up`}
            disabled={onUp === null}
            onClick={() => onUp?.()}
          />
          <Button
            kind="quiet"
            size="small"
            icon={<Icon of={ArrowDown} size={16} />}
            aria-label={t`Move ${name} down`}
            disabled={onDown === null}
            onClick={() => onDown?.()}
          />
        </>
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
