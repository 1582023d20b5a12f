import { Trans, useLingui } from "@lingui/react/macro";
import { changePlatformSetting, type PlatformSetting } from "@plaza/api-client/desk";
import { isLocale, type Locale, localeNames, locales } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { settingsRoute } from "../routes.ts";
import { stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

export interface SettingDialogProps {
  readonly setting: PlatformSetting;
  readonly onClose: () => void;
}

/** Another value, in one language or in all. What it may be is the platform's to say. */
export function SettingDialog({ setting, onClose }: SettingDialogProps): ReactElement {
  const { t } = useLingui();
  const formId = useId();
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
  function close(): void {
    if (!change.busy) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>
            <Trans context="dialog">Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={change.busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          change.run();
        }}
      >
        {change.problem !== null && !isRefused && (
          <Alert kind="danger" announce>
            {change.problem}
          </Alert>
        )}
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
      </form>
    </Dialog>
  );
}
