import { Logo } from "@plaza/ui-kit/logo";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { type ReactElement, useEffect } from "react";
import { LanguageSelect } from "../shared/language-select.tsx";
import { page, panel, title as titleLook } from "./login-page.css.ts";

export interface LoginFrameProps {
  /** Of the page and of the document. */
  readonly title: string;
  readonly children: Elements;
}

/** What stands around a page for who is not logged in. */
export function LoginFrame({ title, children }: LoginFrameProps): ReactElement {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={page}>
      <Logo height={40} />
      <section className={panel}>
        <h1 className={titleLook}>{title}</h1>
        {children}
      </section>
      <LanguageSelect />
    </main>
  );
}
