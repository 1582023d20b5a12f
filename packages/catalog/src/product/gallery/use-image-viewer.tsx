import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";

const viewerModule = lazyModule(() => import("./image-viewer.tsx"));

export interface ViewerHandle {
  /** Fetches the viewer's code ahead, on hover or focus. */
  readonly prepare: () => void;
  readonly open: (image: string) => void;
  /** The viewer's element. It may stand anywhere in the page, because it is a modal dialog. */
  readonly viewer: ReactElement | null;
}

/** Opens images in the viewer, whose code is loaded at the first use. */
export function useImageViewer(name: string, images: readonly string[]): ViewerHandle {
  const { t } = useLingui();
  const toasts = useToasts();
  const { module, load, prefetch } = useLazyModule(viewerModule);
  const [shown, setShown] = useState<string | null>(null);

  async function open(image: string): Promise<void> {
    setShown(image);
    if (await load()) return;
    setShown(null);
    toasts.show(t`The picture viewer did not load. Please try again.`, "danger");
  }
  return {
    prepare: prefetch,
    open: (image) => void open(image),
    viewer:
      module === null || shown === null ? null : (
        <module.ImageViewer
          name={name}
          images={images}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      ),
  };
}
