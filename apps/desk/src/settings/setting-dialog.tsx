import { Trans, useLingui } from "@lingui/react/macro";
import { changePlatformSetting, type PlatformSetting } from "@plaza/api-client/desk";
import { isLocale, type Locale, localeNames, locales } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { settingsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

export interface SettingDialogProps {
  readonly setting: PlatformSetting;
  readonly onClose: () => void;
}

/** Another value, in one language or in all. What it may be is the platform's to say. */
export function SettingDialog({ setting, onClose }: SettingDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = settingsRoute.useRouteContext();
  const { name, title, translations, allowed, isTranslated } = setting;
  const [language, setLanguage] = useState<Locale | null>(null);
  const [value, setValue] = useState(setting.value);
  const change = useChange({
    event: "platform-setting-change",
    send: () => changePlatformSetting(desk, { name, value: value.trim(), language }),
    onDone: () => {
      toasts.show(t`The setting is saved.`);
      onClose();
    },
  });
  const isRefused = change.problem !== null && change.field === "value";
  return (
    <FormDialog
      title={title}
      submitLabel={<Trans>Save</Trans>}
      busy={change.busy}
      problem={isRefused ? null : change.problem}
      onSubmit={() => change.run()}
      onClose={onClose}
    >
      {isTranslated && (
        <SelectField
          label={<Trans>Language</Trans>}
          value={language ?? ""}
          onChange={({ currentTarget }) => {
            const next = isLocale(currentTarget.value) ? currentTarget.value : null;
            setLanguage(next);
            setValue((next === null ? undefined : translations[next]) ?? setting.value);
          }}
        >
          <option value="">{t`All languages`}</option>
          {locales.map((each) => (
            <option key={each} value={each}>
              {localeNames[each]}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label={<Trans>Value</Trans>}
        hint={allowed}
        error={isRefused ? change.problem : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value);
          if (change.problem !== null) change.reset();
        }}
      />
    </FormDialog>
  );
}
