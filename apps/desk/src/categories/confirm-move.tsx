import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import type { ReactElement } from "react";
import type { CategoryForest, CategoryNode } from "./category-forest.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface ConfirmMoveProps {
  readonly forest: CategoryForest;
  readonly node: CategoryNode;
  readonly parentId: number | null;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says how many products a move takes along. */
export function ConfirmMove(props: ConfirmMoveProps): ReactElement {
  const { forest, node, parentId, busy, problem, onConfirm, onClose } = props;
  const { t } = useLingui();
  const textIn = useTextIn();
  const name = textIn(node.name);
  const parent = parentId === null ? undefined : forest.find(parentId);
  const target = parent === undefined ? t`the first level` : `“${textIn(parent.name)}”`;
  return (
    <ConfirmDialog
      open
      title={
        <Trans>
          Move “{name}” to {target}?
        </Trans>
      }
      keep={<Trans>Leave it</Trans>}
      confirm={<Trans>Move it</Trans>}
      busy={busy}
      error={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Plural
        value={node.productCount}
        one="# product goes along, and is found there from then on."
        other="# products go along, and are found there from then on."
      />
    </ConfirmDialog>
  );
}
