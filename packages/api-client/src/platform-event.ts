import type { Query } from "@tanstack/react-query";

/** What happens to a shopper that makes answers stale; each query says which of these it is stale after. */
export type PlatformEvent =
  /** Lines came into the cart, left it, or changed. */
  | "cart-change"
  /** Something was saved for later, or is no longer. */
  | "later-change"
  /** A product was saved as a favourite or a shop followed, or is no longer. */
  | "favourite-change"
  /** An alert was set, changed or removed. */
  | "alert-change"
  /** Notices came, were read or deleted. */
  | "notice-change"
  | "notice-setting-change"
  | "address-change"
  /** A copy of the customer's data was asked for, or fetched. */
  | "data-copy-change"
  /** The account is to be deleted, or not any more. */
  | "deletion-change"
  /** A customer changed what the platform knows of them. */
  | "profile-change"
  /** The customer was logged out somewhere else. */
  | "session-change"
  | "coupon-claim"
  /** An order was placed: cart, stock and coupons have changed. */
  | "order-placed"
  /** An order was paid, cancelled, received or deleted: balance, coupons and stock may have changed. */
  | "order-change"
  /** A top-up of the wallet was begun or cancelled, or money came for it. */
  | "top-up-change"
  /** After-sales were applied for, revoked or sent on their way: an order waits, or can be asked for again. */
  | "after-sales-change"
  /** A review was written, changed, added to or deleted. */
  | "review-change"
  /** Somebody asked to sell here. */
  | "merchant-application-change"
  /** Messages of an agent came, or were read. */
  | "chat-change"
  /** At the desk: an order was sent, handed over or closed. */
  | "shop-order-change"
  /** At the desk: a request was decided. */
  | "shop-after-sales-change"
  /** At the desk: a review was answered. */
  | "shop-review-change"
  /** At the desk: a price, a stock or the shelf was changed. */
  | "shelf-change"
  /** At the desk: the draft of a product was saved or discarded, or a product published, archived or restored. */
  | "product-form-change"
  /** At the desk: a file of products was sent, its import started, or stopped. */
  | "product-import-change"
  /** At the desk: a coupon was added, or can be claimed no more. */
  | "shop-coupon-change"
  /** At the desk: a rule of searches was saved, removed, or a change of one undone. */
  | "search-rule-change"
  /** At the desk: the shop opened or closed. */
  | "shop-change"
  | "team-change"
  /** At the desk: somebody has changed their password or telephone, or ended another session of theirs. */
  | "own-account-change"
  /** At the desk: what agents write often. */
  | "quick-reply-change"
  /** At the desk: operators decided an application, or a review that readers reported. */
  | "application-decision"
  | "reported-review-decision"
  /** At the desk: an operator has added, changed, moved or removed a category of the marketplace. */
  | "marketplace-category-change"
  | "marketplace-trade-change"
  | "marketplace-brand-change"
  /** At the desk: an operator has changed what lists are narrowed down by. */
  | "marketplace-attribute-change"
  /** At the desk: an operator has taken a product down or given it back, or its shop has asked for that. */
  | "takedown-change"
  /** At the desk: an operator has approved products or refused one. */
  | "approval-decision"
  /** At the desk: an operator has changed which documents a category requires. */
  | "required-document-change"
  /** At the desk: a shop has sent a document that is required. */
  | "shop-document-change"
  /** At the desk: an operator has accepted or refused a document of a shop. */
  | "shop-document-decision"
  /** At the desk: the page of the own shop was written, published, or its draft discarded. */
  | "shop-page-change"
  /** At the desk: an operator has accepted or refused the name that a shop proposed. */
  | "shop-name-decision"
  /** At the desk: an operator has added, changed, moved or removed a special area. */
  | "special-area-change"
  /** At the desk: an operator has changed a member level, or given a customer one. */
  | "member-level-change"
  /** At the desk: a notice to a group of customers was written, sent, stopped or removed. */
  | "notice-campaign-change"
  /** At the desk: a session of the flash sale was changed, opened or closed, or an offer proposed or decided. */
  | "flash-sale-change"
  /** At the desk: an operator has made a shop, or has invited somebody to open one. */
  | "marketplace-shop-change"
  /** At the desk: a bank transfer was entered, put to an order or sent back. */
  | "transfer-change"
  /** At the desk: an operator has changed how the platform behaves. */
  | "platform-setting-change"
  /** At the desk: a change was put back from the audit log. */
  | "audit-put-back"
  /** At the desk: a policy was written or published. */
  | "policy-change"
  /** At the desk: the draft of home was saved or discarded, or a version published or taken back. */
  | "home-change"
  /** At the desk: an article or a category of articles was written, published, shown, moved or removed. */
  | "article-change"
  /** At the desk: an operator has changed the words of a mail. */
  | "mail-template-change"
  /** At the desk: an operator has tested a way to customers, or a payment provider. */
  | "connection-test"
  /** A flash-sale slot begins or ends, so its products change their price. */
  | "flash-sale-turn";

/** Finds what an event has made stale: `queryClient.invalidateQueries({ predicate: staleAfter("cart-change") })`. */
export function staleAfter(event: PlatformEvent): (query: Pick<Query, "meta">) => boolean {
  return ({ meta }) => Array.isArray(meta?.["staleAfter"]) && meta["staleAfter"].includes(event);
}
