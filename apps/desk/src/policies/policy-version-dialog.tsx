import { Trans, useLingui } from "@lingui/react/macro";
import { type PolicyKey, type PolicyVersion, policyVersionQuery } from "@plaza/api-client/desk";
import { type Locale, localeNames } from "@plaza/i18n";
import { Dialog } from "@plaza/ui-kit/dialog";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { policyRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { stack } from "../shared/page.css.ts";
import { LazyRichTextEditor } from "../shared/rich-text/lazy-rich-text-editor.tsx";

export interface PolicyVersionDialogProps {
  readonly policyKey: PolicyKey;
  readonly version: PolicyVersion;
  readonly onClose: () => void;
}

/** What was published once, in the languages that it has. */
export function PolicyVersionDialog({ policyKey, version, onClose }: PolicyVersionDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = policyRoute.useRouteContext();
  const { languages, version: number } = version;
  const [language, setLanguage] = useState<Locale>(languages[0] ?? "en");
  const query = useQuery(policyVersionQuery(desk, { key: policyKey, version: number }));
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
        <Loaded query={query} lines={4}>
          {(texts) => (
            <LazyRichTextEditor
              key={language}
              label={localeNames[language]}
              language={language}
              html={texts[language]}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
