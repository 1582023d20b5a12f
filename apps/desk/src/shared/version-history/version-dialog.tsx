import { Trans, useLingui } from "@lingui/react/macro";
import { type Locale, localeNames } from "@plaza/i18n";
import { Dialog } from "@plaza/ui-kit/dialog";
import { SelectField } from "@plaza/ui-kit/select-field";
import { type ReactElement, useState } from "react";
import { stack } from "../page.css.ts";
import type { PublishedVersion } from "./version-history.tsx";

export interface VersionDialogProps {
  readonly version: PublishedVersion;
  readonly onClose: () => void;
  /** What it says in a language. */
  readonly children: (language: Locale) => ReactElement;
}

/** What was published once, in the languages that it has. */
export function VersionDialog({ version, onClose, children }: VersionDialogProps): ReactElement {
  const { t } = useLingui();
  const { languages, version: number } = version;
  const [language, setLanguage] = useState<Locale>(languages[0] ?? "en");
  return (
    <Dialog open size="wide" title={t`Version ${number}`} onClose={onClose}>
      <div className={stack}>
        <SelectField
          label={<Trans>Language</Trans>}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(languages.find((each) => each === value) ?? language)}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {localeNames[each]}
            </option>
          ))}
        </SelectField>
        {children(language)}
      </div>
    </Dialog>
  );
}
