import { useLingui } from "@lingui/react/macro";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { useLatePart } from "./use-late-part.ts";

const importViewer = () => import("./picture-viewer.tsx");

export interface ViewerHandle {
  /** Fetches the viewer's code ahead, for a hand that is on its way to it. */
  readonly prepare: () => void;
  readonly open: (picture: string) => void;
  /** Belongs anywhere in the page: it lies above everything. */
  readonly viewer: ReactElement | null;
}

/** Lets pictures be looked at in large. The viewer's code comes with its first use. */
export function usePictureViewer(name: string, pictures: readonly string[]): ViewerHandle {
  const { t } = useLingui();
  const toasts = useToasts();
  const { part, load } = useLatePart(importViewer);
  const [shown, setShown] = useState<string | null>(null);

  async function open(picture: string): Promise<void> {
    setShown(picture);
    if (await load()) return;
    setShown(null);
    toasts.show(t`The picture viewer did not load. Please try again.`, "danger");
  }
  return {
    prepare: () => void load(),
    open: (picture) => void open(picture),
    viewer:
      part === null || shown === null ? null : (
        <part.PictureViewer
          name={name}
          pictures={pictures}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      ),
  };
}
