import { type PolicyKey, policyVersionQuery } from "@plaza/api-client/desk";
import { localeNames } from "@plaza/i18n";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { policyRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { LazyRichTextEditor } from "../shared/rich-text/lazy-rich-text-editor.tsx";
import { VersionDialog, type VersionDialogProps } from "../shared/version-history/version-dialog.tsx";

export interface PolicyVersionDialogProps extends Omit<VersionDialogProps, "children"> {
  readonly policyKey: PolicyKey;
}

/** The text of a policy as it was published once. */
export function PolicyVersionDialog({ policyKey, version, onClose }: PolicyVersionDialogProps): ReactElement {
  const { desk } = policyRoute.useRouteContext();
  const query = useQuery(policyVersionQuery(desk, { key: policyKey, version: version.version }));
  return (
    <VersionDialog version={version} onClose={onClose}>
      {(language) => (
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
      )}
    </VersionDialog>
  );
}
