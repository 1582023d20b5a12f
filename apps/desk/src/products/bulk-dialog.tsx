import { Plural, Trans } from "@lingui/react/macro";
import {
  type BulkChangeDetail,
  type BulkDifference,
  type BulkSelection,
  type ListingChoices,
  listingChoicesQuery,
  previewBulkChange,
  startBulkChange,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { productsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { panelTitle, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { editOfDraft, newDraft } from "./bulk-draft.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { BulkOutcome } from "./bulk-outcome.tsx";
import { BulkObstacles, BulkValues } from "./bulk-values.tsx";

export interface BulkDialogProps {
  readonly selection: BulkSelection;
  readonly count: number;
  readonly onClose: () => void;
}

/** Changes many products: what is to be changed, the difference, and what has come of it. */
export function BulkDialog({ selection, count, onClose }: BulkDialogProps): ReactElement {
  const { desk } = productsRoute.useRouteContext();
  const choices = useQuery(listingChoicesQuery(desk, undefined));
  // What is sent again after an answer got lost is the same change.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(newDraft);
  const [isTried, setTried] = useState(false);
  const [difference, setDifference] = useState<BulkDifference | null>(null);
  const [started, setStarted] = useState<BulkChangeDetail | null>(null);
  const edit = editOfDraft(draft);
  const preview = useChange({
    send: () => {
      if (edit === null) throw new Error("The form says no change");
      return previewBulkChange(desk, { edit, selection });
    },
    onDone: setDifference,
  });
  const start = useChange({
    event: "shelf-change",
    send: () => {
      if (edit === null || difference === null) throw new Error("Nothing was shown");
      return startBulkChange(desk, { edit, selection, key, seenAt: difference.seenAt });
    },
    onDone: setStarted,
  });
  if (started !== null) return <BulkOutcome first={started} onClose={onClose} />;
  const title = <Plural value={count} one="Change # product" other="Change # products" />;
  if (difference === null)
    return (
      <FormDialog
        size="wide"
        title={title}
        submitLabel={<Trans>Show the difference</Trans>}
        busy={preview.busy}
        problem={preview.problem}
        onSubmit={() => {
          setTried(true);
          if (edit !== null) preview.run();
        }}
        onClose={onClose}
      >
        <Loaded query={choices}>
          {(known: ListingChoices) => (
            <BulkFields
              draft={draft}
              choices={known}
              isWrong={isTried && edit === null}
              onDraft={(next) => {
                setDraft(next);
                if (next.kind !== draft.kind) setTried(false);
              }}
            />
          )}
        </Loaded>
      </FormDialog>
    );
  const { changed, total, valueCount, obstacles, examples } = difference;
  return (
    <FormDialog
      size="wide"
      title={title}
      submitLabel={
        changed === 0 ? null : <Plural value={changed} one="Change # product now" other="Change # products now" />
      }
      busy={start.busy}
      problem={start.problem}
      actions={
        <Button
          disabled={start.busy}
          onClick={() => {
            setDifference(null);
            setKey(crypto.randomUUID());
            start.reset();
          }}
        >
          <Trans>Back</Trans>
        </Button>
      }
      onSubmit={() => start.run()}
      onClose={onClose}
    >
      <p className={strong}>
        {changed === 0 ? (
          <Trans>Nothing would change.</Trans>
        ) : (
          <Trans>
            {changed} of {total} products change, with <Plural value={valueCount} one="# value" other="# values" />.
          </Trans>
        )}
      </p>
      {examples.length > 0 && (
        <div>
          <h3 className={panelTitle}>
            <Trans>For example</Trans>
          </h3>
          <BulkValues values={examples} />
        </div>
      )}
      <BulkObstacles obstacles={obstacles} />
      {changed > 0 && (
        <Alert kind="info">
          <Trans>You can undo it within seven days. What somebody changes after it stays then.</Trans>
        </Alert>
      )}
    </FormDialog>
  );
}
