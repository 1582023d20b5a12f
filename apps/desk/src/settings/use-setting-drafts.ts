import { useLingui } from "@lingui/react/macro";
import { staleAfter } from "@plaza/api-client";
import { type PlatformSetting, platformSettingsQuery, savePlatformSettings } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { settingsRoute } from "../routes.ts";
import { type Change, useChange } from "../shared/use-change.ts";
import {
  changesOf,
  noWork,
  picturesOnTheirWay,
  type SettingDraft,
  type SettingWork,
  withChange,
  withoutSaved,
} from "./setting-drafts.ts";

export interface SettingDraftsControl {
  readonly drafts: SettingWork["drafts"];
  readonly changes: number;
  /** It is being saved, or pictures are still on their way. */
  readonly busy: boolean;
  readonly change: Pick<Change<SettingWork>, "problem" | "field">;
  /** A colleague has changed a setting since somebody began to change it here. */
  readonly isChangedMeanwhile: (setting: PlatformSetting) => boolean;
  readonly write: (setting: PlatformSetting, change: (draft: SettingDraft) => SettingDraft) => void;
  /** Goes on over what a colleague has saved. */
  readonly goOn: (setting: PlatformSetting) => void;
  readonly save: () => void;
  readonly undo: () => void;
  /** Null where nothing was undone. */
  readonly redo: (() => void) | null;
}

/** What is changed on the page of the settings, in all of its groups, until it is saved at once. */
export function useSettingDrafts(): SettingDraftsControl {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = settingsRoute.useRouteContext();
  const queryClient = useQueryClient();
  const [work, setWork] = useState(noWork);
  const [undone, setUndone] = useState<SettingWork | null>(null);
  const event = "platform-setting-change";
  const change = useChange({
    event,
    send: async (sent: SettingWork) => {
      await savePlatformSettings(desk, changesOf(sent));
      // What was saved is shown before the drafts of it go.
      await queryClient.invalidateQueries({ predicate: staleAfter(event) });
    },
    onDone: (_, sent) => {
      const settings = queryClient.getQueryData(platformSettingsQuery(desk, undefined).queryKey);
      setWork((now) => withoutSaved(now, sent, settings));
      setUndone(null);
      toasts.show(t`The settings are saved.`);
    },
  });
  const { problem, field } = change;
  const { drafts, revisions } = work;
  const forgetProblem = (): void => {
    if (problem !== null) change.reset();
  };
  return {
    drafts,
    changes: Object.keys(drafts).length,
    busy: change.busy || picturesOnTheirWay(work) > 0,
    change: { problem, field },
    isChangedMeanwhile: ({ name, revision }) => !change.busy && name in drafts && revisions[name] !== revision,
    write: (setting, draftChange) => {
      setWork((now) => withChange(now, setting, draftChange));
      setUndone(null);
      forgetProblem();
    },
    goOn: ({ name, revision }) => {
      setWork((now) => ({ ...now, revisions: { ...now.revisions, [name]: revision } }));
      forgetProblem();
    },
    save: () => change.run(work),
    undo: () => {
      setUndone(work);
      setWork(noWork);
      forgetProblem();
    },
    redo:
      undone === null
        ? null
        : () => {
            setWork(undone);
            setUndone(null);
          },
  };
}
