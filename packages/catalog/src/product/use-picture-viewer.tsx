import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ComponentType, type ReactElement, useState } from "react";

const viewerModule = lazyModule(() => import("./picture-parts.ts"));

export interface ViewerHandle {
  /** Fetches the viewer's code ahead, for a hand that is on its way to it. */
  readonly prepare: () => void;
  readonly open: (picture: string) => void;
  /** For a picture's frame, once its code is here; null until then. */
  readonly Lens: ComponentType<{ readonly src: string }> | null;
  /** Belongs anywhere in the page: it lies above everything. */
  readonly viewer: ReactElement | null;
}

/** Lets pictures be looked at in large. The viewer's code comes with its first use. */
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
