import { Trans, useLingui } from "@lingui/react/macro";
import { homeBlockKinds, type HomeDeskBlock, type HomeProblem } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { SelectField } from "@plaza/ui-kit/select-field";
import { type ReactElement, useState } from "react";
import { mute, panel, row, stack } from "../shared/page.css.ts";
import { BlockList } from "./block-list.tsx";
import { BlockPanel } from "./block-panel.tsx";
import { useHomeNames } from "./home-names.tsx";
import { moved, newBlock } from "./home-work.ts";
import type { HomeWorkControl } from "./use-home-work.ts";

export interface BlocksEditorProps {
  readonly control: HomeWorkControl;
  readonly problems: readonly HomeProblem[];
}

const maxBlocks = 40;

/** The blocks of home in their order, and the chosen one of them. */
export function BlocksEditor({ control, problems }: BlocksEditorProps): ReactElement {
  const { t } = useLingui();
  const { blocks: names } = useHomeNames();
  const { blocks } = control.work;
  const [chosenKey, setChosenKey] = useState<string | null>(blocks[0]?.key ?? null);
  const hasCarousel = blocks.some(({ kind }) => kind === "carousel");
  const kinds = homeBlockKinds.filter((kind) => kind !== "carousel" || !hasCarousel);
  const [wanted, setWanted] = useState<HomeDeskBlock["kind"]>("banner");
  const kind = kinds.includes(wanted) ? wanted : "banner";
  const chosen = blocks.find(({ key }) => key === chosenKey);
  function write(change: (blocks: readonly HomeDeskBlock[]) => readonly HomeDeskBlock[]): void {
    control.write((document) => ({ blocks: change(document.blocks) }));
  }
  return (
    <div className={stack}>
      <div className={`${panel} ${stack}`}>
        <BlockList
          blocks={blocks}
          chosenKey={chosen?.key ?? null}
          withProblems={new Set(problems.map(({ key }) => key))}
          onChoose={setChosenKey}
          onMove={(key, to) => write((all) => moved(all, key, to))}
        />
        <p className={mute}>
          <Trans>
            Drag a block to where it belongs, or move it by its arrows. By keyboard: the right arrow leads to its
            handle, Enter takes it up, the arrows choose where it goes, Enter drops it. The carousel stays first, beside
            the categories.
          </Trans>
        </p>
        <div className={row}>
          <SelectField
            label={<Trans>New block</Trans>}
            value={kind}
            onChange={({ currentTarget: { value } }) => setWanted(kinds.find((each) => each === value) ?? "banner")}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </SelectField>
          <Button
            disabled={blocks.length >= maxBlocks}
            onClick={() => {
              const added = newBlock(kind);
              write((all) => (kind === "carousel" ? [added, ...all] : [...all, added]));
              setChosenKey(added.key);
            }}
          >
            <Trans>Add the block</Trans>
          </Button>
        </div>
      </div>
      {chosen === undefined ? (
        <p className={mute}>{t`Choose a block to see what it shows.`}</p>
      ) : (
        <BlockPanel
          key={chosen.key}
          part={chosen}
          onPart={(change) =>
            write((all) => all.map((each) => (each.key === chosen.key ? (change(each) as HomeDeskBlock) : each)))
          }
          onRemove={() => {
            write((all) => all.filter(({ key }) => key !== chosen.key));
            setChosenKey(null);
          }}
        />
      )}
    </div>
  );
}
