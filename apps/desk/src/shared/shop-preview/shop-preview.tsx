import { Trans } from "@lingui/react/macro";
import type { PreviewAddresses } from "@plaza/api-client/desk";
import type { Locale } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useState } from "react";
import { useChange } from "../use-change.ts";
import { ShopPreviewDialog } from "./shop-preview-dialog.tsx";

export interface ShopPreviewProps {
  /** Asks for the addresses of what is saved. */
  readonly send: () => Promise<PreviewAddresses>;
  /** In which it is offered first. */
  readonly language: Locale;
  /** There is nothing to be previewed now. */
  readonly disabled: boolean;
}

/**
 * Shows in the shop what is not published yet, in a window of its own. The addresses are there before a window is opened: a
 * browser lets a page open one only at the press itself.
 */
export function ShopPreview({ send, language, disabled }: ShopPreviewProps): ReactElement {
  const [preview, setPreview] = useState<PreviewAddresses | null>(null);
  const ask = useChange({ send, onDone: setPreview });
  return (
    <>
      <Button busy={ask.busy} disabled={disabled} onClick={() => ask.run()}>
        <Trans>Preview in the shop</Trans>
      </Button>
      {ask.problem !== null && (
        <Alert kind="danger" announce>
          {ask.problem}
        </Alert>
      )}
      {preview !== null && <ShopPreviewDialog preview={preview} language={language} onClose={() => setPreview(null)} />}
    </>
  );
}
