import { useLingui } from "@lingui/react/macro";
import { type PlatformSetting, savePlatformSettings } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { useState } from "react";
import { settingsRoute } from "../routes.ts";
import { type Change, useChange } from "../shared/use-change.ts";
import { changesOf, type SettingDraft, type SettingDrafts, withDraft } from "./setting-drafts.ts";

export interface SettingDraftsControl {
  readonly drafts: SettingDrafts;
  readonly changes: number;
  /** What was undone, and can be put back. */
  readonly undone: SettingDrafts | null;
  readonly save: Change<void>;
  /** A colleague has changed a setting since somebody began to change it here. */
  readonly isChangedMeanwhile: (setting: PlatformSetting) => boolean;
  readonly write: (setting: PlatformSetting, draft: SettingDraft) => void;
  /** Goes on over what a colleague has saved. */
  readonly goOn: (setting: PlatformSetting) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What is changed on the page of the settings, in all of its groups, until it is saved at once. */
export function useSettingDrafts(): SettingDraftsControl {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = settingsRoute.useRouteContext();
  const [drafts, setDrafts] = useState<SettingDrafts>({});
  /** Which one of each setting a draft was begun with. */
  const [revisions, setRevisions] = useState<Readonly<Record<string, string>>>({});
  const [undone, setUndone] = useState<SettingDrafts | null>(null);
  const save = useChange({
    event: "platform-setting-change",
    send: () => savePlatformSettings(desk, changesOf(drafts, revisions)),
    onDone: () => {
      setDrafts({});
      setUndone(null);
      toasts.show(t`The settings are saved.`);
    },
  });
  const forgetProblem = (): void => {
    if (save.problem !== null) save.reset();
  };
  return {
    drafts,
    changes: Object.keys(drafts).length,
    undone,
    save,
    isChangedMeanwhile: ({ name, revision }) => drafts[name] !== undefined && revisions[name] !== revision,
    write: (setting, draft) => {
      if (drafts[setting.name] === undefined) setRevisions({ ...revisions, [setting.name]: setting.revision });
      setDrafts(withDraft(drafts, setting, draft));
      setUndone(null);
      forgetProblem();
    },
    goOn: ({ name, revision }) => {
      setRevisions({ ...revisions, [name]: revision });
      forgetProblem();
    },
    undo: () => {
      setUndone(drafts);
      setDrafts({});
      forgetProblem();
    },
    redo: () => {
      if (undone === null) return;
      setDrafts(undone);
      setUndone(null);
    },
  };
}
