import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useEffect } from "react";
import { ContactCard } from "../contact/contact-card.tsx";
import { useContact, useCounterpartName } from "../contact/use-contact.ts";
import type { ChatDialogProps } from "./chat-dialog.tsx";
import { cards } from "./chat-frame.css.ts";
import { ChatFrame } from "./chat-frame.tsx";

/** A visitor reaches people otherwise, or after the login. */
export function VisitorChat({ subject, onClose, onLogin }: ChatDialogProps): ReactElement {
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
