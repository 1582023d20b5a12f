import { type Answers, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { untilChangeFailed } from "@plaza/testing/changes";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { NoticesPage } from "./notices-page.tsx";

const meta = { title: "Account/NoticesPage", component: NoticesPage } satisfies Meta<typeof NoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const site = success({ name: "Plaza", extensions: ["alerts"] });

function notice(id: number, kind: string, text: string, more: object = {}) {
  return {
    id,
    kind,
    about: kind === "order" || kind === "refund" ? "order" : "product",
    about_id: id,
    text,
    image: "",
    is_read: 0,
    create_time: "2026-11-20 12:05:00",
    ...more,
  };
}
const price = notice(5, "price", "Enamel Skillet now costs ¥149.00. You asked to be told at ¥150.00 or less.");
const stock = notice(4, "stock", "Glass Storage Jar, 1.2 l is back.", { create_time: "2026-11-19 09:00:00" });
const sent = notice(3, "order", "Iron Teapot is on its way to you. Order 202611190900001234.", {
  is_read: 1,
  create_time: "2026-11-19 08:00:00",
});
const flash = notice(2, "flash", "The flash sale of Lilac Shoe has begun: ¥112.00 while it lasts.", { is_read: 1 });
const refund = notice(1, "refund", "¥54.00 for order 202611190900001234 is back in your wallet.", { is_read: 1 });
const longTitle = notice(6, "stock", `${"Donaudampfschifffahrtsgesellschaftskapitän".repeat(4)} is back.`);

function listed(lists: readonly object[], more: object = {}) {
  const unread = lists.filter((each) => "is_read" in each && each.is_read === 0).length;
  const counts = { all: lists.length, unread };
  return success({ lists, count: lists.length, more: 0, page_no: 1, page_size: 20, counts, ...more });
}
const news = notice(7, "news", "Spring tea is here", {
  about: "shop",
  content: "The first leaves of the year, from three gardens.",
  create_time: "2026-11-18 10:00:00",
});
const plainNews = notice(8, "news", "We are closed on 1 January", {
  about: "",
  about_id: 0,
  content: "Happy new year!",
});
const all = listed([longTitle, price, stock, sent, flash, refund]);

function page(answers: Answers, path = "/user/notices") {
  return storyRouter({
    path,
    session: customerSession,
    answers: {
      "index/config": site,
      "notice/unread": success({ count: 3 }),
      "alert/state": success({ lists: [] }),
      ...answers,
    },
  });
}

export const ByDay: Story = {
  ...page({ "notice/lists": all }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Notices" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Unread 3" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "19 November" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Enamel Skillet now costs/ })).toHaveAttribute(
      "href",
      expect.stringContaining("goods_details/5"),
    );
    await expect(canvas.getByRole("link", { name: /^Iron Teapot/ })).toHaveAttribute(
      "href",
      expect.stringContaining("user/order/detail?id=3"),
    );
  },
};

export const NewsOfTheMarketplace: Story = {
  ...page({ "notice/lists": listed([news, plainNews]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The first leaves of the year, from three gardens.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Spring tea is here" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "We are closed on 1 January" })).toBeNull();
    await expect(canvas.getAllByText(/^News and offers/)[0]).toBeVisible();
  },
};

const read = fn((_sent: unknown) => success({ count: 2 }));
export const ReadByAPress: Story = {
  ...page({ "notice/lists": all, "notice/read": (body) => read(body) }),
  play: async ({ canvas }) => {
    read.mockClear();
    const user = await realInput();
    await user.dblClick(canvas.getByRole("button", { name: /^Mark as read: Enamel/ }));
    await waitFor(() => expect(read).toHaveBeenCalledWith({ id: [5] }));
    await expect(read).toHaveBeenCalledOnce();
    await user.click(canvas.getByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(read).toHaveBeenLastCalledWith({ all: 1 }));
  },
};

const remove = fn((_sent: unknown) => success([]));
const left = fn(() => (remove.mock.calls.length % 2 === 0 ? listed([price, stock]) : listed([stock])));
export const DeletedAndBroughtBack: Story = {
  ...page({ "notice/lists": left, "notice/delete": (body) => remove(body) }),
  play: async ({ canvas }) => {
    remove.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: /^Delete: Enamel/ }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ id: [5], is_deleted: 1 }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: /^Enamel/ })).toBeNull());
    await user.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(remove).toHaveBeenLastCalledWith({ id: [5], is_deleted: 0 }));
    await expect(await canvas.findByRole("link", { name: /^Enamel/ })).toBeVisible();
  },
};

export const ReadOnesDeletedAfterAQuestion: Story = {
  ...page({ "notice/lists": all, "notice/delete": (body) => remove(body) }),
  play: async ({ canvas }) => {
    remove.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Delete read notices" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Delete all notices that you have read?" }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ all: 1, is_deleted: 1 }));
  },
};

