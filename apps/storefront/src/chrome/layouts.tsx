import { Outlet } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Frame } from "./frame.tsx";
import { mainId } from "./main-id.ts";

export function DefaultLayout(): ReactElement {
  return (
    <Frame kind="default">
      <Outlet />
    </Frame>
  );
}

export function StreetLayout(): ReactElement {
  return (
    <Frame kind="street">
      <Outlet />
    </Frame>
  );
}

export function AccountLayout(): ReactElement {
  return (
    <Frame kind="account">
      <Outlet />
    </Frame>
  );
}

/** Only the page. */
export function VoidLayout(): ReactElement {
  return (
    <main id={mainId} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
