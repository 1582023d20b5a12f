import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceBrand, mergeMarketplaceBrand } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { brandsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { mute } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { BrandPicker } from "./brand-picker.tsx";

export interface MergeBrandDialogProps {
  /** As it was when the dialog was opened. */
  readonly brand: MarketplaceBrand;
  readonly onClose: () => void;
}

/** Makes a brand one with another, which stays; how many products that is about is said before. */
export function MergeBrandDialog({ brand, onClose }: MergeBrandDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = brandsRoute.useRouteContext();
  const [target, setTarget] = useState<MarketplaceBrand | null>(null);
  const [isTried, setIsTried] = useState(false);
  const merge = useChange({
    event: "marketplace-brand-change",
    send: (into: MarketplaceBrand) => {
      const { id, revision } = brand;
      return mergeMarketplaceBrand(desk, { seen: { id, revision }, targetId: into.id });
    },
    onDone: () => {
      toasts.show(t`The brands are one now.`);
      onClose();
    },
  });
  const name = textIn(brand.name);
  const into = target === null ? "" : textIn(target.name);
  const missing = isTried && target === null ? t`Please choose another brand.` : null;
  return (
    <FormDialog
      size="wide"
      title={<Trans>Merge “{name}” into another brand</Trans>}
      submitLabel={<Trans>Merge them</Trans>}
      busy={merge.busy}
      problem={merge.problem ?? missing}
      onSubmit={() => {
        setIsTried(true);
        if (target !== null) merge.run(target);
      }}
      onClose={onClose}
    >
      <BrandPicker
        exceptId={brand.id}
        picked={target}
        onPick={(picked) => {
          setTarget(picked);
          if (merge.problem !== null) merge.reset();
        }}
      />
      {target !== null && (
        <p role="status">
          <Plural
            value={brand.productCount}
            one={`# product gets the brand “${into}”`}
            other={`# products get the brand “${into}”`}
          />
        </p>
      )}
      <p className={mute}>
        <Trans>Files of products that name “{name}” find the other brand from then on. This cannot be undone.</Trans>
      </p>
    </FormDialog>
  );
}
