import { Trans, useLingui } from "@lingui/react/macro";
import { ApiError } from "@plaza/api-client";
import { giveMemberLevel, type LevelCustomer, levelCustomerQuery, type MemberLevel } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { SearchField } from "@plaza/ui-kit/search-field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId, useState } from "react";
import { memberLevelsRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { attributeName, attributes, mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface CustomerLevelPanelProps {
  readonly levels: readonly MemberLevel[];
}

/** Finds a customer by a number that they have said, and gives them a level. */
export function CustomerLevelPanel({ levels }: CustomerLevelPanelProps): ReactElement {
  const { t } = useLingui();
  const titleId = useId();
  const { desk } = memberLevelsRoute.useRouteContext();
  const [number, setNumber] = useState("");
  const query = useQuery({ ...levelCustomerQuery(desk, number), enabled: number !== "", retry: false });
  const isUnknown = query.error instanceof ApiError && query.error.statusCode === 404;
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={panelTitle}>
        <Trans>Give a customer a level</Trans>
      </h2>
      <p className={mute}>
        <Trans>By the number that stands in their profile, or by their mobile number.</Trans>
      </p>
      <SearchField
        label={t`Number of a customer`}
        quiet
        defaultValue=""
        onSubmit={(text) => setNumber(text.replaceAll(/\s/g, ""))}
      />
      {number !== "" &&
        (isUnknown ? (
          <Alert kind="info" announce>
            <Trans>No customer has this number.</Trans>
          </Alert>
        ) : (
          <Loaded query={query} lines={1}>
            {(customer) => (
              <CustomerLevel key={`${customer.id} ${customer.givenLevelId}`} customer={customer} levels={levels} />
            )}
          </Loaded>
        ))}
    </section>
  );
}

interface CustomerLevelProps extends CustomerLevelPanelProps {
  readonly customer: LevelCustomer;
}

function CustomerLevel({ customer, levels }: CustomerLevelProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = memberLevelsRoute.useRouteContext();
  const [wanted, setWanted] = useState(String(customer.givenLevelId ?? ""));
  const give = useChange({
    event: "member-level-change",
    send: () => giveMemberLevel(desk, { customer, levelId: Number(wanted) || null }),
    onDone: () => toasts.show(t`The customer's level is saved.`),
  });
  const nameOf = (id: number | null): string => {
    const level = levels.find((each) => each.id === id);
    return level === undefined ? t({ message: "None", context: "member level" }) : textIn(level.name);
  };
  return (
    <div className={stack}>
      <dl className={attributes}>
        <dt className={attributeName}>
          <Trans context="customer">Name</Trans>
        </dt>
        <dd translate="no">
          <bdi>{customer.nickname}</bdi>
        </dd>
        <dt className={attributeName}>
          <Trans context="customer">Number</Trans>
        </dt>
        <dd translate="no">{customer.number}</dd>
        <dt className={attributeName}>
          <Trans>Level now</Trans>
        </dt>
        <dd>{nameOf(customer.levelId)}</dd>
      </dl>
      {give.problem !== null && (
        <Alert kind="danger" announce>
          {give.problem}
        </Alert>
      )}
      <SelectField
        label={<Trans>Level by hand</Trans>}
        hint={<Trans>They never fall below it, and still reach higher ones by what they buy.</Trans>}
        value={wanted}
        onChange={({ currentTarget: { value } }) => {
          setWanted(value);
          if (give.problem !== null) give.reset();
        }}
      >
        <option value="">{t`None: what their purchases reach`}</option>
        {levels.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {textIn(name)}
          </option>
        ))}
      </SelectField>
      <div className={row}>
        <Button
          kind="primary"
          busy={give.busy}
          disabled={(Number(wanted) || null) === customer.givenLevelId}
          onClick={() => give.run()}
        >
          <Trans>Save the level</Trans>
        </Button>
      </div>
    </div>
  );
}
