import { Trans } from "@lingui/react/macro";
import type { ProductDetail, ServicePromises } from "@plaza/api-client";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset, MonitorDown, Truck, Undo2 } from "lucide";
import type { ReactElement } from "react";
import { box, row, sentence, title } from "./service-box.css.ts";

export interface ServiceBoxProps {
  readonly product: Pick<ProductDetail, "virtual">;
  /** What the operator promises, each a sentence; the rows of empty ones are left out. */
  readonly promises: Pick<ServicePromises, "delivery" | "returns" | "service">;
  /** The first row: who else sells it. */
  readonly offers?: ReactElement | null;
}

/** Delivery, returns and questions: what the operator says of them. */
export function ServiceBox({ product, promises, offers = null }: ServiceBoxProps): ReactElement | null {
  const delivery = product.virtual
    ? { icon: MonitorDown, name: <Trans>Delivered electronically</Trans>, line: <Trans>Nothing is shipped.</Trans> }
    : { icon: Truck, name: <Trans context="product">Delivery</Trans>, line: promises.delivery };
  const rows = [
    { key: "delivery", ...delivery },
    { key: "returns", icon: Undo2, name: <Trans>Returns</Trans>, line: promises.returns },
    { key: "questions", icon: Headset, name: <Trans>Questions</Trans>, line: promises.service },
  ].filter(({ line }) => line !== "");
  if (rows.length === 0 && offers === null) return null;
  return (
    <ul className={box}>
      {offers}
      {rows.map(({ key, icon, name, line }) => (
        <li key={key} className={row}>
          <Icon of={icon} size={20} />
          <div>
            <p className={title}>{name}</p>
            <p className={sentence}>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
