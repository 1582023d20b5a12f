import { Trans, useLingui } from "@lingui/react/macro";
import { setShopApprovalRule, type ShopApprovalRule, shopApprovalRules } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { shopRoute } from "../routes.ts";
import { panel, panelTitle, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

/** Whether products of a shop wait for an operator, whatever the setting says. */
export function ShopApproval({ id, rule }: { readonly id: number; readonly rule: ShopApprovalRule }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = shopRoute.useRouteContext();
  const change = useChange({
    event: "marketplace-shop-change",
    send: (wanted: ShopApprovalRule) => setShopApprovalRule(desk, { id, rule: wanted }),
    onDone: () => toasts.show(t`Saved.`),
  });
  const names: Readonly<Record<ShopApprovalRule, string>> = {
    setting: t`As the settings say`,
    always: t`New and changed ones, always`,
    never: t`None`,
  };
  return (
    <section className={`${panel} ${stack}`} aria-label={t`Approval of products`}>
      <h2 className={panelTitle}>
        <Trans>Approval of products</Trans>
      </h2>
      <SelectField
        label={<Trans>Products that wait for an operator</Trans>}
        hint={<Trans>What waits already goes on waiting.</Trans>}
        value={rule}
        disabled={change.busy}
        onChange={({ currentTarget: { value } }) =>
          change.run(shopApprovalRules.find((each) => each === value) ?? rule)
        }
      >
        {shopApprovalRules.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      {change.problem !== null && (
        <Alert kind="danger" announce>
          {change.problem}
        </Alert>
      )}
    </section>
  );
}
