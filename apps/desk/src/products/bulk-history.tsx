import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type BulkChange, bulkChangesQuery, type BulkState, fetchBulkChange } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { productsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { mute, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { BulkOutcome } from "./bulk-outcome.tsx";
import { valueLine, valueList } from "./products.css.ts";
import { useBulkWords } from "./use-bulk-words.ts";

/** The last changes of many products, each with what has come of it. */
export function BulkHistory({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const words = useBulkWords();
  const { desk } = productsRoute.useRouteContext();
  const query = useQuery(bulkChangesQuery(desk, undefined));
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof fetchBulkChange>> | null>(null);
  const open = useChange({ send: (id: number) => fetchBulkChange(desk, { id }), onDone: setOpened });
  if (opened !== null) return <BulkOutcome first={opened} onClose={onClose} />;
  const states: Readonly<Record<BulkState, string>> = {
    applying: t`Being changed`,
    done: t({ message: "Done", context: "bulk change" }),
    cancelled: t`Stopped`,
    undoing: t`Being undone`,
    undone: t`Undone`,
  };
  return (
    <FormDialog
      size="wide"
      title={<Trans>Changes of several products</Trans>}
      submitLabel={null}
      busy={open.busy}
      closesWhileBusy
      problem={open.problem}
      onSubmit={onClose}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(changes: readonly BulkChange[]) =>
          changes.length === 0 ? (
            <EmptyState title={<Trans>Nothing was changed yet</Trans>} />
          ) : (
            <ul className={valueList}>
              {changes.map(({ id, kind, by, startedAt, state, changed }) => (
                <li key={id} className={valueLine}>
                  <div>
                    <span className={strong}>{words.kind(kind)}</span>
                    <div className={mute}>{[formatDateTime(startedAt, reader), by, states[state]].join(" · ")}</div>
                    <div className={mute}>
                      <Plural value={changed} one="# product" other="# products" />
                    </div>
                  </div>
                  <Button
                    size="small"
                    aria-label={t`Details: ${words.kind(kind)}, ${formatDateTime(startedAt, reader)}`}
                    onClick={() => open.run(id)}
                  >
                    <Trans context="stock">Details</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </FormDialog>
  );
}
