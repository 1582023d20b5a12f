import { Trans, useLingui } from "@lingui/react/macro";
import { type CategorySellers, saveCategorySellers, sellerMisfitsQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { categoriesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { MisfitList } from "./misfit-list.tsx";

export interface SellersDialogProps {
  readonly sellers: CategorySellers;
  /** Whose shops may sell there. */
  readonly tradeIds: readonly number[];
  /** It is another rule than that which is saved. */
  readonly isNew: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Says which products do not meet a rule of who may sell in a category, and saves it where it is new. */
export function SellersDialog({ sellers, tradeIds, isNew, onSaved, onClose }: SellersDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const { id, revision } = sellers;
  const query = useQuery(sellerMisfitsQuery(desk, { id, tradeIds }));
  const save = useChange({
    event: "marketplace-category-change",
    send: () => saveCategorySellers(desk, { seen: { id, revision }, tradeIds }),
    onDone: () => {
      toasts.show(t`Saved.`);
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={isNew ? <Trans>Change who may sell here?</Trans> : <Trans>Products of shops of other trades</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans context="dialog">Close</Trans>
          </Button>
          {isNew && (
            <Button kind="primary" busy={save.busy} disabled={query.data === undefined} onClick={() => save.run()}>
              <Trans>Save</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={stack}>
        <Loaded query={query} lines={2}>
          {(misfits) => <MisfitList misfits={misfits} />}
        </Loaded>
        {save.problem !== null && (
          <Alert kind="danger" announce>
            {save.problem}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
