import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { removeMarketplaceCategory } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { branchOf, type CategoryForest, type CategoryNode } from "./category-forest.ts";
import { CategorySelect } from "./category-select.tsx";

export interface RemoveDialogProps {
  readonly forest: CategoryForest;
  readonly node: CategoryNode;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Says what goes with a category, and asks where its products go. */
export function RemoveDialog({ forest, node, onRemoved, onClose }: RemoveDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const branchIds = branchOf(node).map(({ id }) => id);
  const [targetId, setTargetId] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  const remove = useChange({
    event: "marketplace-category-change",
    send: () => {
      const { id, revision } = node;
      return removeMarketplaceCategory(desk, { seen: { id, revision }, branchIds, targetId });
    },
    onDone: () => {
      toasts.show(t`The category is removed.`);
      onClose();
      onRemoved();
    },
  });
  const name = textIn(node.name);
  const needsTarget = node.productCount > 0;
  const isRefused = remove.problem !== null && remove.field === "target_id";
  const missing = isTried && targetId === null ? t`Please choose where they go.` : undefined;
  const below = branchIds.length - 1;
  return (
    <FormDialog
      title={<Trans>Remove “{name}”?</Trans>}
      submitLabel={<Trans>Remove it</Trans>}
      busy={remove.busy}
      problem={isRefused && needsTarget ? null : remove.problem}
      onSubmit={() => {
        setIsTried(true);
        if (!needsTarget || targetId !== null) remove.run();
      }}
      onClose={onClose}
    >
      <p>
        {below === 0 ? (
          <Trans>Shoppers and shops do not find it any more.</Trans>
        ) : (
          <Plural
            value={below}
            one="Shoppers and shops do not find it any more, nor the category below it."
            other="Shoppers and shops do not find it any more, nor the # categories below it."
          />
        )}
      </p>
      {needsTarget && (
        <CategorySelect
          label={<Plural value={node.productCount} one="Where its product goes" other="Where its # products go" />}
          error={isRefused ? remove.problem : missing}
          forest={forest}
          accepts={({ id }) => !branchIds.includes(id)}
          none={t`Please choose`}
          value={targetId}
          onChoose={(id) => {
            setTargetId(id);
            if (remove.problem !== null) remove.reset();
          }}
        />
      )}
    </FormDialog>
  );
}
