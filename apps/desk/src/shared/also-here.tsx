import { Plural } from "@lingui/react/macro";
import { alsoHereQuery, type OpenThing, sayLeft } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { rootRoute } from "../routes.ts";
import * as look from "./also-here.css.ts";

/** How often a page says that it is open, in milliseconds. React Query does so only while it can be seen. */
const often = 15_000;

/**
 * Says which colleagues have the same thing open. It is a status from the beginning, so that a change of it is spoken once, and
 * an answer that names the same people changes nothing. Where nobody answers, nothing is said.
 */
export function AlsoHere({ thing, id = "" }: OpenThing): ReactElement {
  const { desk } = rootRoute.useRouteContext();
  const query = alsoHereQuery(desk, { thing, id });
  const { data: others = [] } = useQuery({
    ...query,
    meta: { ...query.meta, quiet: true },
    refetchInterval: often,
    // Whoever comes back later begins with nobody.
    gcTime: 0,
  });
  useEffect(() => {
    const leave = () => void sayLeft(desk, { thing, id }).catch(() => undefined);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [desk, thing, id]);
  const count = others.length;
  const names = others.join(", ");
  return (
    <p role="status" className={look.alsoHere}>
      {count > 0 && (
        <Plural value={count} one={`A colleague is here too: ${names}`} other={`Colleagues are here too: ${names}`} />
      )}
    </p>
  );
}
