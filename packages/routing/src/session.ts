import { redirect } from "@tanstack/react-router";
import * as to from "./addresses/to.ts";
import type { StorefrontContext } from "./context.ts";

/** What a document knows of the session. No script ever sees the token. */
export interface Session {
  /** Whether the browser holds a token. */
  readonly isCustomer: boolean;
  /**
   * To be called in the browser after a successful login: loads the page that the shopper came from as a new document,
   * which is then a customer's.
   */
  readonly enter: () => void;
}

/** The session of a visitor. */
export const visitorSession: Session = { isCustomer: false, enter: () => undefined };

/** Marks the context of a customer's own page, for the shell. */
interface Personal {
  readonly isPersonal: true;
}

/** For the `beforeLoad` of a customer's own pages: redirects a visitor to the login, which leads back afterwards. */
export function customersOnly({ context }: { readonly context: Pick<StorefrontContext, "session"> }): Personal {
  if (!context.session.isCustomer) throw redirect({ ...to.login(), statusCode: 302 });
  return { isPersonal: true };
}
