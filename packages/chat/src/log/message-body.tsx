import type { ChatContent } from "@plaza/api-client";
import type { ReactElement } from "react";
import { bubbles } from "./bubble.css.ts";
import { MessageImage } from "./message-image.tsx";
import { MessageText } from "./message-text.tsx";
import { OrderCard } from "./order-card.tsx";
import { ProductCard } from "./product-card.tsx";

/** On whose side of the log: that of who looks at it, or the other one. */
type Place = "own" | "other";

export interface MessageBodyProps {
  readonly content: ChatContent;
  readonly place: Place;
}

/** What a message says, as a bubble, an image or a card. */
export function MessageBody({ content, place }: MessageBodyProps): ReactElement {
  switch (content.type) {
    case "text":
      return (
        <div className={bubbles[place]}>
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
