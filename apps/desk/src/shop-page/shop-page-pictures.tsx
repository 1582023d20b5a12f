import { Trans } from "@lingui/react/macro";
import type { ShopPageContents, ShopPictureUse } from "@plaza/api-client/desk";
import type { UploadItems } from "@plaza/ui-kit/upload-items";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { MarketplacePicture, presentPicture } from "../shared/marketplace-picture.tsx";
import { panel, panelTitle, stack } from "../shared/page.css.ts";
import type { ShopPageControl } from "./shop-page-editor.tsx";

type PictureField = Extract<keyof ShopPageContents, "logo" | "banner" | "cover">;

/** The pictures by which shoppers know a shop. */
export function ShopPagePictures({ control }: { readonly control: ShopPageControl }): ReactElement {
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="shop-page-pictures">
      <h2 id="shop-page-pictures" className={panelTitle}>
        <Trans>Pictures</Trans>
      </h2>
      <ShopPicture control={control} field="logo" use="shop_logo" pixels="400 × 400" label={<Trans>Logo</Trans>} />
      <ShopPicture
        control={control}
        field="banner"
        use="shop_banner"
        pixels="1920 × 440"
        label={<Trans>Picture at the top of your page</Trans>}
      />
      <ShopPicture
        control={control}
        field="cover"
        use="shop_cover"
        pixels="1120 × 640"
        label={<Trans>Picture in lists of shops</Trans>}
      />
    </section>
  );
}

interface ShopPictureProps {
  readonly control: ShopPageControl;
  readonly field: PictureField;
  readonly use: ShopPictureUse;
  readonly pixels: string;
  readonly label: ReactNode;
}

function ShopPicture({ control, field, ...picture }: ShopPictureProps): ReactElement {
  const { work, write, saving } = control;
  const [items, setItems] = useState<UploadItems>(() => presentPicture(work[field], ""));
  // Uploads change it as they go, several times before the next render.
  const latest = useRef(items);
  return (
    <MarketplacePicture
      {...picture}
      items={items}
      error={saving.field === field ? saving.problem : undefined}
      onItems={(change) => {
        latest.current = change(latest.current);
        setItems(latest.current);
        const [item] = latest.current;
        if (item === undefined) write(() => ({ [field]: null }));
        else if (item.state === "done") write(() => ({ [field]: item.url }));
      }}
    />
  );
}
