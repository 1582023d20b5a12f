import { Plural, Trans } from "@lingui/react/macro";
import { type CampaignAudience, campaignAudienceQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { noticesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, strong } from "../shared/page.css.ts";

/** How many customers of a group would get a notice now. */
export function AudienceCount({ audience }: { readonly audience: CampaignAudience }): ReactElement {
  const { desk } = noticesRoute.useRouteContext();
  const query = useQuery(campaignAudienceQuery(desk, audience));
  return (
    <div role="status">
      <Loaded query={query} lines={1}>
        {(customers) => (
          <>
            <p className={strong}>
              <Plural
                value={customers}
                _0="Nobody would get it now."
                one="# customer would get it now."
                other="# customers would get it now."
              />
            </p>
            <p className={mute}>
              <Trans>Without those who have switched off news and offers.</Trans>
            </p>
          </>
        )}
      </Loaded>
    </div>
  );
}
