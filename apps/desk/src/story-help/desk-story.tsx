import type { DeskRole } from "@plaza/api-client/desk";
import { chatCatalogs } from "@plaza/chat";
import { createI18n, loadCatalog, toLocale } from "@plaza/i18n";
import { type Answers, envelopeApi, success } from "@plaza/testing/envelope-api";
import { uiKitMessages } from "@plaza/ui-kit/messages";
import { createMemoryHistory } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { I18n } from "@lingui/core";
import { Desk } from "../desk.tsx";
import { deskMessages } from "../messages.ts";
import { createDeskRouter, type DeskRouter } from "../router.ts";

export interface DeskStoryOptions {
  /** The address that is opened. */
  readonly path: string;
  /** Whose session it is; the owner's of a shop unless it says otherwise. */
  readonly role?: DeskRole;
  /** What the platform answers, by call: `{ "orders/list": success({ … }) }`. */
  readonly answers?: Answers;
}

/** What a play function finds in `loaded`. */
export interface LoadedDesk {
  readonly desk: { readonly i18n: I18n; readonly router: DeskRouter };
}

/** What the rail and the heads of pages ask for: nobody else is there. */
const frame: Answers = {
  "presence/here": success({ others: [] }),
  "presence/left": success([]),
  "figures/today": success({
    shop: { id: 4, name: "Hearth & Linden", is_open: true },
    to_send: 2,
    to_pick_up: 1,
    after_sales_to_decide: 1,
    after_sales_to_receive: 0,
    reviews_to_answer: 3,
    days: [],
  }),
  "figures/platform": success({
    applications: 1,
    transfers_awaited: 3,
    transfers_unmatched: 1,
    refunds_to_transfer: 2,
    reported_reviews: 0,
    steps: [],
  }),
};

function userAnswer(role: DeskRole): Answers {
  const shopId = role === "operator" ? 0 : 4;
  return { "chat/kefuInfo": success({ id: 3, shop_id: shopId, nickname: "Anna", avatar: "", role, online: 0 }) };
}

/** The whole desk at an address, over a platform that answers what the story says. */
export function deskStory({ path, role = "owner", answers = {} }: DeskStoryOptions) {
  return {
    loaders: [
      async ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): Promise<LoadedDesk> => {
        const locale = toLocale(globals["locale"]);
        const i18n = createI18n(locale);
        await Promise.all([uiKitMessages, ...chatCatalogs, deskMessages].map((catalog) => loadCatalog(i18n, catalog)));
        const { api } = envelopeApi({ ...frame, ...userAnswer(role), ...answers }, locale);
        const history = createMemoryHistory({ initialEntries: [path] });
        const router = createDeskRouter({ agents: api, desk: api, platformOrigin: "http://platform.test", history });
        return { desk: { i18n, router } };
      },
    ],
    render: (_args: unknown, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }): ReactElement => {
      const { i18n, router } = loaded["desk"] as LoadedDesk["desk"];
      return <Desk i18n={i18n} router={router} />;
    },
  };
}

/** A page of a list, as the wire has it. */
export function listed(list: readonly object[], more: object = {}, count: number = list.length) {
  return success({ list, page_no: 1, page_size: 20, count, more: 0, ...more });
}

export const phone = { viewport: { value: "360" } };
