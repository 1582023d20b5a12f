import type { ApiClient, ChatContent } from "@plaza/api-client";
import type { Catalog, Locale } from "@plaza/i18n";
import type { I18n } from "@lingui/core";
import type { QueryClient } from "@tanstack/react-query";
import type { HTMLAttributes } from "react";
import type { Session } from "./session.ts";

/** `hash` writes `/pc/#/x` into the address bar and every link, `path` writes `/pc/x`; both forms always arrive. */
export type UrlStyle = "hash" | "path";

/** The scripts of a route's documents. */
export interface RouteScripts {
  /** Scripts that the page needs to start; those of the root begin with the entry. */
  readonly first: readonly string[];
  /** Scripts that hydrate the lazy parts, later. */
  readonly parts: readonly string[];
}

/** What the shell needs to know of the document that carries the page; the browser reads it back from that document. */
export interface PageDocument {
  /** The Content-Security-Policy nonce of this answer; empty in the browser, which hides nonces from scripts. */
  readonly nonce: string;
  readonly urlStyle: UrlStyle;
  /** The origin under which shoppers reach the shop, with which canonical addresses begin. */
  readonly origin: string;
  /** The token of a preview: this document shows what is not published yet. Its calls name the token. */
  readonly preview?: string | undefined;
  /** Known on the server only: what stands above a preview. Hydration leaves it alone. */
  readonly previewStrip?: Pick<HTMLAttributes<HTMLElement>, "aria-label" | "children" | "style">;
  /** Known on the server only: the scripts that the documents of each route load. */
  readonly scripts?: Readonly<Record<string, RouteScripts>>;
  /** Development only: styles that must be there before Vite's client takes over. */
  readonly inlineStyles: readonly { readonly id: string; readonly css: string }[];
}

/** What a shopper looks at when they ask for a conversation. It is offered to be sent, and not sent by itself. */
export type ConversationTopic = Extract<ChatContent, { type: "product" | "order" }>;

/** Whom a shopper wants to talk to. */
export interface ConversationSubject {
  /** 0 is the platform. */
  readonly shopId: number;
  readonly about?: ConversationTopic | undefined;
}

/** What every loader, head and page of the storefront can count on. One instance a request, one a browser document. */
export interface StorefrontContext {
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly session: Session;
  readonly document: PageDocument;
  /** Opens a conversation; absent where this shop has none, and then no button for it is drawn. */
  readonly openConversation?: ((subject: ConversationSubject) => void) | undefined;
  /** On the server, the error with which the page could not be rendered: its layout throws it. */
  readonly renderFailure?: Error | undefined;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The messages this route shows: they are loaded, in the shown language only, before it renders. */
    readonly messages?: readonly Catalog[];
    /** Without scripts the page cannot be used, and the shell says so above it. */
    readonly needsScript?: true;
  }
}
