import { Trans, useLingui } from "@lingui/react/macro";
import { findPickup, handOverOrder, type ShopOrder } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { rootRoute } from "../routes.ts";
import { mute, number as numberLook, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { OrderLines } from "./order-lines.tsx";
import { parcel, parcels } from "./orders.css.ts";

/** At the counter: the customer shows a code, and gets what waits for it. */
export function PickupDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = rootRoute.useRouteContext();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState(false);
  const [found, setFound] = useState<readonly ShopOrder[] | null>(null);
  const find = useChange({ send: (asked: string) => findPickup(desk, { code: asked }), onDone: setFound });
  const handOver = useChange({
    event: "shop-order-change",
    send: (id: number) => handOverOrder(desk, { id, code: plain(code) }),
    onDone: (_answer, id) => {
      toasts.show(t`The order is handed over.`);
      const left = (found ?? []).filter((order) => order.id !== id);
      if (left.length === 0) onClose();
      else setFound(left);
    },
  });
  const problem = wrong ? t`Please enter the six digits of the code.` : (find.problem ?? undefined);
  return (
    <Dialog open size="wide" onClose={onClose} title={<Trans>Hand over by code</Trans>}>
      <div className={parcels}>
        <form
          noValidate
          className={parcels}
          onSubmit={(event) => {
            event.preventDefault();
            const isCode = /^\d{6}$/.test(plain(code));
            setWrong(!isCode);
            setFound(null);
            if (isCode) find.run(plain(code));
          }}
        >
          <Field
            label={<Trans>Pick-up code</Trans>}
            hint={<Trans>The customer finds it in the order.</Trans>}
            inputMode="numeric"
            autoComplete="off"
            large
            value={code}
            error={problem}
            onChange={({ currentTarget: { value } }) => {
              setCode(value);
              setWrong(false);
              setFound(null);
              if (find.problem !== null) find.reset();
            }}
          />
          <div>
            <Button type="submit" kind={found === null ? "primary" : "second"} busy={find.busy}>
              <Trans>Find the order</Trans>
            </Button>
          </div>
        </form>
        <div aria-live="polite" className={parcels}>
          {handOver.problem !== null && <Alert kind="danger">{handOver.problem}</Alert>}
          {found?.map((order) => {
            const { number } = order;
            return (
              <section key={order.id} className={parcel} aria-label={t`Order ${number}`}>
                <div>
                  <span className={`${strong} ${numberLook}`}>{number}</span>
                  <div className={mute}>{order.contact === "" ? order.customer.nickname : order.contact}</div>
                </div>
                <OrderLines lines={order.lines} />
                <div>
                  <Button kind="primary" busy={handOver.busy} onClick={() => handOver.run(order.id)}>
                    <Trans>Hand over</Trans>
                  </Button>
                </div>
              </section>
            );
          })}
        </div>
      </div>
    </Dialog>
  );
}

/** As people read it out, a code has blanks in it. */
function plain(code: string): string {
  return code.replaceAll(/\s/g, "");
}
