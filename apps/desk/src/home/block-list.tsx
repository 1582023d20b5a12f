import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeDeskBlock } from "@plaza/api-client/desk";
import { useReader } from "@plaza/i18n";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { ArrowDown, ArrowUp, GripVertical } from "lucide";
import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { block as blockLook, blockList, blockName, gap, handle, noHandle, step, steps } from "./home.css.ts";
import { useHomeNames } from "./home-names.tsx";

export interface BlockListProps {
  readonly blocks: readonly HomeDeskBlock[];
  readonly chosenKey: string | null;
  /** Those of which something should be known before they are published. */
  readonly withProblems: ReadonlySet<string>;
  readonly onChoose: (key: string) => void;
  readonly onMove: (key: string, to: number) => void;
}

/** The blocks of home in their order: dragged by pointer, finger and keyboard, or moved by presses. */
export function BlockList({ blocks, chosenKey, withProblems, onChoose, onMove }: BlockListProps): ReactElement {
  const { t } = useLingui();
  const { locale } = useReader();
  const names = useHomeNames();
  /** The carousel stays where it is, and nothing stands before it. */
  const first = blocks[0]?.kind === "carousel" ? 1 : 0;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    getAllowedDropOperations: () => ["move"],
    onReorder: ({ keys, target }) => {
      const [key] = [...keys].map(String);
      const from = blocks.findIndex((block) => block.key === key);
      const beside = blocks.findIndex((block) => block.key === target.key);
      if (key === undefined || from < first || beside === -1) return;
      const to = target.dropPosition === "before" ? beside : beside + 1;
      onMove(key, Math.max(first, to > from ? to - 1 : to));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={gap} />,
  });
  return (
    <I18nProvider locale={locale}>
      <GridList
        aria-label={t`Blocks of the home page`}
        className={blockList}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosenKey === null ? [] : [chosenKey]}
        onSelectionChange={(keys) => {
          const [key] = keys === "all" ? [] : [...keys];
          if (key !== undefined) onChoose(String(key));
        }}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[blocks, locale, withProblems]}
      >
        {blocks.map((block, index) => {
          const name = names.blocks[block.kind];
          const isFixed = block.kind === "carousel";
          return (
            <GridListItem key={block.key} id={block.key} textValue={name} className={blockLook}>
              {isFixed ? (
                // The list wants a handle of every block. This one takes nothing up.
                <Button slot="drag" isDisabled className={noHandle} />
              ) : (
                <Button slot="drag" className={handle}>
                  <Icon of={GripVertical} size={16} />
                </Button>
              )}
              <span className={blockName}>{name}</span>
              <BlockTags block={block} hasProblem={withProblems.has(block.key)} />
              <span className={steps}>
                <Button
                  className={step}
                  aria-label={t`Move ${name} up`}
                  isDisabled={isFixed || index <= first}
                  onPress={() => onMove(block.key, index - 1)}
                >
                  <Icon of={ArrowUp} size={16} />
                </Button>
                <Button
                  className={step}
                  aria-label={t`Move ${name} down`}
                  isDisabled={isFixed || index === blocks.length - 1}
                  onPress={() => onMove(block.key, index + 1)}
                >
                  <Icon of={ArrowDown} size={16} />
                </Button>
              </span>
            </GridListItem>
          );
        })}
      </GridList>
    </I18nProvider>
  );
}

function BlockTags({
  block,
  hasProblem,
}: {
  readonly block: HomeDeskBlock;
  readonly hasProblem: boolean;
}): ReactElement {
  return (
    <>
      {!block.isShown && (
        <Tag kind="neutral">
          <Trans>Hidden</Trans>
        </Tag>
      )}
      {(block.from !== null || block.until !== null) && (
        <Tag kind="info">
          <Trans>For a time</Trans>
        </Tag>
      )}
      {hasProblem && (
        <Tag kind="warning">
          <Trans>To look at</Trans>
        </Tag>
      )}
    </>
  );
}
