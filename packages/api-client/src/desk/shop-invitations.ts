import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { requiredInstant } from "../wire/instant.ts";
import { safeHtml, type SafeHtml } from "../wire/rich-text.ts";
import { flag, id, nothing, optionalId, text } from "../wire/scalars.ts";

/** A link by which somebody opens a shop without an application. Times are epoch milliseconds. */
export interface ShopInvitation {
  readonly id: number;
  /** Whom it is for, as the operator has noted it. */
  readonly note: string;
  readonly state: "open" | "used" | "withdrawn" | "expired";
  /** "" where nobody is known any more. */
  readonly invitedBy: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** What has become of it. */
  readonly shop: { readonly id: number; readonly name: string } | null;
}

const invitation = record((field): ShopInvitation => {
  const shopId = field("shop_id", optionalId);
  return {
    id: field("id", id),
    note: field("note", text),
    state: field("state", wordOf<ShopInvitation["state"]>("open", "used", "withdrawn", "expired")),
    invitedBy: field("invited_by", text),
    createdAt: field("created_at", requiredInstant),
    expiresAt: field("expires_at", requiredInstant),
    shop: shopId === null ? null : { id: shopId, name: field("shop_name", text) },
  };
});

export interface ShopInvitationsParams {
  /** Only what is older than this invitation. */
  readonly before?: number | undefined;
}

/** The newest first. */
export const fetchShopInvitations = getCall("invitations/list", {
  query: ({ before }: ShopInvitationsParams) => ({ before }),
  decode: record((field) => ({ invitations: field("list", list(invitation)), hasMore: field("more", flag) })),
});

export const shopInvitationsQuery = defineQuery(fetchShopInvitations, {
  key: "shop-invitations",
  freshMs: 5 * second,
  staleAfter: ["marketplace-shop-change"],
});

/** @returns the link, which is answered once; only a path where the platform does not know the desk's address */
export const addShopInvitation = postCall("invitations/add", {
  body: ({ note }: Pick<ShopInvitation, "note">) => ({ note }),
  decode: record((field) => field("link", text)),
});

export const withdrawShopInvitation = postCall("invitations/withdraw", {
  body: ({ id: invitationId }: Pick<ShopInvitation, "id">) => ({ id: invitationId }),
  decode: nothing,
});

/** What somebody who is invited can choose of. */
export interface OpenInvitation {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly trades: readonly { readonly id: number; readonly name: string }[];
  /** What merchants agree to; null: the marketplace has published nothing. */
  readonly agreement: { readonly version: number; readonly html: SafeHtml } | null;
}

/** Whether a link is right. It stays right until the shop is made. A rejection with the field `token` says that it is not. */
export const checkShopInvitation = postCall("invitations/check", {
  body: (token: string) => ({ token }),
  decode: record((field): OpenInvitation => {
    const version = field("agreement_version", optionalId);
    return {
      expiresAt: field("expires_at", requiredInstant),
      trades: field("trades", list(record((trade) => ({ id: trade("id", id), name: trade("name", text) })))),
      agreement: version === null ? null : { version, html: field("agreement", safeHtml) },
    };
  }),
});

export interface InvitedShop {
  readonly token: string;
  readonly name: string;
  readonly tradeId: number;
  readonly account: string;
  readonly nickname: string;
  readonly password: string;
  /** Which version of the agreement was read and accepted; null: there is none. */
  readonly agreementVersion: number | null;
}

/** Makes the shop and its owner. With it the session begins. */
export const acceptShopInvitation = postCall("invitations/accept", {
  body: ({ token, name, tradeId, account, nickname, password, agreementVersion }: InvitedShop) => ({
    token,
    name,
    trade_id: tradeId,
    account,
    nickname,
    password,
    agreement_version: agreementVersion ?? 0,
  }),
  decode: nothing,
});
