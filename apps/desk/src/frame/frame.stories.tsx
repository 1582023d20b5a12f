import { success, unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, listed, phone } from "../story-help/desk-story.tsx";
import { wireShopPage } from "../shop-page/wire-shop-page.ts";
import { Frame } from "./frame.tsx";

const meta = { title: "Desk/Frame", component: Frame } satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfStaff: Story = {
  ...deskStory({ path: "/coupons", role: "staff", answers: { "coupons/list": listed([]) } }),
  play: async ({ canvas }) => {
    const rail = within(await canvas.findByRole("navigation", { name: "Pages of the desk" }));
    await expect(rail.getByRole("link", { name: "Marketing" })).toHaveAttribute("aria-current", "page");
    await expect(await rail.findByRole("link", { name: "Orders 2" })).toBeVisible();
    await expect(await rail.findByRole("link", { name: "Reviews 3" })).toBeVisible();
    await expect(rail.queryByRole("link", { name: "Team" })).toBeNull();
    await expect(rail.queryByRole("link", { name: /^Applications/ })).toBeNull();
  },
};

export const TabsOfASection: Story = {
  ...deskStory({
    path: "/coupons",
    answers: { "coupons/list": listed([]), "shop_page/detail": success(wireShopPage) },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const rail = within(await canvas.findByRole("navigation", { name: "Pages of the desk" }));
    await expect(rail.getByRole("link", { name: "Marketing" })).toHaveAttribute("aria-current", "page");
    const tabs = within(canvas.getByRole("navigation", { name: "Marketing" }));
    await expect(tabs.getByRole("link", { name: "Coupons" })).toHaveAttribute("aria-current", "page");
    await expect(tabs.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search-rules");
    await user.click(rail.getByRole("link", { name: "Shop" }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Shop page" })).toBeVisible());
    const pages = within(canvas.getByRole("navigation", { name: "Shop" }));
    await expect(pages.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Shop page",
      "Addresses",
      "Freight",
      "Contact",
      "Terms",
      "Documents",
      "Team",
      "Audit log",
    ]);
  },
};

export const OnAPhone: Story = {
  ...deskStory({ path: "/coupons", answers: { "coupons/list": listed([]) } }),
  globals: phone,
  play: async ({ canvas }) => {
    const rail = await canvas.findByRole("navigation", { name: "Pages of the desk" });
    const current = within(rail).getByRole("link", { name: "Marketing" });
    await waitFor(() => {
      const { left, right } = current.getBoundingClientRect();
      return expect(left >= 0 && right <= innerWidth).toBe(true);
    });
    await expect(rail.scrollLeft).toBeGreaterThan(0);
  },
};

export const OfAnOperator: Story = {
  ...deskStory({ path: "/", role: "operator" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    await expect(canvas.getByText("The platform")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
    await expect(await canvas.findByRole("link", { name: "Shops 1" })).toHaveAttribute("href", "/applications");
    await expect(canvas.getByRole("link", { name: "Bank transfers 3" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Conversations" })).not.toHaveAttribute("aria-current");
    await expect(canvas.queryByRole("link", { name: /^Orders/ })).toBeNull();
  },
};

export const OfAnAgent: Story = {
  ...deskStory({ path: "/", role: "agent" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Conversations" })).toBeVisible();
    const rail = within(canvas.getByRole("navigation", { name: "Pages of the desk" }));
    await expect(rail.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Conversations"]);
  },
};

export const ForSomebodyElse: Story = {
  ...deskStory({ path: "/orders", role: "operator" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
  },
};

export const AtNoAddress: Story = {
  ...deskStory({ path: "/orders/constructor" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
  },
};

const logOut = fn(() => success([]));
export const LoggedOut: Story = {
  ...deskStory({ path: "/coupons", answers: { "coupons/list": listed([]), "account/logout": logOut } }),
  play: async ({ canvas }) => {
    logOut.mockClear();
    const user = await realInput();
    await user.dblClick(await canvas.findByRole("button", { name: "Log out" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
    await expect(logOut).toHaveBeenCalledOnce();
  },
};

/** The cookie of this browser says it to the server, as soon as there is one. */
export const LoggedOutWithoutAnAnswer: Story = {
  ...deskStory({ path: "/coupons", answers: { "coupons/list": listed([]), "account/logout": unreachable } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Log out" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
    await expect(document.cookie).toContain("desk_left=1");
  },
};

export const Offline: Story = {
  ...deskStory({ path: "/coupons", answers: { "coupons/list": listed([]) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Coupons" });
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    try {
      dispatchEvent(new Event("offline"));
      await expect(await canvas.findByText(/^You are offline\./)).toBeVisible();
    } finally {
      Object.defineProperty(navigator, "onLine", online ?? { configurable: true, value: true });
      dispatchEvent(new Event("online"));
    }
    await waitFor(() => expect(canvas.queryByText(/^You are offline\./)).toBeNull());
  },
};

export const WithTheKeyboard: Story = {
  ...deskStory({ path: "/coupons", answers: { "coupons/list": listed([]) } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await canvas.findByRole("link", { name: "Marketing" });
    await user.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Skip to content" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    const tabs = within(canvas.getByRole("navigation", { name: "Marketing" }));
    for (const name of ["Coupons", "Flash sale", "Search"]) {
      await user.tab();
      await waitFor(() => expect(tabs.getByRole("link", { name })).toHaveFocus());
    }
    await user.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "New coupon" })).toHaveFocus());
  },
};
