import { type ConversationSubject, rootRoute } from "@plaza/routing";
import { type ReactElement, useEffect } from "react";
import { CustomerChat } from "./customer-chat.tsx";
import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { ContactCard } from "../contact/contact-card.tsx";
import { useContact, useCounterpartName } from "../contact/use-contact.ts";
import { cards } from "./chat-frame.css.ts";
import { ChatFrame } from "./chat-frame.tsx";

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

/** A visitor reaches people otherwise, or after the login. */
function VisitorChat({ subject, onClose, onLogin }: ChatDialogProps): ReactElement {
  const { shopId } = subject;
  const contact = useContact(shopId);
  const name = useCounterpartName(shopId, contact);
  useEffect(() => {
    console.info("No session: the conversation was not connected.");
  }, []);
  return (
    <ChatFrame name={name} avatar={contact.shop?.logo ?? null} onClose={onClose}>
      <div className={cards}>
        <ContactCard service={contact.service} title={<Trans>Log in to write to us</Trans>}>
          <Button kind="primary" onClick={onLogin}>
            <Trans>Log in</Trans>
          </Button>
        </ContactCard>
      </div>
    </ChatFrame>
  );
}
