import { Trans, useLingui } from "@lingui/react/macro";
import type { ConversationRow } from "@plaza/api-client/desk";
import { Avatar, Composer, MessageLog, PictureRow, useInFront } from "@plaza/chat/parts";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useDroppedFiles } from "@plaza/ui-kit/use-dropped-files";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Zap } from "lucide";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { mute } from "../shared/page.css.ts";
import { logOf } from "./connection/desk-state.ts";
import * as look from "./conversations.css.ts";
import type { DeskRun } from "./desk-run-context.ts";
import { readDraft, writeDraft } from "./drafts.ts";
import { ProductButton } from "./product-button.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import { CustomerButton } from "./customer-panel.tsx";
import { TransferButton } from "./transfer-button.tsx";
import { paneTitleId } from "./use-focus-on-navigation.ts";

export interface ConversationPaneProps {
  readonly desk: DeskRun;
  readonly customerId: number;
  /** Null where it is no conversation of the agent. */
  readonly row: ConversationRow | null;
}

/** What was said with a customer, and a place to answer. */
export function ConversationPane({ desk, customerId, row }: ConversationPaneProps): ReactElement {
  const { t } = useLingui();
  const isInFront = useInFront();
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, run, agentId, pictures } = desk;
  const subject = { agentId, customerId };
  const [typed, setTyped] = useState(() => readDraft(subject));
  const [problem, setProblem] = useState<string | null>(null);
  const [withReplies, setWithReplies] = useState(false);
  const addFile = (file: File): void => setProblem(pictures.add(file, subject));
  const { isOver: _isOver, ...dropping } = useDroppedFiles(([file]) => {
    if (file !== undefined) addFile(file);
  });
  const log = logOf(state, customerId);
  const ownPictures = pictures.list.filter(({ to }) => to.agentId === agentId && to.customerId === customerId);
  const write = (text: string): void => {
    setTyped(text);
    writeDraft(subject, text);
    setProblem(null);
    if (text.trim() !== "") run.dispatch({ type: "typed", customerId });
  };
  // Nobody's name is known before the list is, and of a conversation that is somebody else's.
  const name = row?.name ?? t`Conversation`;
  const canBeRead = row !== null && state.link === "open";
  return (
    <section className={look.pane} aria-label={row === null ? name : t`Conversation with ${name}`} {...dropping}>
      <div className={look.paneHead}>
        <span className={look.back}>
          <Link to="/conversations" className={buttonClass({ size: "small" })} aria-label={t`All conversations`}>
            <Icon of={ArrowLeft} size={16} />
          </Link>
        </span>
        <Avatar name={row?.name ?? ""} image={row?.avatar ?? null} className={look.avatar} />
        <div className={look.paneTitle}>
          <h2 id={paneTitleId} tabIndex={-1} className={look.name}>
            {name}
          </h2>
          {row !== null && (
            <span className={mute}>{row.isOnline ? <Trans>online</Trans> : <Trans>not there</Trans>}</span>
          )}
        </div>
        {row !== null && <CustomerButton customerId={customerId} name={name} />}
        <TransferButton customerId={customerId} name={name} isOwn={row !== null} />
      </div>
      {row !== null && row.note !== "" && (
        <div className={look.note}>
          <Alert kind="info" title={<Trans>Note of your colleague</Trans>}>
            {row.note}
          </Alert>
        </div>
      )}
      {log.hasFailed && (
        <div className={look.note}>
          <Alert
            kind="danger"
            announce
            action={
              <Button size="small" onClick={() => run.dispatch({ type: "select", customerId })}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Earlier messages could not be loaded.</Trans>
          </Alert>
        </div>
      )}
      <div className={look.log}>
        <MessageLog
          orderPath={orderPath}
          contents={{
            records: log.records,
            outbox: state.outbox.filter((message) => message.customerId === customerId),
            isLoaded: log.isLoaded || log.hasFailed,
            hasOlder: log.hasOlder,
            readId: log.readId,
            typing: state.typing === customerId ? (row?.name ?? "") : null,
            complaint: state.complaint,
          }}
          own="agent"
          fills
          invites={false}
          isVisible={isInFront && canBeRead}
          loadOlder={() => run.loadOlder(customerId)}
          onRetry={(clientId) => run.dispatch({ type: "retry", clientId })}
          onRemove={(clientId) => run.dispatch({ type: "discard", clientId })}
          onSeen={() => run.dispatch({ type: "seen", customerId })}
        >
          {ownPictures.map((picture) => (
            <PictureRow
              key={picture.upload.id}
              picture={picture}
              problem={pictures.problemText(picture.upload)}
              onRetry={() => pictures.retry(picture)}
              onRemove={() => pictures.remove(picture)}
            />
          ))}
        </MessageLog>
      </div>
      {state.isGone ? (
        <Gone />
      ) : (
        <div className={look.foot}>
          {withReplies && (
            <QuickReplies
              onChoose={(content) => {
                write(typed === "" ? content : `${typed.trimEnd()} ${content}`);
                setWithReplies(false);
                field.current?.focus();
              }}
              onClose={() => {
                setWithReplies(false);
                field.current?.focus();
              }}
            />
          )}
          <div className={look.tools}>
            <Button
              size="small"
              aria-expanded={withReplies}
              icon={<Icon of={Zap} size={16} />}
              onClick={() => setWithReplies(!withReplies)}
            >
              <Trans>Quick replies</Trans>
            </Button>
            <ProductButton customerId={customerId} />
            <span className={look.hint}>
              <Trans>Enter to send, Shift + Enter for a new line</Trans>
            </span>
          </div>
          <Composer
            field={field}
            typed={typed}
            problem={problem}
            onTyped={write}
            onSend={(text) => {
              run.send(customerId, { type: "text", text });
              setTyped("");
              writeDraft(subject, "");
            }}
            onFile={addFile}
          />
        </div>
      )}
    </section>
  );
}

/** Where an order of the shop stands at the desk. */
function orderPath(id: number): string {
  return `/orders/${id}`;
}

/** Takes the focus where it was in what this stands in the place of. */
function Gone(): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={`${look.foot} ${look.note}`}>
      <Alert kind="info" announce>
        <Trans>Another agent has this conversation now.</Trans>
      </Alert>
    </div>
  );
}
