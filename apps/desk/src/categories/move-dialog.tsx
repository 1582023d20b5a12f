import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { moveMarketplaceCategory } from "@plaza/api-client/desk";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { mute } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import type { CategoryForest, CategoryNode } from "./category-forest.ts";
import { CategorySelect } from "./category-select.tsx";

export interface MoveDialogProps {
  readonly forest: CategoryForest;
  readonly node: CategoryNode;
  readonly onClose: () => void;
}

/** Another position for a category, without dragging it. */
export function MoveDialog({ forest, node, onClose }: MoveDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const [{ parentId, beforeId }, setPosition] = useState(() => forest.positionOf(node));
  const move = useChange({
    event: "marketplace-category-change",
    send: () => {
      const { id, revision } = node;
      return moveMarketplaceCategory(desk, { seen: { id, revision }, parentId, beforeId });
    },
    onDone: () => {
      toasts.show(t`The category has been moved.`);
      onClose();
    },
  });
  const name = textIn(node.name);
  const siblings = forest.childrenOf(parentId).filter(({ id }) => id !== node.id);
  const goesAlong = parentId !== node.parentId && node.productCount > 0;
  return (
    <FormDialog
      title={<Trans>Move “{name}”</Trans>}
      submitLabel={<Trans>Move it</Trans>}
      busy={move.busy}
      problem={move.problem}
      onSubmit={() => move.run()}
      onClose={onClose}
    >
      <CategorySelect
        label={<Trans>Below</Trans>}
        hint={<Trans>Only where no more than three levels come of it</Trans>}
        forest={forest}
        accepts={(each) => forest.canStandBelow(node, each.id)}
        none={t`On the first level`}
        value={parentId}
        onChoose={(id) => setPosition({ parentId: id, beforeId: null })}
      />
      <SelectField
        label={<Trans>In front of</Trans>}
        value={beforeId === null ? "" : String(beforeId)}
        onChange={({ currentTarget: { value } }) =>
          setPosition({ parentId, beforeId: value === "" ? null : Number(value) })
        }
      >
        <option value="">{t`Behind all others`}</option>
        {siblings.map((sibling) => (
          <option key={sibling.id} value={String(sibling.id)}>
            {textIn(sibling.name)}
          </option>
        ))}
      </SelectField>
      {goesAlong && (
        <p className={mute}>
          <Plural
            value={node.productCount}
            one="# product goes along, and is found there from then on."
            other="# products go along, and are found there from then on."
          />
        </p>
      )}
    </FormDialog>
  );
}
