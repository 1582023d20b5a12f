import { useLingui, Trans } from "@lingui/react/macro";
import { type PolicyKey, policyQuery } from "@plaza/api-client/desk";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { policyRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { PolicyEditor } from "./policy-editor.tsx";
import { usePolicyNames } from "./policy-names.ts";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** A policy: what is being written, and what holds and has held. */
export function PolicyPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = policyRoute.useRouteContext();
  const { key }: { readonly key: PolicyKey } = policyRoute.useParams();
  const { name, use } = usePolicyNames()[key];
  const query = useQuery({ ...policyQuery(desk, { key }), refetchInterval: often });
  const user = useDeskUser().data;
  return (
    <div className={page}>
      <nav aria-label={t`Way back`}>
        <Link to="/policies" className={textLink}>
          <Trans>All policies</Trans>
        </Link>
      </nav>
      <PageHead title={name} thing={{ thing: "policy", id: key }} />
      <p className={mute}>{use}</p>
      <Loaded query={query}>
        {(policy) => (user === undefined ? <></> : <PolicyEditor key={policy.key} policy={policy} userId={user.id} />)}
      </Loaded>
    </div>
  );
}
