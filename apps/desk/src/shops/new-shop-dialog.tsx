import { Trans, useLingui } from "@lingui/react/macro";
import { addMarketplaceShop, marketplaceTradesQuery } from "@plaza/api-client/desk";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { shopsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import type { Password } from "../team/password-dialog.tsx";
import { emptyNewShop, newShopField, newShopOf, newShopProblems, type TypedNewShop } from "./new-shop.ts";
import { NewShopFields } from "./new-shop-fields.tsx";
import { NoTradesNotice } from "./no-trades-notice.tsx";

export interface NewShopDialogProps {
  readonly onMade: (password: Password) => void;
  readonly onClose: () => void;
}

/** A shop and its owner, whose password the platform makes up. */
export function NewShopDialog({ onMade, onClose }: NewShopDialogProps): ReactElement {
  const { i18n } = useLingui();
  const textIn = useTextIn();
  const { desk } = shopsRoute.useRouteContext();
  const { data: trades } = useQuery(marketplaceTradesQuery(desk, undefined));
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const add = useChange({
    event: "marketplace-shop-change",
    send: (typed: TypedNewShop) => addMarketplaceShop(desk, newShopOf(typed)),
    onDone: (password, { account }) => onMade({ account: account.trim(), password }),
  });
  const { problem } = add;
  const field = newShopField(add.field);
  const rejected = useMemo(() => (problem === null || field === null ? null : { [field]: problem }), [problem, field]);
  const typed = { ...emptyNewShop, ...useTyped(form, emptyNewShop) };
  const { errors, leave, attempt } = useFormErrors(form, newShopProblems(i18n, typed), rejected);
  const hasNoTrades = trades?.length === 0;
  return (
    <FormDialog
      title={<Trans>New shop</Trans>}
      submitLabel={<Trans>Make the shop</Trans>}
      busy={add.busy}
      disabled={hasNoTrades}
      problem={field === null ? problem : null}
      notice={hasNoTrades && <NoTradesNotice />}
      formRef={setForm}
      onSubmit={() => {
        const filled = { ...emptyNewShop, ...valuesOf(form, emptyNewShop) };
        if (attempt(newShopProblems(i18n, filled))) add.run(filled);
      }}
      onClose={onClose}
    >
      <NewShopFields
        trades={(trades ?? []).map(({ id, name }) => ({ id, name: textIn(name) }))}
        errors={errors}
        onLeave={leave}
        accountHint={<Trans>The owner logs in with it, with a password that is shown once.</Trans>}
      />
    </FormDialog>
  );
}
