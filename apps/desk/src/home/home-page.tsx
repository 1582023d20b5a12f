import { Trans, useLingui } from "@lingui/react/macro";
import { homePageQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { homeRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { HomeEditor } from "./home-editor.tsx";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** The shop's home page: what is being changed, what is shown, and what was. */
export function HomePage(): ReactElement {
  const { t } = useLingui();
  const { desk } = homeRoute.useRouteContext();
  const query = useQuery({ ...homePageQuery(desk, undefined), refetchInterval: often });
  const user = useDeskUser().data;
  return (
    <div className={page}>
      <PageHead title={t`Home page`} thing={{ thing: "home" }} />
      <p className={mute}>
        <Trans>
          What shoppers see first, and the advertisements above lists. Nothing changes for them until you publish.
        </Trans>
      </p>
      <Loaded query={query}>
        {(home) => (user === undefined ? <></> : <HomeEditor page={home} userId={user.id} />)}
      </Loaded>
    </div>
  );
}
