import { Trans, useLingui } from "@lingui/react/macro";
import { type QuickReply, quickRepliesQuery, removeQuickReply } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Search, Trash2 } from "lucide";
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { conversationsRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, row, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { key, replies as repliesLook, reply as replyLook, replyList, replyRows } from "./conversations.css.ts";
import { ReplyDialog } from "./reply-dialog.tsx";

const pageSize = 100;

export interface QuickRepliesProps {
  readonly onChoose: (content: string) => void;
  readonly onClose: () => void;
}

/** What is written often, one's own and everybody's, found by its title; Enter takes the first, arrows lead to the others. */
export function QuickReplies({ onChoose, onClose }: QuickRepliesProps): ReactElement {
  const { t } = useLingui();
  const { agents } = conversationsRoute.useRouteContext();
  const query = useQuery(quickRepliesQuery(agents, { page: 1, pageSize }));
  const [words, setWords] = useState("");
  const [edited, setEdited] = useState<QuickReply | "new" | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const toSearch = useFocusFallback(search, query.data);
  const wanted = words.trim().toLowerCase();
  const isMeant = ({ title, content }: QuickReply): boolean => `${title} ${content}`.toLowerCase().includes(wanted);
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
    // Safari ends composing before it tells of the key, which then has this number.
    const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (isComposing || isInDialog) return;
    const choices = [...(box.current?.querySelectorAll<HTMLElement>("[data-reply]") ?? [])];
    const index = choices.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Escape") onClose();
    else if (event.key === "ArrowDown") choices[Math.min(index + 1, choices.length - 1)]?.focus();
    else if (event.key === "ArrowUp" && index > 0) choices[index - 1]?.focus();
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) choices[0]?.click();
    else return;
    event.preventDefault();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of all that lies within
    <div ref={box} className={repliesLook} onKeyDown={onKeyDown}>
      <div className={row}>
        <span className={strong}>
          <Trans>Quick replies</Trans>
        </span>
        <CompactField
          ref={search}
          label={t`Search quick replies`}
          placeholder={t`Search quick replies`}
          prefix={<Icon of={Search} size={16} />}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button size="small" onClick={() => setEdited("new")}>
          <Trans>New quick reply</Trans>
        </Button>
      </div>
      <Loaded query={query} lines={2}>
        {({ items }) => {
          const found = items.filter(isMeant);
          return found.length === 0 ? (
            <p className={mute}>
              <Trans>No quick reply matches.</Trans>
            </p>
          ) : (
            <ul className={replyList}>
              {found.map((each, index) => (
                <ReplyRow
                  key={each.id}
                  reply={each}
                  isFirst={index === 0}
                  onChoose={onChoose}
                  onEdit={setEdited}
                  onRemoved={toSearch}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {edited !== null && <ReplyDialog reply={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

interface ReplyRowProps {
  readonly reply: QuickReply;
  /** Enter takes it. */
  readonly isFirst: boolean;
  readonly onChoose: (content: string) => void;
  readonly onEdit: (reply: QuickReply) => void;
  readonly onRemoved: () => void;
}

function ReplyRow({ reply, isFirst, onChoose, onEdit, onRemoved }: ReplyRowProps): ReactElement {
  const { t } = useLingui();
  const { desk } = conversationsRoute.useRouteContext();
  const { data: user } = useDeskUser();
  const { id, title, content, isOwn } = reply;
  const [isAsked, setAsked] = useState(false);
  const remove = useChange({
    event: "quick-reply-change",
    send: () => removeQuickReply(desk, { id }),
    onDone: onRemoved,
  });
  const mayChange = isOwn || (user !== undefined && user.role !== "agent");
  return (
    <li className={isFirst ? replyRows.first : replyRows.other}>
      <button type="button" className={replyLook} data-reply onClick={() => onChoose(content)}>
        <span className={strong}>
          <span>{title}</span> {isOwn && <Tag kind="neutral">{t`Own`}</Tag>}
        </span>
        <span className={mute}>{content}</span>
        {isFirst && (
          <kbd className={key} aria-hidden>
            <Trans context="key">Enter</Trans>
          </kbd>
        )}
      </button>
      {mayChange && (
        <span className={row}>
          <Button
            kind="quiet"
            size="small"
            icon={<Icon of={Pencil} size={16} />}
            aria-label={t`Change ${title}`}
            onClick={() => onEdit(reply)}
          />
          <Button
            kind="quiet"
            size="small"
            icon={<Icon of={Trash2} size={16} />}
            aria-label={t`Remove ${title}`}
            onClick={() => setAsked(true)}
          />
          <ConfirmDialog
            open={isAsked}
            title={<Trans>Remove the quick reply “{title}”?</Trans>}
            keep={<Trans>Keep the reply</Trans>}
            confirm={<Trans>Remove</Trans>}
            busy={remove.busy}
            error={remove.problem}
            onConfirm={() => remove.run()}
            onClose={() => {
              setAsked(false);
              remove.reset();
            }}
          >
            {!isOwn && <Trans>No agent of the shop will have it any more.</Trans>}
          </ConfirmDialog>
        </span>
      )}
    </li>
  );
}
