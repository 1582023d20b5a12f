import { Trans, useLingui } from "@lingui/react/macro";
import { type HomeThing, type HomeThingKind, homeThingsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Search } from "lucide";
import { type ReactElement, useContext, useDeferredValue, useState } from "react";
import { rootRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, stack } from "../shared/page.css.ts";
import { pickable, pickables, pickableText } from "../shared/product-picker.css.ts";
import { homeContext } from "./home-context.ts";

export interface ThingPickerProps {
  readonly kind: HomeThingKind;
  readonly picked: ReadonlySet<number>;
  readonly onPick: (thing: HomeThing) => void;
}

/** Finds what shoppers see now by its name. */
export function ThingPicker({ kind, picked, onPick }: ThingPickerProps): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const { name: keepName } = useContext(homeContext);
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const query = useQuery({ ...homeThingsQuery(desk, { kind, words }), placeholderData: keepPreviousData });
  return (
    <div className={stack}>
      <CompactField
        label={t`Search by name`}
        placeholder={t`Search by name`}
        prefix={<Icon of={Search} size={16} />}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Loaded query={query} lines={2}>
        {(things) =>
          things.length === 0 ? (
            <p className={mute}>
              <Trans>Nothing that shoppers see has this name.</Trans>
            </p>
          ) : (
            <ul className={pickables}>
              {things.map((thing) => {
                const { id, name } = thing;
                return (
                  <li key={id} className={pickable}>
                    <span className={pickableText}>{name}</span>
                    <Button
                      size="small"
                      aria-label={t`Choose ${name}`}
                      aria-pressed={picked.has(id)}
                      {...(picked.has(id) && { icon: <Icon of={Check} size={16} /> })}
                      onClick={() => {
                        keepName(thing);
                        onPick(thing);
                      }}
                    >
                      <Trans>Choose</Trans>
                    </Button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
