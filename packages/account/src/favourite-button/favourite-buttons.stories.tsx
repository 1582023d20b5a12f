import { wireFavourite } from "@plaza/api-client/testing";
import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { untilChangeFailed } from "@plaza/testing/changes";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import { setDeviceFavourite } from "@plaza/shopping/device-favourites";
import { rootRoute, type Session, visitorSession } from "@plaza/routing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { useAccountFavourite } from "./account-favourites.ts";
import { buttonsWith, useDeviceFavourite } from "./mount-favourites.ts";

const customers = buttonsWith(useAccountFavourite);
const visitors = buttonsWith(useDeviceFavourite);

function FavouriteButtons(): ReactElement {
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { FavouriteButton, FollowButton } = isCustomer ? customers : visitors;
  return (
    <div style={{ display: "flex", gap: 16, padding: 24 }}>
      <FavouriteButton id={5} name="Iron Teapot" />
      <FavouriteButton id={6} name="Glass Storage Jar" />
      <FollowButton id={3} name="Hearth & Linden" />
    </div>
  );
}

const meta = {
  title: "Account/Favourite buttons",
  component: FavouriteButtons,
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FavouriteButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

const ours = success({ name: "Plaza", extensions: ["favourites_state"] });

function favourites(answers: Answers, session: Session = customerSession) {
  return storyRouter({ session, answers: { "index/config": ours, ...answers } });
}

const state = fn(() => success({ goods: [6], shops: [3] }));
export const OfACustomer: Story = {
  ...favourites({ "goods_collect/state": () => state() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Favourite: Glass Storage Jar" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("button", { name: "Favourite: Iron Teapot" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await expect(canvas.getByRole("button", { name: "Following Hearth & Linden" })).toBeVisible();
  },
};

const save = fn((_sent: unknown) => success([]));
export const SavedOnce: Story = {
  ...favourites({
    "goods_collect/state": success({ goods: [], shops: [] }),
    "goods_collect/changeStatus": (sent) => save(sent),
  }),
  play: async ({ canvas }) => {
    save.mockClear();
    const user = await realInput();
    const button = await canvas.findByRole("button", { name: "Favourite: Iron Teapot" });
    await user.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ goods_id: 5, is_collect: 1 }));
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  ...favourites({
    "goods_collect/state": success({ goods: [], shops: [] }),
    "goods_collect/changeStatus": rejection("You can keep 500 favourites at most"),
  }),
  play: async ({ canvas, loaded }) => {
    const user = await realInput();
    const button = await canvas.findByRole("button", { name: "Favourite: Iron Teapot" });
    await user.click(button);
    await untilChangeFailed(loaded);
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "false"));
  },
};

export const StateUnknown: Story = {
  ...favourites({ "goods_collect/state": rejection("Please try again later") }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** On a platform that only toggles: the state is read, and what differs is sent. */
const toggle = fn((_sent: unknown) => success([]));
const saved = fn(() =>
  success({
    lists: [wireFavourite({ id: 6 })],
    count: 1,
    more: 0,
    page_no: 1,
    page_size: 100,
  }),
);
export const OfAnotherPlatform: Story = {
  ...favourites({
    "index/config": success({ name: "Plaza" }),
    "goods_collect/lists": () => saved(),
    "pc/shopFollowList": rejection("页面错误！请稍后再试～"),
    "goods_collect/changeStatus": (sent) => toggle(sent),
  }),
  play: async ({ canvas }) => {
    toggle.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Favourite: Iron Teapot" }));
    await waitFor(() => expect(toggle).toHaveBeenCalledWith({ goods_id: 5, is_collect: 1 }));
    // Its list of shops fails, so nobody can say what is followed.
    await expect(canvas.queryByRole("button", { name: /Follow/ })).toBeNull();
  },
};

export const OfAVisitor: Story = {
  ...favourites({}, visitorSession),
  play: async ({ canvas }) => {
    setDeviceFavourite("products", 6, true);
    const user = await realInput();
    const button = await canvas.findByRole("button", { name: "Favourite: Iron Teapot" });
    await user.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    await expect(canvas.getByRole("button", { name: "Favourite: Glass Storage Jar" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await waitFor(() =>
      expect(canvas.getByText("Saved on this device. Log in to keep it in your account.")).toBeVisible(),
    );
  },
};
