import { type Session, visitorSession } from "@plaza/routing";

/** Somebody is logged in. */
export const customerSession: Session = { ...visitorSession, isCustomer: true };
