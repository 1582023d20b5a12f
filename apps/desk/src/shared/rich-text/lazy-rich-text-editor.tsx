import { Trans } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";

const editor = lazyModule(() => import("./rich-text-editor.tsx"));

/** The editor, which weighs more than the rest of a page and comes when it is needed. For all rooms. */
export function LazyRichTextEditor(props: RichTextEditorProps): ReactElement {
  const { module, failed, load } = useLazyModule(editor, "needed");
  if (module !== null) return <module.RichTextEditor {...props} />;
  if (!failed) return <Skeleton height={320} />;
  return (
    <Alert
      kind="warning"
      announce
      action={
        <Button size="small" onClick={() => void load()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The editor did not load.</Trans>
    </Alert>
  );
}
