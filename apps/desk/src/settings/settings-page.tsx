import { Trans, useLingui } from "@lingui/react/macro";
import { changePlatformSetting, type PlatformSetting, platformSettingsQuery } from "@plaza/api-client/desk";
import { formatDateTime, isLocale, localeNames, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide";
import { type ReactElement, useState } from "react";
import { settingsRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { cell, mute, page, panel, row, stack, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { PageHead } from "../shared/page-head.tsx";
import { SettingDialog } from "./setting-dialog.tsx";

/** How the platform behaves. Each setting also says the name that the command line knows it by. */
export function SettingsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = settingsRoute.useRouteContext();
  const query = useQuery(platformSettingsQuery(desk, undefined));
  const [words, setWords] = useState("");
  const [edited, setEdited] = useState<PlatformSetting | null>(null);
  const isMeant = ({ name, title, value }: PlatformSetting): boolean =>
    `${name} ${title} ${value}`.toLowerCase().includes(words.trim().toLowerCase());
  return (
    <div className={page}>
      <PageHead title={t`Settings`}>
        <CompactField
          label={t`Name or value of a setting`}
          placeholder={t`Name or value of a setting`}
          prefix={<Icon of={Search} size={16} />}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </PageHead>
      <div className={panel}>
        <Loaded query={query} lines={8}>
          {(settings) =>
            settings.some(isMeant) ? (
              <div className={tableFrame}>
                <table className={table}>
                  <TableHead heads={[t`Setting`, t`Value`, t({ message: "Change", context: "setting" })]} />
                  <tbody>
                    {settings.filter(isMeant).map((setting) => (
                      <SettingRow key={setting.name} setting={setting} onEdit={() => setEdited(setting)} />
                    ))}
                  </tbody>
                </table>
              </div>
            ) : (
              <EmptyState title={<Trans>No setting matches “{words}”</Trans>} />
            )
          }
        </Loaded>
      </div>
      {edited !== null && <SettingDialog setting={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

interface SettingRowProps {
  readonly setting: PlatformSetting;
  readonly onEdit: () => void;
}

function SettingRow({ setting, onEdit }: SettingRowProps): ReactElement {
  const { t } = useLingui();
  const { name, title, value, translations, allowed, standard, changed } = setting;
  const isStandard = value === standard && Object.keys(translations).length === 0;
  return (
    <tr>
      <th scope="row" className={cell}>
        <span className={strong}>{title}</span>
        <div className={mute}>{allowed}</div>
        <code className={mute}>{name}</code>
      </th>
      <td className={cell}>
        <div className={stack}>
          <span>
            {value === "" ? (
              <span className={mute}>
                <Trans>Empty</Trans>
              </span>
            ) : (
              value
            )}
          </span>
          {Object.entries(translations).map(([language, translated]) => (
            <div key={language} className={row}>
              <span className={mute}>{isLocale(language) ? localeNames[language] : language}</span>
              <span>{translated}</span>
            </div>
          ))}
          {!isStandard && (
            <span className={mute}>
              {standard === "" ? <Trans>Usually empty</Trans> : <Trans>Usually {standard}</Trans>}
            </span>
          )}
          {changed !== null && <LastChange name={name} changed={changed} />}
        </div>
      </td>
      <td className={cell}>
        <div className={row}>
          <Button size="small" aria-label={t`Change: ${title}`} onClick={onEdit}>
            <Trans context="setting">Change</Trans>
          </Button>
          {!isStandard && <ToStandard setting={setting} />}
        </div>
      </td>
    </tr>
  );
}

/** Who it was, and all of its changes. */
function LastChange({ name, changed: { by, at } }: Changed): ReactElement {
  const reader = useReader();
  const when = formatDateTime(at, reader);
  return (
    <Link to="/audit" search={{ subject: "settings", id: name }} className={mute}>
      {by === "" ? (
        <Trans>Changed by a command, {when}</Trans>
      ) : (
        <Trans>
          Changed by {by}, {when}
        </Trans>
      )}
    </Link>
  );
}

interface Changed {
  readonly name: string;
  readonly changed: NonNullable<PlatformSetting["changed"]>;
}

/** Makes a setting again what it is where nobody has set it, in all languages. */
function ToStandard({ setting: { name, title, standard } }: { readonly setting: PlatformSetting }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = settingsRoute.useRouteContext();
  const change = useChange({
    event: "platform-setting-change",
    send: () => changePlatformSetting(desk, { name, value: standard, language: null }),
    onDone: () => toasts.show(t`The setting is saved.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  return (
    <Button
      size="small"
      kind="quiet"
      busy={change.busy}
      aria-label={t`Back to the standard: ${title}`}
      onClick={() => change.run()}
    >
      <Trans>Back to the standard</Trans>
    </Button>
  );
}
