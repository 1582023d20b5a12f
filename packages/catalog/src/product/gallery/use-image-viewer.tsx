import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useDialog } from "@plaza/ui-kit/use-dialog";
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
  const { module, prefetch, openWhenLoaded } = useDialog(
    useLazyModule(viewerModule),
    t`The picture viewer did not load. Please try again.`,
  );
  const [shown, setShown] = useState<string | null>(null);
  return {
    prepare: prefetch,
    open: (image) => openWhenLoaded(() => setShown(image)),
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