export const None: Story = {
  ...page({ "notice/lists": listed([]), "notice/unread": success({ count: 0 }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No notices yet" })).toBeVisible();
  },
};
export const NothingUnread: Story = {
  ...page({ "notice/lists": listed([]) }, "/user/notices?view=unread"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "You have read everything" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Show all notices" })).toBeVisible();
  },
};

let isDown = true;
export const NotLoadedAtFirst: Story = {
  ...page({ "notice/lists": () => (isDown ? unreachable() : all) }),
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    const retry = await canvas.findByRole("button", { name: "Try again" });
    // A press while it still asks would be none.
    await waitFor(() => expect(retry).not.toHaveAttribute("aria-busy", "true"));
    isDown = false;
    await user.click(retry);
    await expect(await canvas.findByRole("link", { name: /^Enamel/ })).toBeVisible();
  },
};

const goods = { id: 7, name: "Enamel Skillet, Ink", image: "", min_price: "199.00", market_price: "239.00" };
function alert(kind: string, more: object = {}) {
  return {
    kind,
    goods_id: 7,
    item_id: 0,
    price: kind === "price" ? "120.00" : "",
    create_time: "2026-11-18 10:00:00",
    goods,
    spec: "",
    now_price: "199.00",
    now_stock: 4,
    is_valid: 1,
    ...more,
  };
}
const own = success({
  lists: [
    alert("price"),
    alert("stock", { goods_id: 8, item_id: 81, spec: "Sea,1 l", now_stock: 0, goods: { ...goods, id: 8 } }),
    alert("flash", { goods_id: 9, goods: { ...goods, id: 9, name: "Lilac Shoe" } }),
    alert("price", { goods_id: 10, is_valid: 0, goods: { ...goods, id: 10, name: "Sunday Table Radio" } }),
  ],
  most: 100,
});
const set = fn((_sent: unknown) => success([]));
export const Alerts: Story = {
  ...page({ "alert/lists": own, "alert/set": (body) => set(body) }, "/user/notices?view=alerts"),
  play: async ({ canvas }) => {
    set.mockClear();
    const [price, stock, flash, gone] = canvas.getAllByRole("listitem");
    await expect(price).toHaveTextContent("At ¥120.00 or less · costs ¥199.00 now");
    await expect(stock).toHaveTextContent("Sea,1 l · When it is back · sold out now");
    await expect(flash).toHaveTextContent("When its flash sale begins · costs ¥199.00 now");
    await expect(gone).toHaveTextContent("At ¥120.00 or less · taken off sale by the shop");
    for (const row of [price, stock, flash, gone]) await expect(row).toBeVisible();
    await expect(canvas.getByText("4 of 100 alerts")).toBeVisible();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Remove the alert: Lilac Shoe" }));
    await waitFor(() => expect(set).toHaveBeenCalledWith({ kind: "flash", goods_id: 9, is_on: 0 }));
  },
};
export const AlertChanged: Story = {
  ...page(
    {
      "alert/lists": own,
      "alert/state": success({ lists: [{ kind: "price", goods_id: 7, item_id: 0, price: "120.00" }] }),
      "alert/set": (body) => set(body),
    },
    "/user/notices?view=alerts",
  ),
  play: async ({ canvas }) => {
    set.mockClear();
    const user = await realInput();
    await user.click(canvas.getAllByRole("button", { name: /^Change the alert: Enamel/ })[0] as HTMLElement);
    const dialog = within(await canvas.findByRole("dialog"));
    const field = dialog.getByRole("textbox", { name: "At this price or less" });
    await user.click(field);
    await user.keyboard("{Control>}a{/Control}250");
    await user.keyboard("{Enter}");
    await expect(await dialog.findByText("Please enter less than it costs now.")).toBeVisible();
    await user.click(field);
    await user.keyboard("{Control>}a{/Control}99,5");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(set).toHaveBeenCalledWith({ kind: "price", goods_id: 7, price: "99.50", is_on: 1 }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};
export const NoAlerts: Story = {
  ...page({ "alert/lists": success({ lists: [], most: 100 }) }, "/user/notices?view=alerts"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  },
};

const kinds = ["price", "stock", "flash", "order", "refund", "news"];
const settings = success({ lists: kinds.map((kind) => ({ kind, inbox: 1, sms: 0 })), sms: 1 });
const settingsPath = "/user/notices?view=settings";
const change = fn((_sent: unknown) => success([]));
const sms = fn(() =>
  change.mock.calls.length === 0
    ? settings
    : success({ lists: kinds.map((kind) => ({ kind, inbox: 1, sms: kind === "order" ? 1 : 0 })), sms: 1 }),
);
export const Settings: Story = {
  ...page({ "notice/settings": sms, "notice/setSettings": (body) => change(body) }, settingsPath),
  play: async ({ canvas }) => {
    change.mockClear();
    const user = await realInput();
    const orders = canvas.getByRole("switch", { name: "SMS: Your orders" });
    await user.click(orders);
    await waitFor(() => expect(orders).toBeChecked());
    await waitFor(() => expect(change).toHaveBeenCalledWith({ kind: "order", sms: 1 }));
    await expect(canvas.getByRole("switch", { name: "Inbox: Your orders" })).toBeChecked();
    // News never come as text messages.
    await expect(canvas.getByRole("switch", { name: "Inbox: News and offers" })).toBeChecked();
    await expect(canvas.queryByRole("switch", { name: "SMS: News and offers" })).toBeNull();
  },
};
export const SettingNotSaved: Story = {
  ...page({ "notice/settings": settings, "notice/setSettings": rejection("Please try again later") }, settingsPath),
  play: async ({ canvas, loaded }) => {
    const user = await realInput();
    const orders = canvas.getByRole("switch", { name: "Inbox: Your orders" });
    await user.click(orders);
    await untilChangeFailed(loaded);
    await waitFor(() => expect(orders).toBeChecked());
  },
};
export const WithoutTextMessages: Story = {
  ...page(
    { "notice/settings": success({ lists: kinds.map((kind) => ({ kind, inbox: 1, sms: 0 })), sms: 0 }) },
    settingsPath,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("switch")).toHaveLength(6);
  },
};

export const Chinese: Story = { ...page({ "notice/lists": all }), globals: inChinese };
export const JapaneseOnAPhone: Story = {
  ...page({ "notice/settings": settings }, settingsPath),
  globals: inJapaneseOnAPhone,
};
export const KoreanOnATablet: Story = {
  ...page({ "alert/lists": own }, "/user/notices?view=alerts"),
  globals: inKoreanOnATablet,
};
