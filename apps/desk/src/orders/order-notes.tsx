import { Trans, useLingui } from "@lingui/react/macro";
import { addOrderNote, removeOrderNote, type ShopOrderNote } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useRef, useState } from "react";
import { orderRoute } from "../routes.ts";
import { mute, panel, panelTitle, stack, words } from "../shared/page.css.ts";
import { TextDialog } from "../shared/text-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { noteFoot, notes as notesLook } from "./orders.css.ts";

const maxNoteLength = 500;

export interface OrderNotesProps {
  readonly orderId: number;
  readonly notes: readonly ShopOrderNote[];
}

/** What people of the shop note about an order for each other. */
export function OrderNotes({ orderId, notes }: OrderNotesProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const toasts = useToasts();
  const { desk } = orderRoute.useRouteContext();
  const [isWriting, setWriting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const remove = useChange({
    event: "shop-order-change",
    send: (id: number) => removeOrderNote(desk, { id }),
    onDone: () => {
      // The pressed button goes with its note.
      title.current?.focus();
      toasts.show(t`The note is removed.`);
    },
    onProblem: (text) => toasts.show(text, "danger"),
  });
  return (
    <section className={panel}>
      <h2 ref={title} tabIndex={-1} className={panelTitle}>
        <Trans>Notes of the shop</Trans>
      </h2>
      <div className={stack}>
        {notes.length > 0 && (
          <ul className={notesLook}>
            {notes.map(({ id, text, by, at }) => (
              <li key={id}>
                <p className={words}>{text}</p>
                <div className={noteFoot}>
                  <span className={mute}>
                    {[by, formatDateTime(at, reader)].filter((part) => part !== "").join(" · ")}
                  </span>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t`Remove the note “${text}”`}
                    busy={remove.busy}
                    onClick={() => remove.run(id)}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button size="small" onClick={() => setWriting(true)}>
            <Trans>Add a note</Trans>
          </Button>
        </div>
      </div>
      {isWriting && (
        <TextDialog
          title={<Trans>Add a note</Trans>}
          text={<Trans>Only people of your shop read it.</Trans>}
          label={t({ message: "Note", context: "of the shop" })}
          missing={t`Please write the note.`}
          limit={maxNoteLength}
          confirm={t`Add the note`}
          done={t`The note is added.`}
          event="shop-order-change"
          send={(note) => addOrderNote(desk, { id: orderId, note })}
          onClose={() => setWriting(false)}
        />
      )}
    </section>
  );
}
