import { Trans, useLingui } from "@lingui/react/macro";
import type { HomePage, HomeThing } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { Tabs } from "@plaza/ui-kit/tabs";
import { type ReactElement, useMemo, useState } from "react";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { columns, stack } from "../shared/page.css.ts";
import { SaveBar } from "../shared/save-bar.tsx";
import { DraftDecided, UnsavedNotices } from "../shared/unsaved-work/unsaved-notices.tsx";
import { BlocksEditor } from "./blocks-editor.tsx";
import { homeContext } from "./home-context.ts";
import { HomeHistory } from "./home-history.tsx";
import { useHomeNames } from "./home-names.tsx";
import { HomePublishing } from "./home-publishing.tsx";
import { SlotsEditor } from "./slots-editor.tsx";
import { useHomeWork } from "./use-home-work.ts";

export interface HomeEditorProps {
  readonly page: HomePage;
  readonly userId: number;
}

/** The blocks of home and the advertisements of other pages, and what can be done with them. */
export function HomeEditor({ page, userId }: HomeEditorProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { ofPart } = useHomeNames();
  const [tab, setTab] = useState<"blocks" | "slots">("blocks");
  const [chosen, setChosen] = useState<readonly HomeThing[]>([]);
  const control = useHomeWork(page, userId, () => toasts.show(t`The draft is saved.`));
  const { work: document, base, changes, saving } = control;
  const { field, problem } = saving;
  const shared = useMemo(
    () => ({
      named: [...page.named, ...chosen],
      name: (thing: HomeThing) => setChosen((all) => [...all, thing]),
      wrong: field === null || problem === null ? null : { path: field, text: problem },
    }),
    [page.named, chosen, field, problem],
  );
  const part = [...document.blocks, ...document.slots].find(({ key }) => field?.split(".")[0] === key);
  return (
    <homeContext.Provider value={shared}>
      <UnsavedNotices
        control={control}
        decided={{ what: <DraftDecided hasDraft={page.draft !== null} />, by: page.changedBy, at: page.changedAt }}
      />
      <div className={columns}>
        <div className={stack}>
          <Tabs
            label={t`What is changed`}
            items={[
              { id: "blocks", label: <Trans>Blocks</Trans> },
              { id: "slots", label: <Trans>Advertisements of other pages</Trans> },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            {tab === "blocks" ? (
              <BlocksEditor control={control} problems={page.problems} />
            ) : (
              <SlotsEditor control={control} positions={page.positions} />
            )}
          </Tabs>
        </div>
        <div className={stack}>
          <HomePublishing page={page} control={control} />
          <HomeHistory page={page} revision={base.revision} />
        </div>
      </div>
      <SaveBar
        changes={changes}
        busy={saving.busy}
        problem={part === undefined || problem === null ? problem : `${ofPart(part)}: ${problem}`}
        onUndo={control.undo}
        onSave={control.save}
        onRedo={control.redo}
      />
      <LeaveDialog isNeeded={changes > 0}>
        <Trans>What you have changed stays on this device, and is offered here again.</Trans>
      </LeaveDialog>
    </homeContext.Provider>
  );
}
