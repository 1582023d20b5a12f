import { Trans } from "@lingui/react/macro";
import type { UploadItems } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useRef, useState } from "react";
import { MarketplacePicture, presentPicture } from "../shared/marketplace-picture.tsx";
import type { ArticleWorkControl } from "./use-article-work.ts";

export interface ArticlePictureProps {
  readonly control: ArticleWorkControl;
  readonly error: string | undefined;
}

/** The picture above an article and in lists. */
export function ArticlePicture({ control: { work, write }, error }: ArticlePictureProps): ReactElement {
  const [items, setItems] = useState<UploadItems>(() => presentPicture(work.image, ""));
  // Uploads change it as they go, several times before the next render.
  const latest = useRef(items);
  return (
    <MarketplacePicture
      label={<Trans>Picture</Trans>}
      use="article"
      pixels="1200 × 760"
      items={items}
      error={error}
      onItems={(change) => {
        latest.current = change(latest.current);
        setItems(latest.current);
        const [item] = latest.current;
        if (item === undefined) write(() => ({ image: null }));
        else if (item.state === "done") write(() => ({ image: item.url }));
      }}
    />
  );
}
