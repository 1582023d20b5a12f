import { Trans, useLingui } from "@lingui/react/macro";
import { publicDataQuery } from "@plaza/api-client";
import { rootRoute, useExtension, useUpload, type ConversationTopic } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useDroppedFiles } from "@plaza/ui-kit/use-dropped-files";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Composer } from "../compose/composer.tsx";
import { readDraft, writeDraft } from "../compose/draft.ts";
import { Offer } from "../compose/offer.tsx";
import { PictureRow } from "../compose/picture-row.tsx";
import { usePictures } from "../compose/use-pictures.ts";
import { rejectionOf } from "../conversation/conversation-state.ts";
import { ContactCard } from "../contact/contact-card.tsx";
import { useContact, useCounterpartName } from "../contact/use-contact.ts";
import { MessageLog } from "../log/message-log.tsx";
import type { ChatDialogProps } from "./chat-dialog.tsx";
import { cards } from "./chat-frame.css.ts";
import { ChatFrame } from "./chat-frame.tsx";
import { ConnectionStrip, ConnectionStatus } from "./connection-strip.tsx";
import { useAttempt, useConversation } from "./use-conversation.ts";
import { useInFront } from "./use-in-front.ts";

interface OfferedTopic {
  readonly about: ConversationTopic;
  /** It was sent, or is not wanted. */
  readonly end: () => void;
}

/** What the dialog offers to send: what it was last opened from, once. Few platforms take orders. */
function useOffer(about: ConversationTopic | undefined): OfferedTopic | null {
  const takesOrders = useExtension("chat_cards");
  const [ended, setEnded] = useState<ConversationTopic | null>(null);
  if (about === undefined || about === ended || (about.type === "order" && !takesOrders)) return null;
  return { about, end: () => setEnded(about) };
}

/** The dialog of somebody who is logged in. */
export function CustomerChat({ subject, onClose, onLogin }: ChatDialogProps): ReactElement {
  const { t } = useLingui();
  const { shopId } = subject;
  const toasts = useToasts();
  const contact = useContact(shopId);
  const name = useCounterpartName(shopId, contact);
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  // The document brought it, for its header.
  const [writer] = useState(() => queryClient.getQueryData(publicDataQuery(api).queryKey)?.nickname ?? null);
  const { state, conversation } = useConversation(shopId, writer, useExtension("chat_state"), () => {
    const reason = t`network error`;
    toasts.show(t`customer service connection failed: ${reason}`, "danger");
  });
  const { agent, isLoaded, isManual, link, outbox } = state;
  const isInFront = useInFront();
  const [isSmall, setSmall] = useState(false);
  const [typed, setTyped] = useState(() => readDraft(shopId, writer).text);
  const field = useRef<HTMLTextAreaElement>(null);
  const { problem, say, attempt } = useAttempt(conversation, link);
  const pictures = usePictures<null>(attempt, useUpload("chat").send);
  const offer = useOffer(subject.about);

  useEffect(() => {
    if (conversation !== null) writeDraft(shopId, writer, { text: typed, unsent: outbox });
  }, [shopId, writer, typed, outbox, conversation]);

  function addFile(file: File): void {
    const rejection = rejectionOf(state);
    say(rejection ?? pictures.add(file, null));
  }
  const { isOver, ...dropping } = useDroppedFiles(([file]) => {
    if (file !== undefined) addFile(file);
  });
  const hasNobody = isLoaded && agent === null && link !== "over";
  const frame = { name, avatar: agent?.avatar ?? contact.shop?.logo ?? null, onClose, isSmall, onSmall: setSmall };
  if (isManual && hasNobody)
    return (
      <ChatFrame {...frame}>
        <div className={cards}>
          <ContactCard service={contact.service} title={<Trans>How to reach us</Trans>} />
        </div>
      </ChatFrame>
    );
  return (
    <ChatFrame
      {...frame}
      firstFocus={field}
      isDropTarget={isOver}
      dropping={dropping}
      status={<ConnectionStatus state={state} />}
      strip={<ConnectionStrip state={state} onLogin={onLogin} onReconnect={() => conversation?.reconnect()} />}
    >
      <MessageLog
        contents={{
          records: state.records,
          outbox,
          isLoaded,
          hasOlder: state.hasOlder,
          readId: state.hasNames ? state.readId : null,
          typing: state.agentTypes ? (agent?.name ?? "") : null,
          complaint: state.complaint,
        }}
        own="customer"
        invites={agent !== null}
        isVisible={isInFront && !isSmall}
        loadOlder={async () => (await conversation?.loadOlder()) ?? true}
        onRetry={(clientId) => say(conversation?.retry(clientId) ?? null)}
        onSeen={() => conversation?.seen()}
      >
        {pictures.list.map((picture) => (
          <PictureRow
            key={picture.upload.id}
            picture={picture}
            problem={pictures.problemText(picture.upload)}
            onRetry={() => pictures.retry(picture)}
            onRemove={() => pictures.remove(picture)}
          />
        ))}
        {hasNobody && <ContactCard service={contact.service} title={<Trans>Other ways to reach us</Trans>} />}
      </MessageLog>
      {offer !== null && (
        <Offer
          about={offer.about}
          onSend={() => {
            if (attempt(offer.about)) offer.end();
            field.current?.focus();
          }}
          onDismiss={() => {
            offer.end();
            field.current?.focus();
          }}
        />
      )}
      <Composer
        field={field}
        typed={typed}
        problem={problem}
        onTyped={(next) => {
          setTyped(next);
          say(null);
          if (next.trim() !== "") conversation?.typed();
        }}
        onSend={(text) => {
          if (attempt({ type: "text", text })) setTyped("");
        }}
        onFile={addFile}
      />
    </ChatFrame>
  );
}
