import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type RejectedOrder, type SentOrders, type ShopOrder, sendOrders } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ClipboardEvent, type ReactElement, useId, useState } from "react";
import { rootRoute } from "../routes.ts";
import { mute, number as numberLook, strong } from "../shared/page.css.ts";
import { DecidedMeanwhile } from "../shared/decided-meanwhile.tsx";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useOrderStateNames } from "./order-state-name.tsx";
import { parcel as parcelLook, parcels as parcelsLook, twoFields } from "./orders.css.ts";
import { parcelProblem } from "./parcel-problem.ts";
import { pastedNumbers } from "./pasted-numbers.ts";

export interface SendDialogProps {
  /** One at least. */
  readonly orders: readonly ShopOrder[];
  /** Of each answer: some may be sent, and others not. */
  readonly onSent: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}

interface Written {
  readonly carrier: string;
  readonly trackingNumber: string;
}

const nothing: Written = { carrier: "", trackingNumber: "" };

/** Offered, not prescribed: what is written is what the customer reads. */
const carriers = [
  msg`SF Express`,
  msg`JD Logistics`,
  msg`ZTO Express`,
  msg`YTO Express`,
  msg`STO Express`,
  msg`Yunda Express`,
  msg`J&T Express`,
  msg`China Post EMS`,
];

function fieldOf(trackingNumber: string | undefined): Partial<Written> {
  return trackingNumber === undefined ? {} : { trackingNumber };
}

