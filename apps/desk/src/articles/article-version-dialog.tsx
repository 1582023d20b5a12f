import { articleVersionQuery } from "@plaza/api-client/desk";
import { localeNames } from "@plaza/i18n";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { articleRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, stack, strong } from "../shared/page.css.ts";
import { LazyRichTextEditor } from "../shared/rich-text/lazy-rich-text-editor.tsx";
import { VersionDialog, type VersionDialogProps } from "../shared/version-history/version-dialog.tsx";

export interface ArticleVersionDialogProps extends Omit<VersionDialogProps, "children"> {
  readonly articleId: number;
}

/** Title, intro and text of an article as they were published once. */
export function ArticleVersionDialog({ articleId, version, onClose }: ArticleVersionDialogProps): ReactElement {
  const { desk } = articleRoute.useRouteContext();
  const query = useQuery(articleVersionQuery(desk, { id: articleId, version: version.version }));
  return (
    <VersionDialog version={version} onClose={onClose}>
      {(language) => (
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
      )}
    </VersionDialog>
  );
}
