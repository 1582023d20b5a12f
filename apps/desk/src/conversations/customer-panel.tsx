import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type DeskCustomer, deskCustomerQuery, type DeskOrder, deskOrdersQuery } from "@plaza/api-client/desk";
import { Avatar } from "@plaza/chat/parts";
import { formatDate, formatMoney, useLocale } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { useQuery } from "@tanstack/react-query";
import { Search, UserRound } from "lucide";
import { type ReactElement, useDeferredValue, useState } from "react";
import { useOrderStateNames } from "../orders/order-state-name.tsx";
import { conversationsRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { attributeName, attributes, mute, number, panelTitle, stack } from "../shared/page.css.ts";
import { ProductLine } from "../shared/product-line.tsx";
import { aside, card, cardEnd, largeAvatar, onSmallScreens, person } from "./conversations.css.ts";
import { useDeskRun } from "./desk-run-context.ts";

const pageSize = 10;

interface OfCustomer {
  readonly customerId: number;
}

/** Who the customer is, and what they have ordered, beside what was said; on a small screen a button opens it. */
export function CustomerPanel({ customerId }: OfCustomer): ReactElement {
  const { t } = useLingui();
  return (
    <aside className={aside} aria-label={t`Customer`}>
      <CustomerDetails customerId={customerId} />
    </aside>
  );
}

/** @param name the customer's */
export function CustomerButton({ customerId, name }: OfCustomer & { readonly name: string }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={onSmallScreens}>
      <Button
        size="small"
        icon={<Icon of={UserRound} size={16} />}
        aria-label={t`Customer`}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={name}>
          <CustomerDetails customerId={customerId} onSent={() => setOpen(false)} />
        </Dialog>
      )}
    </span>
  );
}

interface CustomerDetailsProps extends OfCustomer {
  /** An order was sent to the customer. */
  readonly onSent?: (() => void) | undefined;
}

function CustomerDetails({ customerId, onSent }: CustomerDetailsProps): ReactElement {
  const { t } = useLingui();
  const { agents } = conversationsRoute.useRouteContext();
  const customer = useQuery(deskCustomerQuery(agents, { customerId }));
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words.trim());
  const orders = useQuery(
    deskOrdersQuery(agents, { customerId, number: wanted === "" ? undefined : wanted, page: 1, pageSize }),
  );
  return (
    <>
      <Loaded query={customer} lines={2}>
        {(read) => <Person customer={read} />}
      </Loaded>
      <h3 className={panelTitle}>
        <Trans>Orders</Trans>
      </h3>
      <div className={stack}>
        <CompactField
          label={t`Order number`}
          placeholder={t`Order number`}
          prefix={<Icon of={Search} size={16} />}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Loaded query={orders} lines={2}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={mute}>
                <Trans>No orders here</Trans>
              </p>
            ) : (
              items.map((order) => <OrderCard key={order.id} order={order} customerId={customerId} onSent={onSent} />)
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function Person({ customer }: { readonly customer: DeskCustomer }): ReactElement {
  const locale = useLocale();
  const { name, avatar, level, mobile, spent, since } = customer;
  return (
    <>
      <div className={person}>
        <Avatar name={name} image={avatar} className={largeAvatar} />
        <strong>{name}</strong>
        <span className={mute}>
          <span translate="no">{customer.number}</span> {level !== null && <Tag kind="rating">{level}</Tag>}
        </span>
      </div>
      <dl className={attributes} style={{ marginBottom: 24 }}>
        {mobile !== null && (
          <>
            <dt className={attributeName}>
              <Trans>Mobile number</Trans>
            </dt>
            <dd>{mobile}</dd>
          </>
        )}
        <dt className={attributeName}>
          <Trans>Spent</Trans>
        </dt>
        <dd className={number}>
          <span translate="no">{formatMoney(spent)}</span>
        </dd>
        {since !== null && (
          <>
            <dt className={attributeName}>
              <Trans>Customer since</Trans>
            </dt>
            <dd>{formatDate(since, locale)}</dd>
          </>
        )}
      </dl>
    </>
  );
}

interface OrderCardProps extends CustomerDetailsProps {
  readonly order: DeskOrder;
}

function OrderCard({ order, customerId, onSent }: OrderCardProps): ReactElement {
  const desk = useDeskRun();
  const stateNames = useOrderStateNames();
  const [first, ...others] = order.lines;
  const quantity = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  const orderNumber = order.number;
  function sendInChat(): void {
    desk?.run.send(customerId, {
      type: "order",
      order: {
        id: order.id,
        number: orderNumber,
        image: first?.image ?? null,
        amount: order.amount,
        quantity,
        state: order.state,
      },
    });
    onSent?.();
  }
  return (
    <article className={card}>
      <div>
        <span className={`${mute} ${number}`}>{orderNumber}</span>
        <div className={mute}>{stateNames[order.state]}</div>
      </div>
      {first !== undefined && (
        <ProductLine image={first.image} name={first.name} options={first.options} quantity={first.quantity} />
      )}
      {others.length > 0 && (
        <span className={mute}>
          <Plural value={others.length} one="and # more product" other="and # more products" />
        </span>
      )}
      <div className={cardEnd}>
        <strong className={number}>
          <span translate="no">{formatMoney(order.amount)}</span>
        </strong>
        <Button size="small" disabled={desk === null || desk.state.isGone} onClick={sendInChat}>
          <Trans>Send in chat</Trans>
        </Button>
      </div>
    </article>
  );
}
