import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { staleAfter } from "@plaza/api-client";
import {
  type BulkChangeDetail,
  bulkChangeQuery,
  cancelBulkChange,
  fetchBulkChange,
  undoBulkChange,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Progress } from "@plaza/ui-kit/progress";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { productsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { BulkObstacles, BulkValues } from "./bulk-values.tsx";
import { useBulkWords } from "./use-bulk-words.ts";

/** How often it is asked how far it is, in milliseconds. */
const often = 1000;

export interface BulkOutcomeProps {
  /** As it was answered first. */
  readonly first: BulkChangeDetail;
  readonly onClose: () => void;
}

/** How far a change of many products is, what has come of it, and the way to undo it. */
export function BulkOutcome({ first, onClose }: BulkOutcomeProps): ReactElement {
  const { t } = useLingui();
  const words = useBulkWords();
  const { desk } = productsRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { data: change } = useQuery({
    ...bulkChangeQuery(desk, { id: first.id }),
    initialData: first,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isRunning(data) ? often : false),
    queryFn: ({ signal }) => fetchBulkChange(desk, { id: first.id }, signal),
  });
  const { state, total, applied, changed, undone, notUndone, left, obstacles, values, undoableUntil } = change;
  const running = isRunning(change);
  // What it has changed is shown once it has ended.
  useEffect(() => {
    if (!running) void queryClient.invalidateQueries({ predicate: staleAfter("shelf-change") });
  }, [running, queryClient]);
  const undo = useChange({ event: "shelf-change", send: () => undoBulkChange(desk, { id: first.id }) });
  const cancel = useChange({ event: "shelf-change", send: () => cancelBulkChange(desk, { id: first.id }) });
  return (
    <FormDialog
      size="wide"
      title={words.kind(change.kind)}
      submitLabel={null}
      busy={undo.busy || cancel.busy}
      closesWhileBusy
      problem={undo.problem ?? cancel.problem}
      actions={
        state === "applying" ? (
          <Button busy={cancel.busy} onClick={() => cancel.run()}>
            <Trans>Stop</Trans>
          </Button>
        ) : undoableUntil === null ? null : (
          <Button busy={undo.busy} onClick={() => undo.run()}>
            <Trans>Undo</Trans>
          </Button>
        )
      }
      onSubmit={onClose}
      onClose={onClose}
    >
      {running ? (
        <Progress
          label={state === "undoing" ? t`Being undone` : t`Being changed`}
          share={state === "undoing" ? null : applied / Math.max(total, 1)}
          detail={state === "undoing" ? undefined : t`${applied} of ${total}`}
        />
      ) : (
        <p className={strong} role="status">
          {state === "undone" ? (
            <Plural value={undone} one="# product is as it was." other="# products are as they were." />
          ) : (
            <Plural value={changed} one="# product is changed." other="# products are changed." />
          )}
        </p>
      )}
      {state === "cancelled" && (
        <Alert kind="warning">
          <Trans>
            It was stopped after {applied} of {total} products.
          </Trans>
        </Alert>
      )}
      {notUndone > 0 && (
        <Alert kind="warning">
          <Plural
            value={notUndone}
            one="# product was changed again since, and was left as it is:"
            other="# products were changed again since, and were left as they are:"
          />
          <p>{left.join(" · ")}</p>
        </Alert>
      )}
      {state !== "undone" && values.length > 0 && <BulkValues values={values.slice(0, 8)} />}
      {state !== "undone" && <BulkObstacles obstacles={obstacles} />}
    </FormDialog>
  );
}

function isRunning({ state }: Pick<BulkChangeDetail, "state">): boolean {
  return state === "applying" || state === "undoing";
}
