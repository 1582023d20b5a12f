import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import type { ConversationTopic } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { X } from "lucide";
import type { ReactElement } from "react";
import { CardImage } from "../log/cards.tsx";
import * as look from "./composer.css.ts";

export interface OfferProps {
  readonly about: ConversationTopic;
  readonly onSend: () => void;
  readonly onDismiss: () => void;
}

/** What the customer came from. It is not sent by itself. */
export function Offer({ about, onSend, onDismiss }: OfferProps): ReactElement {
  const { t } = useLingui();
  const isProduct = about.type === "product";
  return (
    <section className={look.offer} aria-label={t`What you look at`}>
      <CardImage image={isProduct ? about.product.image : about.order.image} />
      <div className={look.offered}>
        {isProduct ? <OfferedProduct about={about} /> : <OfferedOrder about={about} />}
      </div>
      <Button kind="tint" onClick={onSend}>
        {isProduct ? <Trans>Send product</Trans> : <Trans>Send order</Trans>}
      </Button>
      <button type="button" className={look.tool} aria-label={t`Do not send it`} onClick={onDismiss}>
        <Icon of={X} size={18} />
      </button>
    </section>
  );
}

type Of<Type extends ConversationTopic["type"]> = { readonly about: Extract<ConversationTopic, { type: Type }> };

function OfferedProduct({ about: { product } }: Of<"product">): ReactElement {
  return (
    <>
      <p className={look.offeredName}>{product.name}</p>
      <p className={look.offeredPrice}>
        <span translate="no">{formatMoney(product.price)}</span>
      </p>
    </>
  );
}

function OfferedOrder({ about: { order } }: Of<"order">): ReactElement {
  const writtenTotal = useWrittenTotal();
  const { number, quantity } = order;
  return (
    <>
      <p className={look.offeredName}>
        <Trans>No. {number}</Trans>
      </p>
      <p className={look.offeredPrice}>
        <Plural value={quantity} one="# item" other="# items" />{" "}
        <span translate="no">{`· ${writtenTotal(order.amount)}`}</span>
      </p>
    </>
  );
}
