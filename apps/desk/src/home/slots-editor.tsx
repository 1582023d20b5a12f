import { Trans } from "@lingui/react/macro";
import type { HomePosition, HomeSlot } from "@plaza/api-client/desk";
import { SelectField } from "@plaza/ui-kit/select-field";
import { type ReactElement, useState } from "react";
import { mute, panel, stack } from "../shared/page.css.ts";
import { BlockPanel } from "./block-panel.tsx";
import { useHomeNames } from "./home-names.tsx";
import type { HomeWorkControl } from "./use-home-work.ts";

export interface SlotsEditorProps {
  readonly control: HomeWorkControl;
  /** That can have advertisements. */
  readonly positions: readonly HomePosition[];
}

const keyOf = ({ positionId, terminal }: HomePosition): string => `slot-${terminal}-${positionId}`;

/** The advertisements of the other pages, a position at a time. */
export function SlotsEditor({ control, positions }: SlotsEditorProps): ReactElement {
  const { ofPosition } = useHomeNames();
  const { slots } = control.work;
  const all = [...positions, ...slots.filter((slot) => !positions.some((each) => keyOf(each) === keyOf(slot)))];
  const [chosenKey, setChosenKey] = useState(() => keyOf(all[0] ?? { positionId: 24, terminal: 2 }));
  const position = all.find((each) => keyOf(each) === chosenKey);
  const slotAt = (wanted: HomePosition): HomeSlot =>
    slots.find((slot) => keyOf(slot) === keyOf(wanted)) ?? emptySlot(wanted);
  return (
    <div className={stack}>
      <div className={`${panel} ${stack}`}>
        <SelectField
          label={<Trans>Page</Trans>}
          value={chosenKey}
          onChange={({ currentTarget: { value } }) => setChosenKey(value)}
        >
          {all.map((each) => (
            <option key={keyOf(each)} value={keyOf(each)}>
              {`${ofPosition(each)} (${slotAt(each).pictures.length})`}
            </option>
          ))}
        </SelectField>
        <p className={mute}>
          <Trans>In brackets: how many pictures a page has. The web site shows the first of them above its list.</Trans>
        </p>
      </div>
      {position !== undefined && (
        <BlockPanel
          key={chosenKey}
          part={slotAt(position)}
          onPart={(change) =>
            control.write((document) => {
              const before = document.slots.find((slot) => keyOf(slot) === chosenKey);
              const after = change(before ?? emptySlot(position)) as HomeSlot;
              const others = document.slots.map((slot) => (slot === before ? after : slot));
              return { ...document, slots: before === undefined ? [...document.slots, after] : others };
            })
          }
          onRemove={null}
        />
      )}
    </div>
  );
}

function emptySlot({ positionId, terminal }: HomePosition): HomeSlot {
  const key = keyOf({ positionId, terminal });
  return { key, positionId, terminal, isShown: true, from: null, until: null, pictures: [] };
}
