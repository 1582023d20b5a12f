import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { productFormLimits, uploadProductPicture } from "@plaza/api-client/desk";
import { importOrReload, useSendFiles } from "@plaza/routing";
import { UploadField } from "@plaza/ui-kit/upload-field";
import { type UploadItems, uploadsOnTheirWay } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useRef, useState } from "react";
import { workRoute } from "../routes.ts";
import { pictureLimits, presentPicture } from "../shared/marketplace-picture.tsx";
import { ProductFormSection } from "./form-section.tsx";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";

/** The pictures of a product in their order. */
export function PicturesSection({ work }: { readonly work: ProductWork }): ReactElement {
  const count = work.content.images.length;
  return (
    <ProductFormSection
      section="pictures"
      title={<Trans>Pictures</Trans>}
      summary={<Plural value={count} one="# picture" other="# pictures" />}
    >
      <ProductPictures key={work.resets} work={work} />
    </ProductFormSection>
  );
}

function ProductPictures({ work: { content, write } }: { readonly work: ProductWork }): ReactElement {
  const { t } = useLingui();
  const { desk } = workRoute.useRouteContext();
  const { errorOf } = useFocusOfForm();
  const [items, setItems] = useState<UploadItems>(() =>
    content.images.flatMap((image, index) => {
      const position = index + 1;
      return presentPicture(image, t`Picture ${position}`);
    }),
  );
  // Uploads change it as they go, several times before the next render.
  const latest = useRef(items);
  const send = useSendFiles((picture: Parameters<typeof uploadProductPicture>[1]) =>
    uploadProductPicture(desk, picture),
  );
  const onTheirWay = uploadsOnTheirWay(items);
  return (
    <div data-field="images">
      <UploadField
        label={<Trans>Pictures</Trans>}
        most={productFormLimits.images}
        limits={pictureLimits}
        items={items}
        onItems={(change) => {
          latest.current = change(latest.current);
          setItems(latest.current);
          const sent = latest.current.flatMap((item) => (item.state === "done" ? [item.url] : []));
          write((now) => (now.images.join("\n") === sent.join("\n") ? now : { ...now, images: sent }));
        }}
        send={(file, options) => send({ file, ...options })}
        importOrReload={importOrReload}
        error={errorOf("images")}
        hint={
          onTheirWay > 0 ? (
            <Plural value={onTheirWay} one="# picture is on its way." other="# pictures are on their way." />
          ) : (
            <Trans>
              JPG or PNG, square, 960 × 960 pixels or more. Drop them here, paste or choose them; sort them by dragging.
              The first is the main one.
            </Trans>
          )
        }
      />
    </div>
  );
}
