import { Trans, useLingui } from "@lingui/react/macro";
import type { ChatContent } from "@plaza/api-client";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type ReactElement, useState } from "react";
import { bubbles } from "./bubble.css.ts";
import * as look from "./bubble.css.ts";
import { OrderCard, ProductCard } from "./cards.tsx";
import { MessageText } from "./message-text.tsx";

interface MessageImageProps {
  /** Private, so no server makes smaller ones of it; null: it cannot be shown. */
  readonly url: string | null;
}

/** An image of a message, as large as it is after a press. */
function MessageImage({ url }: MessageImageProps): ReactElement {
  const { t } = useLingui();
  const [isLarge, setLarge] = useState(false);
  /** Its address may be renewed, and then it is tried again. */
  const [missing, setMissing] = useState<string | null>(null);
  if (url === null || url === missing)
    return (
      <p className={look.missing}>
        <Trans>This image cannot be shown.</Trans>
      </p>
    );
  return (
    <>
      <button
        type="button"
        className={look.imageButton}
        aria-label={t`Show the image large`}
        onClick={() => setLarge(true)}
      >
        <img
          src={url}
          alt={t`Image`}
          width={148}
          height={148}
          decoding="async"
          className={look.image}
          onError={() => setMissing(url)}
        />
      </button>
      {isLarge && (
        <Dialog open size="wide" title={<Trans>Image</Trans>} onClose={() => setLarge(false)}>
          <img src={url} alt={t`Image`} className={look.largeImage} />
        </Dialog>
      )}
    </>
  );
}

/** On whose side of the log: that of who looks at it, or the other one. */
type Side = "own" | "other";

export interface MessageBodyProps {
  readonly content: ChatContent;
  readonly side: Side;
}

/** What a message says, as a bubble, an image or a card. */
export function MessageBody({ content, side }: MessageBodyProps): ReactElement {
  switch (content.type) {
    case "text":
      return (
        <div className={bubbles[side]}>
          <MessageText text={content.text} />
        </div>
      );
    case "image":
      return <MessageImage url={content.url} />;
    case "product":
      return <ProductCard product={content.product} />;
    case "order":
      return <OrderCard order={content.order} />;
    default:
      return content satisfies never;
  }
}
