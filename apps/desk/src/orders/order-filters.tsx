import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DeliveryKind } from "@plaza/api-client";
import type { ShopOrders } from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { Link } from "@tanstack/react-router";
import type { ReactElement, SyntheticEvent } from "react";
import { ordersRoute } from "../routes.ts";
import { deliveryKinds, orderFilterNames, orderLists, type OrdersSearch } from "./orders-search.ts";
import { filterFields, filters } from "./orders.css.ts";

export interface OrderFiltersProps {
  readonly search: OrdersSearch;
  readonly payMethods: ShopOrders["payMethods"];
}

/** Narrows a list of orders down, beside its words. Folded away until somebody wants it. */
export function OrderFilters({ search, payMethods }: OrderFiltersProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const navigate = ordersRoute.useNavigate();
  const { list = orderLists[0], words, from = "", until = "", pay = "", delivery = "" } = search;
  const chosen = orderFilterNames.filter((name) => search[name] !== undefined).length;
  // The chosen one is there before the names of all have come, else the list would forget it.
  const known = payMethods.length === 0 && pay !== "" ? [{ method: pay, name: pay }] : payMethods;
  const names: Readonly<Record<DeliveryKind, string>> = {
    express: t({ message: "By parcel", context: "delivery" }),
    pickup: t({ message: "Picked up", context: "delivery" }),
    virtual: t({ message: "Digital", context: "delivery" }),
  };
  const unfiltered = { ...(list !== orderLists[0] && { list }), ...(words !== undefined && { words }) };
  const narrow = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entered = Object.entries(Object.fromEntries(new FormData(event.currentTarget)));
    void navigate({ search: { ...unfiltered, ...Object.fromEntries(entered.filter(([, value]) => value !== "")) } });
  };
  return (
    <details className={filters} open={chosen > 0 || undefined}>
      <summary>
        {chosen === 0 ? <Trans>Filter</Trans> : <Plural value={chosen} one="Filter (# set)" other="Filter (# set)" />}
      </summary>
      <form className={filterFields} onSubmit={narrow}>
        <Field label={t`Ordered from`} name="from" type="date" hint={zone} defaultValue={from} />
        <Field label={t`Ordered until`} name="until" type="date" hint={zone} defaultValue={until} />
        <SelectField label={t`Payment`} name="pay" defaultValue={pay}>
          <option value="">{t({ message: "Any", context: "payment" })}</option>
          {known.map(({ method, name }) => (
            <option key={method} value={method}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t({ message: "Delivery", context: "order filter" })}
          name="delivery"
          defaultValue={delivery}
        >
          <option value="">{t({ message: "Any", context: "delivery" })}</option>
          {deliveryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">
          <Trans context="filter">Show</Trans>
        </Button>
        {chosen > 0 && (
          <Link to="/orders" search={unfiltered} className={buttonClass({ kind: "quiet" })}>
            <Trans>Show all</Trans>
          </Link>
        )}
      </form>
    </details>
  );
}
