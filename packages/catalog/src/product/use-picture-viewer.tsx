import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ComponentType, type ReactElement, useState } from "react";

const viewerModule = lazyModule(() => import("./picture-parts.ts"));

export interface ViewerHandle {
  /** Fetches the viewer's code ahead, on hover or focus. */
  readonly prepare: () => void;
  readonly open: (picture: string) => void;
  /** The lens for a picture's frame; null until its code is loaded. */
  readonly Lens: ComponentType<{ readonly src: string }> | null;
  /** The viewer's element. It may stand anywhere in the page, because it is a modal dialog. */
  readonly viewer: ReactElement | null;
}

/** Opens pictures in the viewer, whose code is loaded at the first use. */
export function usePictureViewer(name: string, pictures: readonly string[]): ViewerHandle {
  const { t } = useLingui();
  const toasts = useToasts();
  const { module, load, prefetch } = useLazyModule(viewerModule);
  const [shown, setShown] = useState<string | null>(null);

  async function open(picture: string): Promise<void> {
    setShown(picture);
    if (await load()) return;
    setShown(null);
    toasts.show(t`The picture viewer did not load. Please try again.`, "danger");
  }
  return {
    prepare: prefetch,
    open: (picture) => void open(picture),
    Lens: module?.PictureLens ?? null,
    viewer:
      module === null || shown === null ? null : (
        <module.PictureViewer
          name={name}
          pictures={pictures}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      ),
  };
}
