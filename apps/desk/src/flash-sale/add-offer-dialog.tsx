import { Trans, useLingui } from "@lingui/react/macro";
import {
  addFlashOffer,
  flashConflictsQuery,
  type FlashOfferDraft,
  type ProductToOffer,
  productToOfferQuery,
} from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { ConflictNotes } from "../flash-offers/conflict-notes.tsx";
import { twoFields } from "../flash-offers/flash-offers.css.ts";
import { OfferFields, useOfferErrors } from "../flash-offers/offer-fields.tsx";
import { isDay } from "../flash-offers/platform-days.ts";
import { nothingWritten, readOffer } from "../flash-offers/read-offer.ts";
import { flashSaleRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { ProductFinder } from "../shared/product-finder.tsx";
import { useChange } from "../shared/use-change.ts";

export interface AddOfferDialogProps {
  readonly slotId: number;
  /** The day whose session was looked into. */
  readonly date: string;
  readonly onClose: () => void;
}

/** Puts a product into a session that nobody has proposed: first which one, then for how much. */
export function AddOfferDialog(props: AddOfferDialogProps): ReactElement {
  const { onClose } = props;
  const { desk } = flashSaleRoute.useRouteContext();
  const [productId, setProductId] = useState<number | null>(null);
  const query = useQuery({ ...productToOfferQuery(desk, productId ?? 0), enabled: productId !== null });
  if (productId !== null && query.data !== undefined)
    return <AddForm {...props} product={query.data} onOther={() => setProductId(null)} />;
  return (
    <Dialog open size="wide" title={<Trans>Add a product</Trans>} onClose={onClose}>
      {productId === null ? (
        <ProductFinder picked={new Set()} onPick={({ id }) => setProductId(id)} />
      ) : (
        <Loaded query={query} lines={3}>
          {() => null}
        </Loaded>
      )}
    </Dialog>
  );
}

interface AddFormProps extends AddOfferDialogProps {
  readonly product: ProductToOffer;
  readonly onOther: () => void;
}

function AddForm({ slotId, date, product, onOther, onClose }: AddFormProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const zone = foreignZone(useReader());
  const { desk } = flashSaleRoute.useRouteContext();
  const [written, setWritten] = useState(nothingWritten);
  const [from, setFrom] = useState(date);
  const [until, setUntil] = useState(date);
  const [inSpite, setInSpite] = useState(false);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const read = readOffer(product, written);
  const areDays = isDay(from) && (until === "" || isDay(until));
  const skuIds = product.skus.map(({ id }) => id);
  const target = { slotId, productId: product.id, skuIds, startsOn: from, endsOn: until === "" ? null : until };
  const query = useQuery({ ...flashConflictsQuery(desk, target), enabled: areDays });
  const conflicts = query.data ?? [];
  const add = useChange({
    event: "flash-sale-change",
    send: (draft: FlashOfferDraft) => {
      const { startsOn, endsOn } = target;
      return addFlashOffer(desk, { ...draft, slotId, startsOn, endsOn, inSpite });
    },
    onDone: () => {
      toasts.show(t`The product is in the flash sale.`);
      onClose();
    },
  });
  const offerErrors = useOfferErrors("problems" in read ? read.problems : {});
  const isAside = Object.values(written.prices).some(({ setAside }) => setAside.trim() !== "");
  const { errors, attempt } = useFormErrors<string>(form, {
    ...offerErrors,
    ...(!isDay(from) && { from: t`Please fill this in.` }),
    ...(until === ""
      ? isAside && { until: t`Pieces can only be set aside with a last day` }
      : until < from && { until: t`No earlier than the first day` }),
  });
  return (
    <FormDialog
      size="wide"
      title={<Trans>Add a product</Trans>}
      submitLabel={<Trans>Add it</Trans>}
      busy={add.busy}
      disabled={conflicts.length > 0 && !inSpite}
      problem={add.problem}
      formRef={setForm}
      onSubmit={() => {
        if (attempt() && "draft" in read) add.run(read.draft);
      }}
      onClose={onClose}
    >
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
      <div className={twoFields}>
        <Field
          label={<Trans>First day</Trans>}
          type="date"
          hint={zone}
          value={from}
          error={errors["from"]}
          onChange={({ currentTarget: { value } }) => setFrom(value)}
        />
        <Field
          label={<Trans>Last day</Trans>}
          type="date"
          optional
          hint={
            <>
              <Trans>Empty: until further notice</Trans>
              {zone !== null && <span>{` · ${zone}`}</span>}
            </>
          }
          value={until}
          error={errors["until"]}
          onChange={({ currentTarget: { value } }) => setUntil(value)}
        />
      </div>
      <ConflictNotes conflicts={conflicts} />
      {conflicts.length > 0 && (
        <Checkbox
          label={t`Add it in spite of this`}
          checked={inSpite}
          onChange={({ currentTarget: { checked } }) => setInSpite(checked)}
        />
      )}
    </FormDialog>
  );
}
