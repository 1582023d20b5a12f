import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Icon } from "@plaza/ui-kit/icon";
import { Package } from "lucide";
import { type ReactElement, useState } from "react";
import { useDeskUser } from "../session/use-desk-user.ts";
import { lowestPrice, ProductPicker } from "../shared/product-picker.tsx";
import { useDeskRun } from "./desk-run-context.ts";

/** Sends a product of the shop as a card. The platform's agents have no shop, and so nothing to send. */
export function ProductButton({ customerId }: { readonly customerId: number }): ReactElement | null {
  const { t } = useLingui();
  const desk = useDeskRun();
  const { data: user } = useDeskUser();
  const [isOpen, setOpen] = useState(false);
  if (user === undefined || user.shopId === null) return null;
  return (
    <>
      <Button size="small" icon={<Icon of={Package} size={16} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Product</Trans>
      </Button>
      {isOpen && (
        <Dialog open size="wide" onClose={() => setOpen(false)} title={<Trans>Send a product</Trans>}>
          <ProductPicker
            action={<Trans>Send</Trans>}
            actionOn={(name) => t`Send ${name}`}
            onPick={({ id, name, image, skus }) => {
              desk?.run.send(customerId, {
                type: "product",
                product: { id, name, image, price: lowestPrice(skus) },
              });
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
