import { Outlet } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { UserMenu } from "../chrome-parts.ts";
import * as look from "./user-layout.css.ts";

/** What is a customer's own: its menu, and the page in one white panel. */
export function UserLayout(): ReactElement {
  return (
    <div className={look.columns}>
      <UserMenu />
      <div className={look.panel}>
        <Outlet />
      </div>
    </div>
  );
}
