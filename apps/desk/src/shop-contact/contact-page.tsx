import { useLingui } from "@lingui/react/macro";
import { shopContactQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { shopContactRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { ContactForm } from "./contact-form.tsx";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** How customers reach the shop, and when it is on holiday. */
export function ContactPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = shopContactRoute.useRouteContext();
  const query = useQuery({ ...shopContactQuery(desk, undefined), refetchInterval: often });
  return (
    <div className={page}>
      <PageHead title={t({ message: "Contact", context: "shop" })} />
      <Loaded query={query}>{(saved) => <ContactForm saved={saved} />}</Loaded>
    </div>
  );
}
