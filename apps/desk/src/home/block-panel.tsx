import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeDeskBlock, RankingList } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { type ReactElement, type ReactNode, useId } from "react";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { ChosenThings } from "./chosen-things.tsx";
import { ColumnsFields } from "./columns-fields.tsx";
import { type HomePart, picturesOf } from "./home-diff.ts";
import { pixelsOf, useHomeNames } from "./home-names.tsx";
import { PicturesFields } from "./pictures-fields.tsx";
import { TimedFields } from "./timed-fields.tsx";

export interface BlockPanelProps {
  readonly part: HomePart;
  readonly onPart: (change: (part: HomePart) => HomePart) => void;
  /** Null: it stays. */
  readonly onRemove: (() => void) | null;
}

/** A block, or the advertisements of a position: when it is shown, and what it has. */
export function BlockPanel({ part, onPart, onRemove }: BlockPanelProps): ReactElement {
  const id = useId();
  const { ofPart } = useHomeNames();
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        {ofPart(part)}
      </h2>
      <TimedFields part={part} onTimed={(change) => onPart((now) => ({ ...now, ...change }))} />
      {"pictures" in part ? (
        <PicturesFields
          path={part.key}
          pixels={pixelsOf(part)}
          pictures={part.pictures}
          onPictures={(change) =>
            onPart((now) => ("pictures" in now ? { ...now, pictures: change(picturesOf(now)) } : now))
          }
        />
      ) : (
        <Contents block={part} onBlock={(block) => onPart(() => block)} />
      )}
      {onRemove !== null && (
        <div className={row}>
          <Button onClick={onRemove}>
            <Trans>Remove the block</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

type PlainBlock = Exclude<HomeDeskBlock, { readonly kind: "carousel" | "banner" }>;

interface ContentsProps {
  readonly block: PlainBlock;
  readonly onBlock: (block: PlainBlock) => void;
}

function Contents({ block, onBlock }: ContentsProps): ReactElement {
  const { t } = useLingui();
  switch (block.kind) {
    case "areas":
      return (
        <AllOrSome
          label={<Trans>Which special areas</Trans>}
          all={t`All, as they are arranged`}
          ids={block.areaIds}
          onIds={(areaIds) => onBlock({ ...block, areaIds })}
        >
          {(ids) => (
            <ChosenThings
              label={t`Special areas`}
              kind="area"
              ids={ids}
              isOrdered
              onChange={(areaIds) => onBlock({ ...block, areaIds })}
            />
          )}
        </AllOrSome>
      );
    case "shops":
      return (
        <AllOrSome
          label={<Trans>Which shops</Trans>}
          all={t`All that are recommended, by their weight`}
          ids={block.shopIds}
          onIds={(shopIds) => onBlock({ ...block, shopIds })}
        >
          {(ids) => (
            <ChosenThings
              label={t`Shops`}
              kind="shop"
              ids={ids}
              isOrdered
              onChange={(shopIds) => onBlock({ ...block, shopIds })}
            />
          )}
        </AllOrSome>
      );
    case "flashSale":
      return (
        <p className={mute}>
          <Trans>The session that runs, or the next one. Nothing is shown while there is none.</Trans>
        </p>
      );
    case "rankings":
      return <Rankings lists={block.lists} onLists={(lists) => onBlock({ ...block, lists })} />;
    case "columns":
      return (
        <ColumnsFields
          path={block.key}
          columns={block.columns}
          onColumns={(columns) => onBlock({ ...block, columns })}
        />
      );
    default:
      return block satisfies never;
  }
}

interface RankingsProps {
  readonly lists: readonly RankingList[];
  readonly onLists: (lists: readonly RankingList[]) => void;
}

function Rankings({ lists, onLists }: RankingsProps): ReactElement {
  const box = (list: RankingList) => ({
    checked: lists.includes(list),
    onChange: ({ currentTarget: { checked } }: { readonly currentTarget: { readonly checked: boolean } }) =>
      onLists((["hot", "new"] as const).filter((each) => (each === list ? checked : lists.includes(each)))),
  });
  return (
    <div>
      <Checkbox label={<Trans>Hot list</Trans>} {...box("hot")} />
      <Checkbox label={<Trans>New arrivals</Trans>} {...box("new")} />
    </div>
  );
}

interface AllOrSomeProps {
  readonly label: ReactNode;
  readonly all: string;
  /** Null: all. */
  readonly ids: readonly number[] | null;
  readonly onIds: (ids: readonly number[] | null) => void;
  readonly children: (ids: readonly number[]) => ReactElement;
}

function AllOrSome({ label, all, ids, onIds, children }: AllOrSomeProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <RadioGroup
        label={label}
        value={ids === null ? "all" : "some"}
        options={[
          { value: "all", label: all },
          { value: "some", label: t`Chosen by hand` },
        ]}
        onChange={(value) => onIds(value === "all" ? null : [])}
      />
      {ids !== null && children(ids)}
    </>
  );
}
