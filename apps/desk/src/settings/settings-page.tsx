import { Trans, useLingui } from "@lingui/react/macro";
import { type PlatformSetting, platformSettingsQuery, type SettingGroup, settingGroups } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide";
import { type ReactElement, useState } from "react";
import { settingsRoute } from "../routes.ts";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, panel, panelTitle } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { SaveBar } from "../shared/save-bar.tsx";
import { ProviderPanel } from "./provider-panel.tsx";
import { SettingItem } from "./setting-item.tsx";
import { list } from "./settings.css.ts";
import { type SettingDraftsControl, useSettingDrafts } from "./use-setting-drafts.ts";

/** How the platform behaves, in groups; a search finds in all of them. What is changed is saved at once. */
export function SettingsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = settingsRoute.useRouteContext();
  const { list: group = settingGroups[0] } = settingsRoute.useSearch();
  const query = useQuery(platformSettingsQuery(desk, undefined));
  const [words, setWords] = useState("");
  const control = useSettingDrafts();
  const names = useGroupNames();
  const { changes, busy, change, save, undo, redo } = control;
  // It may stand in another group.
  const wrong = query.data?.find(({ name }) => Object.keys(errorsOf(name, change)).length > 0);
  const searched = words.trim().toLowerCase();
  const shown: readonly SettingGroup[] = searched === "" ? [group] : settingGroups;
  const isMeant = ({ name, title, value, texts }: PlatformSetting): boolean =>
    [name, title, value, ...Object.values(texts ?? {})].join(" ").toLowerCase().includes(searched);
  return (
    <div className={page}>
      <PageHead title={t`Settings`} thing={{ thing: "settings" }}>
        <CompactField
          label={t`Name or value of a setting`}
          placeholder={t`Name or value of a setting`}
          prefix={<Icon of={Search} size={16} />}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </PageHead>
      {searched === "" && (
        <ListTabs
          label={t`Groups of settings`}
          tabs={settingGroups.map((each) => ({ list: each, label: names[each] }))}
          current={group}
          usual={settingGroups[0]}
        />
      )}
      {searched === "" && group === "payment" && <ProviderPanel />}
      <Loaded query={query} lines={8}>
        {(settings) => {
          const isShown = (setting: PlatformSetting): boolean => shown.includes(setting.group) && isMeant(setting);
          return (
            <>
              {!settings.some(isShown) && <EmptyState title={<Trans>No setting matches “{words}”</Trans>} />}
              {settingGroups.map((each) => {
                const own = settings.filter((setting) => setting.group === each);
                return (
                  <section key={each} className={panel} aria-label={names[each]} hidden={!own.some(isShown)}>
                    {searched !== "" && <h2 className={panelTitle}>{names[each]}</h2>}
                    <SettingList settings={own} isShown={isShown} control={control} />
                  </section>
                );
              })}
            </>
          );
        }}
      </Loaded>
      <SaveBar
        changes={changes}
        busy={busy}
        problem={wrong === undefined ? change.problem : `${wrong.title}: ${change.problem ?? ""}`}
        onUndo={undo}
        onSave={save}
        onRedo={redo}
      />
      <LeaveDialog isNeeded={changes > 0} stays={isSamePage}>
        <Trans>What you have changed here is lost.</Trans>
      </LeaveDialog>
    </div>
  );
}

/** Another group is the same page. */
function isSamePage(from: string, to: string): boolean {
  return from === to;
}

interface SettingListProps {
  readonly settings: readonly PlatformSetting[];
  readonly isShown: (setting: PlatformSetting) => boolean;
  readonly control: SettingDraftsControl;
}

function SettingList({ settings, isShown, control }: SettingListProps): ReactElement {
  const { drafts, change, isChangedMeanwhile, write, goOn } = control;
  return (
    <ul className={list}>
      {settings.map((setting) => (
        <SettingItem
          key={setting.name}
          setting={setting}
          draft={drafts[setting.name]}
          errors={errorsOf(setting.name, change)}
          isChangedMeanwhile={isChangedMeanwhile(setting)}
          isHidden={!isShown(setting)}
          onDraft={(draftChange) => write(setting, draftChange)}
          onGoOn={() => goOn(setting)}
        />
      ))}
    </ul>
  );
}

/** What the platform said of a setting, or of its text in a language. */
function errorsOf(name: string, { problem, field }: SettingDraftsControl["change"]): Readonly<Record<string, string>> {
  if (problem === null || field === null) return {};
  if (field === name) return { all: problem };
  const language = locales.find((locale) => field === `${name}_${locale}`);
  return language === undefined ? {} : { [language]: problem };
}

function useGroupNames(): Readonly<Record<SettingGroup, string>> {
  const { t } = useLingui();
  return {
    site: t`Site and look`,
    promises: t`Promises`,
    registration: t`Registration and data`,
    products: t({ message: "Products", context: "settings" }),
    payment: t`Payment and top-ups`,
    orders: t`Orders and returns`,
    usdt: t`USDT`,
  };
}
