import { Trans, useLingui } from "@lingui/react/macro";
import {
  type FlashOfferDraft,
  type FlashOpening,
  ownProductToOfferQuery,
  type ProductToOffer,
  proposalConflictsQuery,
  proposeFlashOffer,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { flashOffersRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { ProductPicker } from "../shared/product-picker.tsx";
import { useChange } from "../shared/use-change.ts";
import { ConflictNotes } from "./conflict-notes.tsx";
import { WhenText } from "./flash-texts.tsx";
import { OfferFields, useOfferErrors } from "./offer-fields.tsx";
import { nothingWritten, readOffer } from "./read-offer.ts";

export interface ProposeDialogProps {
  readonly opening: FlashOpening;
  readonly onClose: () => void;
}

/** Proposes one of the shop's products for what is open: first which one, then for how much. */
export function ProposeDialog(props: ProposeDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = flashOffersRoute.useRouteContext();
  const [productId, setProductId] = useState<number | null>(null);
  const query = useQuery({ ...ownProductToOfferQuery(desk, productId ?? 0), enabled: productId !== null });
  if (productId !== null && query.data !== undefined)
    return <ProposeForm {...props} product={query.data} onOther={() => setProductId(null)} />;
  return (
    <Dialog open size="wide" title={<Trans>Propose a product</Trans>} onClose={props.onClose}>
      {productId === null ? (
        <ProductPicker
          action={<Trans>Choose</Trans>}
          actionOn={(name) => t`Choose ${name}`}
          onPick={({ id }) => setProductId(id)}
        />
      ) : (
        <Loaded query={query} lines={3}>
          {() => null}
        </Loaded>
      )}
    </Dialog>
  );
}

interface ProposeFormProps extends ProposeDialogProps {
  readonly product: ProductToOffer;
  readonly onOther: () => void;
}

function ProposeForm({ opening, product, onOther, onClose }: ProposeFormProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = flashOffersRoute.useRouteContext();
  const [written, setWritten] = useState(nothingWritten);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const read = readOffer(product, written);
  const skuIds = product.skus.map(({ id }) => id);
  const query = useQuery(proposalConflictsQuery(desk, { openingId: opening.id, productId: product.id, skuIds }));
  const propose = useChange({
    event: "flash-sale-change",
    send: (draft: FlashOfferDraft) => proposeFlashOffer(desk, { openingId: opening.id, ...draft }),
    onDone: () => {
      toasts.show(t`Your proposal is sent.`);
      onClose();
    },
  });
  const { errors, attempt } = useFormErrors<string>(form, useOfferErrors("problems" in read ? read.problems : {}));
  return (
    <FormDialog
      size="wide"
      title={<Trans>Propose a product</Trans>}
      submitLabel={<Trans>Propose it</Trans>}
      busy={propose.busy}
      problem={propose.problem}
      formRef={setForm}
      onSubmit={() => {
        if (attempt() && "draft" in read) propose.run(read.draft);
      }}
      onClose={onClose}
    >
      <p>
        <WhenText slot={opening.slot} startsOn={opening.startsOn} endsOn={opening.endsOn} />
      </p>
      <OfferFields
        product={product}
        written={written}
        errors={errors}
        change={
          <Button size="small" kind="quiet" onClick={onOther}>
            <Trans>Another product</Trans>
          </Button>
        }
        onChange={setWritten}
      />
      <ConflictNotes conflicts={query.data ?? []} />
    </FormDialog>
  );
}