/** Carrier and number for each order; the carrier of the first is taken for the others, too, as long as they have none. */
export function SendDialog({ orders, onSent, onClose }: SendDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const { desk } = rootRoute.useRouteContext();
  const listId = useId();
  const [left, setLeft] = useState(orders);
  const [written, setWritten] = useState<ReadonlyMap<number, Written>>(new Map());
  const [rejections, setRejections] = useState<ReadonlyMap<number, string>>(new Map());
  /** What somebody has done with these meanwhile: they are not to be sent any more, and stand here to say so. */
  const [gone, setGone] = useState<readonly RejectedOrder[]>([]);
  const stateNames = useOrderStateNames();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const first = left[0]?.id ?? 0;
  const of = (id: number): Written => {
    const own = written.get(id) ?? nothing;
    return own.carrier === "" && !written.has(id) ? { ...own, carrier: written.get(first)?.carrier ?? "" } : own;
  };
  const parcels = left.map(({ id }) => ({
    orderId: id,
    carrier: of(id).carrier.trim(),
    trackingNumber: of(id).trackingNumber.trim(),
  }));
  const texts = {
    carrierMissing: t`Please enter the carrier.`,
    numberMissing: t`Please enter the tracking number.`,
    numberWrong: t`4 to 40 letters, digits and hyphens.`,
  };
  const problems = Object.fromEntries(
    parcels.flatMap(({ orderId, carrier, trackingNumber }) => {
      const problem = parcelProblem(carrier, trackingNumber);
      if (problem === null) return [];
      return [[`${problem === "carrierMissing" ? "carrier" : "number"} ${orderId}`, texts[problem]]];
    }),
  );
  const { errors, attempt } = useFormErrors(form, problems);
  const change = useChange({
    event: "shop-order-change",
    send: (parcels: readonly ({ readonly orderId: number } & Written)[]): Promise<SentOrders> =>
      sendOrders(desk, { parcels }),
    onDone: ({ sent, rejected }) => {
      onSent(sent);
      const count = sent.length;
      if (count > 0) toasts.show(<Plural value={count} one="# order is shipped." other="# orders are shipped." />);
      if (rejected.length === 0) return onClose();
      const over = rejected.filter(({ now }) => now !== null && now.state !== "unshipped");
      const done = new Set([...sent, ...over.map(({ orderId }) => orderId)]);
      setRejections(new Map(rejected.map(({ orderId, message }) => [orderId, message])));
      setGone([...gone, ...over]);
      setLeft(left.filter(({ id }) => !done.has(id)));
    },
  });
  function write(id: number, part: Partial<Written>): void {
    setWritten(new Map(written).set(id, { ...of(id), ...part }));
  }
  function writeAll(carrier: string): void {
    setWritten(new Map(left.map(({ id }) => [id, { ...of(id), carrier }])));
  }
  function paste(id: number, event: ClipboardEvent): void {
    const numbers = pastedNumbers(event.clipboardData.getData("text"), left, id);
    if (numbers === null) return;
    event.preventDefault();
    setWritten(new Map(left.map((each) => [each.id, { ...of(each.id), ...fieldOf(numbers.get(each.id)) }])));
  }
  const count = left.length;
  return (
    <FormDialog
      size="wide"
      title={
        count === 0 ? (
          <Trans>Nothing is left to ship</Trans>
        ) : (
          <Plural value={count} one="Ship # order" other="Ship # orders" />
        )
      }
      submitLabel={
        count === 0 ? null : change.busy ? <Trans context="busy">Shipping</Trans> : <Trans>Mark as shipped</Trans>
      }
      busy={change.busy}
      problem={change.problem}
      notice={
        <>
          {count > 0 && (
            <p className={mute}>
              <Trans>Leave both fields empty for what you bring yourself.</Trans>
            </p>
          )}
          {count > 1 && (
            <div className={twoFields}>
              <Field
                label={<Trans>Carrier for all</Trans>}
                list={listId}
                autoComplete="off"
                maxLength={40}
                onChange={({ currentTarget: { value } }) => writeAll(value)}
              />
              <p className={mute}>
                <Trans>
                  A list of tracking numbers, pasted into the first of their fields, fills all of them; lines with the
                  number of an order go to that order.
                </Trans>
              </p>
            </div>
          )}
          {gone.map(({ orderId, message, now }) => (
            <div key={orderId} className={parcelLook}>
              <span className={`${strong} ${numberLook}`}>{orders.find(({ id }) => id === orderId)?.number}</span>
              {now === null ? (
                <Alert kind="warning">{message}</Alert>
              ) : (
                <DecidedMeanwhile what={stateNames[now.state]} by={now.by} at={now.at} />
              )}
            </div>
          ))}
        </>
      }
      formRef={setForm}
      formClass={parcelsLook}
      onSubmit={() => {
        if (attempt()) change.run(parcels);
      }}
      onClose={onClose}
    >
      <datalist id={listId}>
        {carriers.map((carrier) => (
          <option key={carrier.id} value={i18n._(carrier)}>
            {i18n._(carrier)}
          </option>
        ))}
      </datalist>
      {left.map(({ id, number, contact, address }) => {
        const { carrier, trackingNumber } = of(id);
        const rejection = rejections.get(id);
        return (
          <fieldset key={id} className={parcelLook} aria-label={t`Order ${number}`}>
            <div>
              <span className={`${strong} ${numberLook}`}>{number}</span>
              <div className={mute}>{[contact, address].filter((part) => part !== "").join(" · ")}</div>
            </div>
            {rejection !== undefined && (
              <Alert kind="danger" announce>
                {rejection}
              </Alert>
            )}
            <div className={twoFields}>
              <Field
                label={<Trans>Carrier</Trans>}
                list={listId}
                autoComplete="off"
                maxLength={40}
                value={carrier}
                error={errors[`carrier ${id}`]}
                onChange={({ currentTarget: { value } }) => write(id, { carrier: value })}
              />
              <Field
                label={<Trans>Tracking number</Trans>}
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                value={trackingNumber}
                error={errors[`number ${id}`]}
                onPaste={(event) => paste(id, event)}
                onChange={({ currentTarget: { value } }) => write(id, { trackingNumber: value })}
              />
            </div>
          </fieldset>
        );
      })}
    </FormDialog>
  );
}
