import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import { createI18n } from "@plaza/i18n";
import { FlashSaleAlert, type Session, visitorSession } from "@plaza/routing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { mountAlerts } from "./mount-alerts.ts";
import { UnreadNoticesLink } from "./notices-link.tsx";
import { FlashSaleAlertButton, PriceAlertButton, StockAlertButton } from "./account-alert-buttons.tsx";

function AlertButtons(): ReactElement {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 16, padding: 24 }}>
      <PriceAlertButton productId={5} skuId={null} name="Iron Teapot" price={19_900} />
      <PriceAlertButton productId={6} skuId={61} name="Glass Storage Jar" price={1200} look="round" />
      <FlashSaleAlertButton id={7} name="Lilac Shoe" />
      <UnreadNoticesLink />
    </div>
  );
}

const meta = {
  title: "Account/Alert buttons",
  component: AlertButtons,
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof AlertButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

const set = [{ kind: "price", goods_id: 6, item_id: 61, price: "10.00" }];

function alerts(answers: Answers, session: Session = customerSession) {
  return storyRouter({
    session,
    answers: {
      "index/config": success({ name: "Plaza", extensions: ["alerts"] }),
      "alert/state": success({ lists: set }),
      "notice/unread": success({ count: 100 }),
      ...answers,
    },
  });
}

const send = fn((_sent: unknown) => success([]));
export const OfACustomer: Story = {
  ...alerts({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Alert at ¥10.00: Glass Storage Jar" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("button", { name: "Tell me when Iron Teapot is cheaper" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await expect(await canvas.findByRole("link", { name: "Notices: 99+ unread" })).toBeVisible();
  },
};

export const AlertSet: Story = {
  ...alerts({ "alert/set": (sent) => send(sent) }),
  play: async ({ canvas }) => {
    send.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Tell me when Iron Teapot is cheaper" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Tell me when it is cheaper" }));
    const field = dialog.getByRole("textbox", { name: "At this price or less" });
    await expect(field).toHaveValue("189");
    await user.click(field);
    await user.keyboard("{Control>}a{/Control}{Delete}");
    await user.click(dialog.getByRole("button", { name: "Tell me" }));
    await expect(await dialog.findByText("Please enter a price, such as 79.50.")).toBeVisible();
    await user.click(field);
    await user.keyboard("{Control>}a{/Control}150");
    await user.dblClick(dialog.getByRole("button", { name: "Tell me" }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ kind: "price", goods_id: 5, price: "150.00", is_on: 1 }));
    await expect(send).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText("We will tell you when it costs ¥150.00 or less.")).toBeVisible());
  },
};

export const Refused: Story = {
  ...alerts({ "alert/set": rejection("You can have 100 alerts at most") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Tell me when Iron Teapot is cheaper" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Tell me" }));
    await expect(await dialog.findByText("You can have 100 alerts at most")).toBeVisible();
  },
};

export const RemindedOnce: Story = {
  ...alerts({ "alert/set": (sent) => send(sent) }),
  play: async ({ canvas }) => {
    send.mockClear();
    const user = await realInput();
    const button = await canvas.findByRole("button", { name: "Remind me of the flash sale: Lilac Shoe" });
    await user.dblClick(button);
    await waitFor(() => expect(send).toHaveBeenCalledWith({ kind: "flash", goods_id: 7, is_on: 1 }));
    await expect(send).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText("We will tell you when its flash sale begins.")).toBeVisible());
  },
};

export const StateUnknown: Story = {
  ...alerts({ "alert/state": rejection("Please try again later"), "notice/unread": success({ count: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Notices" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const OfAVisitor: Story = {
  ...alerts({}, visitorSession),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(canvas.queryByRole("link")).toBeNull();
    await user.click(await canvas.findByRole("button", { name: "Remind me of the flash sale: Lilac Shoe" }));
    await waitFor(() => expect(sessionStorage.getItem("plaza:wanted-alert")).toContain('"productId":7'));
  },
};

/** What was pressed before the login is set once after it. */
export const AfterTheLogin: Story = {
  ...alerts({ "alert/set": (sent) => send(sent) }),
  beforeEach: () => {
    send.mockClear();
    const pending = { kind: "stock", productId: 9, skuId: null, wish: null, on: true, at: Date.now() };
    sessionStorage.setItem("plaza:wanted-alert", JSON.stringify(pending));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(send).toHaveBeenCalledWith({ kind: "stock", goods_id: 9, is_on: 1 }));
    await waitFor(() => expect(canvas.getByText("We will tell you when it is back.")).toBeVisible());
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const SoldOut: Story = {
  ...alerts({
    "alert/state": () =>
      success({ lists: send.mock.calls.length > 0 ? [{ kind: "stock", goods_id: 9, item_id: 0 }] : [] }),
    "alert/set": (sent) => send(sent),
  }),
  beforeEach: () => {
    send.mockClear();
  },
  render: () => (
    <StockAlertButton product={{ id: 9, skus: [] }} sku={undefined} size="large">
      Sold out
    </StockAlertButton>
  ),
  play: async ({ canvas }) => {
    send.mockClear();
    const user = await realInput();
    await user.dblClick(await canvas.findByRole("button", { name: "Tell me when back", pressed: false }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ kind: "stock", goods_id: 9, is_on: 1 }));
    await expect(send).toHaveBeenCalledOnce();
    await expect(
      await canvas.findByRole("button", { name: "We tell you when it is back", pressed: true }),
    ).toBeVisible();
  },
};

/** Its code comes with the slot. */
export const InAVisitorsPage: Story = {
  ...alerts({}, visitorSession),
  render: () => <FlashSaleAlert id={7} name="Lilac Shoe" />,
  beforeEach: () => mountAlerts({ i18n: createI18n("en"), session: visitorSession }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Remind me of the flash sale: Lilac Shoe" }),
    ).toHaveAttribute("aria-pressed", "false");
  },
};
