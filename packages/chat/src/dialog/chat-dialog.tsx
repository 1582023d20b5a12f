import { type ConversationSubject, rootRoute } from "@plaza/routing";
import type { ReactElement } from "react";
import { CustomerChat } from "./customer-chat.tsx";
import { VisitorChat } from "./visitor-chat.tsx";

export interface ChatDialogProps {
  readonly subject: ConversationSubject;
  readonly onClose: () => void;
  /** Leads to the login, and back into this conversation. */
  readonly onLogin: () => void;
}

/** A conversation with a shop or the platform, beside a page that stays usable; on a phone it is the screen. */
export function ChatDialog(props: ChatDialogProps): ReactElement {
  const { session } = rootRoute.useRouteContext();
  const { shopId } = props.subject;
  return session.isCustomer ? <CustomerChat key={shopId} {...props} /> : <VisitorChat key={shopId} {...props} />;
}
