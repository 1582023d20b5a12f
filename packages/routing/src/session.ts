import { redirect } from "@tanstack/react-router";
import * as to from "./addresses/to.ts";
import type { StorefrontContext } from "./context.ts";

/** What a document knows of the session. The token itself no script ever sees. */
export interface Session {
  /** A token is held. */
  readonly isCustomer: boolean;
  /**
   * In the browser, after the platform has let somebody in: asks anew for the page that the shopper came from, which is
   * then a customer's.
   */
  readonly enter: () => void;
}

/** Nobody is logged in. */
export const visitorSession: Session = { isCustomer: false, enter: () => undefined };

/** What the context of a customer's own page says, for the shell. */
interface Personal {
  readonly isPersonal: true;
}

/** For the `beforeLoad` of pages that are a customer's own: a visitor is led to the login, and from there back. */
export function customersOnly({ context }: { readonly context: Pick<StorefrontContext, "session"> }): Personal {
  if (!context.session.isCustomer) throw redirect({ ...to.login(), statusCode: 302 });
  return { isPersonal: true };
}
