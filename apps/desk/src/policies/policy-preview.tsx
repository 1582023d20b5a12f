import { Trans, useLingui } from "@lingui/react/macro";
import { previewPolicy } from "@plaza/api-client/desk";
import { type Locale, localeNames } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { RichText, type SafeHtml } from "@plaza/ui-kit/rich-text";
import { type ReactElement, useState } from "react";
import { policyRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";

export interface PolicyPreviewProps {
  readonly html: string;
  readonly language: Locale;
}

/** The text as the shop shows it: cleaned by the platform, and looking as it does there. */
export function PolicyPreview({ html, language }: PolicyPreviewProps): ReactElement {
  const { t } = useLingui();
  const { desk } = policyRoute.useRouteContext();
  const [shown, setShown] = useState<SafeHtml | null>(null);
  const preview = useChange({ send: () => previewPolicy(desk, { html }), onDone: setShown });
  const name = localeNames[language];
  return (
    <>
      <Button busy={preview.busy} disabled={html === ""} onClick={() => preview.run()}>
        <Trans>Preview</Trans>
      </Button>
      {preview.problem !== null && (
        <Alert kind="danger" announce>
          {preview.problem}
        </Alert>
      )}
      {shown !== null && (
        <Dialog open size="wide" title={t`Preview: ${name}`} onClose={() => setShown(null)}>
          <div lang={language}>
            <RichText html={shown} />
          </div>
        </Dialog>
      )}
    </>
  );
}
