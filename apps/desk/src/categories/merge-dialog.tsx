import { Trans, useLingui } from "@lingui/react/macro";
import { marketplaceCategoryMergeQuery, mergeMarketplaceCategory } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { mute } from "../shared/page.css.ts";
import { problemText } from "../shared/problem-text.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { branchOf, type CategoryForest, type CategoryNode } from "./category-forest.ts";
import { CategorySelect } from "./category-select.tsx";
import { MergeCounts } from "./merge-counts.tsx";

export interface MergeDialogProps {
  readonly forest: CategoryForest;
  readonly node: CategoryNode;
  /** With what it is part of from then on. */
  readonly onMerged: (targetId: number) => void;
  readonly onClose: () => void;
}

/** Makes a category one with another, which stays; what that comes to is counted before. */
export function MergeDialog({ forest, node, onMerged, onClose }: MergeDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const branchIds = new Set(branchOf(node).map(({ id }) => id));
  const [targetId, setTargetId] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  const pair = { id: node.id, targetId: targetId ?? 0 };
  const counted = useQuery({ ...marketplaceCategoryMergeQuery(desk, pair), enabled: targetId !== null });
  const merge = useChange({
    event: "marketplace-category-change",
    send: () => {
      const { id, revision } = node;
      const preview = counted.data ?? { mergedIds: [], movedIds: [] };
      return mergeMarketplaceCategory(desk, { seen: { id, revision }, targetId: targetId ?? 0, preview });
    },
    onDone: () => {
      toasts.show(t`The categories are one now.`);
      onClose();
      if (targetId !== null) onMerged(targetId);
    },
  });
  const name = textIn(node.name);
  const refused = counted.error === null ? undefined : problemText(i18n, counted.error);
  const missing = isTried && targetId === null ? t`Please choose another category.` : undefined;
  return (
    <FormDialog
      title={<Trans>Merge “{name}” into another category</Trans>}
      submitLabel={<Trans>Merge them</Trans>}
      busy={merge.busy}
      problem={merge.problem}
      disabled={targetId !== null && counted.data === undefined}
      onSubmit={() => {
        setIsTried(true);
        if (targetId !== null && counted.data !== undefined) merge.run();
      }}
      onClose={onClose}
    >
      <CategorySelect
        label={<Trans>Into</Trans>}
        hint={<Trans>It keeps its own name and picture</Trans>}
        error={targetId === null ? missing : refused}
        forest={forest}
        accepts={({ id }) => !branchIds.has(id)}
        none={t`Please choose`}
        value={targetId}
        onChoose={(id) => {
          setTargetId(id);
          if (merge.problem !== null) merge.reset();
        }}
      />
      {targetId !== null && refused === undefined && <MergeCounts counted={counted.data} />}
      <p className={mute}>
        <Trans>Addresses of “{name}” lead to the other one from then on. This cannot be undone.</Trans>
      </p>
    </FormDialog>
  );
}
