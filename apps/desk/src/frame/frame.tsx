import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Logo } from "@plaza/ui-kit/logo";
import { SkipLink } from "@plaza/ui-kit/skip-link";
import { Link, Navigate, Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { LogOut, UserRound } from "lucide";
import type { ReactElement } from "react";
import { shopFiguresQuery, logOutOfDesk } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import { DeskRunProvider } from "../conversations/desk-run-provider.tsx";
import { PresenceStrip, PresenceSwitch } from "../conversations/presence.tsx";
import { useDeskUser } from "../session/use-desk-user.ts";
import { LanguageSelect } from "../shared/language-select.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { MissingPage } from "../shared/missing.tsx";
import { bar, ends, filled, frame, home, main, name, onDesktop, shop, strip } from "./frame.css.ts";
import { Navigation, SectionTabs } from "./navigation.tsx";
import { firstPageOf, pageOfPath, pagesOf } from "./pages-of.ts";
import { rootRoute } from "../routes.ts";
import { Alert } from "@plaza/ui-kit/alert";
import { useOnline } from "@plaza/ui-kit/use-online";
import { useAction } from "@plaza/routing";
import { loggedOutCookie } from "../session/logged-out-cookie.ts";
import { PageHead } from "../shared/page-head.tsx";
import { page, panel, stack } from "../shared/page.css.ts";
import { narrow } from "../session/account-page.css.ts";
import { PasswordForm } from "../session/password-form.tsx";

/** Nothing until the platform has said it. */
function ShopName(): ReactElement | null {
  const { desk } = rootRoute.useRouteContext();
  const { data } = useQuery(shopFiguresQuery(desk, undefined));
  return data === undefined ? null : <span>{data.shop.name}</span>;
}

/** What stands around every page of who is logged in. */
export function Frame(): ReactElement {
  const { t } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const query = useDeskUser();
  const { logOut, busy } = useLogOut();
  const user = query.data;
  const isConversation = pageOfPath(path) === "/conversations";
  const rendered = (
    <div className={frame}>
      <header className={bar}>
        <SkipLink target="main" />
        <Link to="/" className={home} aria-label={t`Plaza desk`}>
          <Logo height={28} />
        </Link>
        {user !== undefined && <span className={shop}>{user.shopId === null ? t`The platform` : <ShopName />}</span>}
        <div className={ends}>
          <PresenceSwitch />
          {user !== undefined && (
            <Link to="/account" className={name} aria-label={t`Your account: ${user.nickname}`}>
              <Icon of={UserRound} size={16} />
              <bdi className={onDesktop}>{user.nickname}</bdi>
            </Link>
          )}
          <LanguageSelect />
          <Button size="small" icon={<Icon of={LogOut} size={16} />} busy={busy} onClick={logOut}>
            <span className={onDesktop}>
              <Trans>Log out</Trans>
            </span>
          </Button>
        </div>
      </header>
      <OfflineStrip />
      {user === undefined || user.mustChangePassword ? <div /> : <Navigation user={user} path={path} />}
      <main id="main" tabIndex={-1} className={isConversation ? filled : main}>
        {!isConversation && <PresenceStrip withAway={false} />}
        <Loaded query={query}>
          {({ role, mustChangePassword }) => {
            if (mustChangePassword) return <FirstPassword />;
            const page = pageOfPath(path);
            if (path === "/" && firstPageOf(role) !== "/") return <Navigate to={firstPageOf(role)} replace />;
            // What the platform would refuse anyway is not asked for.
            if (page !== null && !pagesOf(role).includes(page)) return <MissingPage />;
            return (
              <>
                <SectionTabs role={role} path={path} />
                <Outlet />
              </>
            );
          }}
        </Loaded>
      </main>
    </div>
  );
  return <DeskRunProvider user={user}>{rendered}</DeskRunProvider>;
}

/** Says that the device has no connection, as long as it has none. */
function OfflineStrip(): ReactElement | null {
  if (useOnline()) return null;
  return (
    <div className={strip}>
      <Alert kind="warning" announce>
        <Trans>You are offline. What you see may be out of date, and nothing can be changed.</Trans>
      </Alert>
    </div>
  );
}

/** Ends the session in this browser at once, and on the platform as soon as it answers. */
function useLogOut(): { readonly logOut: () => void; readonly busy: boolean } {
  const { agents, queryClient } = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const { run, isPending } = useAction({
    mutationFn: () => logOutOfDesk(agents, undefined),
    repetition: "any",
    onMutate: () => {
      document.cookie = loggedOutCookie;
    },
    onSettled: async () => {
      queryClient.clear();
      await navigate({ to: "/login" });
    },
  });
  return { logOut: () => run(), busy: isPending };
}

/** Instead of every page, as long as somebody else has made up the password, and seen it. */
function FirstPassword(): ReactElement {
  const { t } = useLingui();
  return (
    <div className={`${page} ${narrow}`}>
      <PageHead title={t`Choose your own password`} />
      <section className={`${panel} ${stack}`}>
        <p>
          <Trans>You have logged in with a password that somebody else has seen. Choose one that only you know.</Trans>
        </p>
        <PasswordForm />
      </section>
    </div>
  );
}
