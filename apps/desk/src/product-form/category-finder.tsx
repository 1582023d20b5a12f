import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { Check, Search } from "lucide";
import { type ReactElement, useDeferredValue, useState } from "react";
import { mute, stack } from "../shared/page.css.ts";
import { pickable, pickables, pickableText } from "../shared/product-picker.css.ts";
import { type CategoryPath, foundPaths } from "./category-path.ts";

export interface CategoryFinderProps {
  readonly paths: readonly CategoryPath[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

/** How many are shown; who looks for another one writes more of its name. */
const maxShown = 8;

/** Finds a category by words of its path. */
export function CategoryFinder({ paths, chosen, onChoose }: CategoryFinderProps): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const found = foundPaths(paths, words);
  const shown = found.slice(0, maxShown);
  const more = found.length - shown.length;
  return (
    <div className={stack}>
      <CompactField
        label={t`Search for a category`}
        placeholder={t`Search for a category`}
        prefix={<Icon of={Search} size={16} />}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (words !== "" && shown.length === 1 && first !== undefined) onChoose(first.id);
        }}
      />
      {found.length === 0 ? (
        <p className={mute}>
          <Trans>No category matches.</Trans>
        </p>
      ) : (
        <ul className={pickables}>
          {shown.map(({ id, path, objection }) => (
            <li key={id} className={pickable}>
              <div className={pickableText}>
                <span>{path}</span>
                {objection !== "" && <div className={mute}>{objection}</div>}
              </div>
              <Button
                size="small"
                aria-label={t`Choose ${path}`}
                aria-pressed={id === chosen}
                {...(id === chosen && { icon: <Icon of={Check} size={16} /> })}
                onClick={() => onChoose(id)}
              >
                <Trans context="category">Choose</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={mute}>
          <Trans>There are {more} more. Write more of the name.</Trans>
        </p>
      )}
    </div>
  );
}
