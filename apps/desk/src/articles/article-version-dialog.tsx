import { Trans, useLingui } from "@lingui/react/macro";
import { type ArticleVersion, articleVersionQuery } from "@plaza/api-client/desk";
import { type Locale, localeNames } from "@plaza/i18n";
import { Dialog } from "@plaza/ui-kit/dialog";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { articleRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, stack, strong } from "../shared/page.css.ts";
import { LazyRichTextEditor } from "../shared/rich-text/lazy-rich-text-editor.tsx";

export interface ArticleVersionDialogProps {
  readonly articleId: number;
  readonly version: ArticleVersion;
  readonly onClose: () => void;
}

/** What was published once, in the languages that it has. */
export function ArticleVersionDialog({ articleId, version, onClose }: ArticleVersionDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = articleRoute.useRouteContext();
  const { languages, version: number } = version;
  const [language, setLanguage] = useState<Locale>(languages[0] ?? "en");
  const query = useQuery(articleVersionQuery(desk, { id: articleId, version: number }));
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
          {({ title, intro, body }) => (
            <div className={stack} lang={language}>
              <p className={strong}>{title[language]}</p>
              {intro[language] !== "" && <p className={mute}>{intro[language]}</p>}
              <LazyRichTextEditor
                key={language}
                label={localeNames[language]}
                language={language}
                html={body[language]}
              />
            </div>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
