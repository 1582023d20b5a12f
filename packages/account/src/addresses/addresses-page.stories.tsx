import { type Answers, noAnswer, rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireAddress } from "@plaza/testing/wire-address";
import { AddressesPage } from "./addresses-page.tsx";

const meta = { title: "Account/AddressesPage", component: AddressesPage } satisfies Meta<typeof AddressesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const studio = wireAddress({
  id: 2,
  contact: "Mina Sato (studio)",
  telephone: "13900139000",
  province_id: 330_000,
  city_id: 330_100,
  district_id: 330_106,
  province: "浙江省",
  city: "杭州市",
  district: "西湖区",
  address: "Unit 3, 16 Tianmushan Road",
  is_default: 0,
});
const longest = wireAddress({
  id: 3,
  contact: "Donaudampfschifffahr",
  province: "云南省",
  city: "红河哈尼族彝族自治州",
  district: "金平苗族瑶族傣族自治县",
  address:
    "河谷国家级经济技术开发区锦绣大道与滇南路交叉口东北侧红河印象国际花园小区十二栋二单元三千一百零四室请放在门口的白色柜子",
  is_default: 0,
});
const some = success([wireAddress(), studio]);

function page(answers: Answers) {
  return storyRouter({ path: "/user/address", session: customerSession, answers });
}

export const Some: Story = {
  ...page({ "user_address/lists": some }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Addresses" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByText("浙江省 杭州市 西湖区")).toHaveAttribute("lang", "zh");
    await expect(canvas.queryByRole("button", { name: "Set as default: Mina Sato" })).toBeNull();
  },
};

const add = fn((_sent: unknown) => success({ id: 1 }));
const none = fn(() => (add.mock.calls.length === 0 ? success([]) : success([wireAddress()])));
export const TheFirst: Story = {
  ...page({ "user_address/lists": none, "user_address/add": (sent) => add(sent) }),
  play: async ({ canvas }) => {
    add.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Add address" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Add address" }));
    await expect(dialog.getByLabelText("Recipient")).toHaveFocus();
    await user.keyboard("Mina Sato");
    await user.tab();
    await user.keyboard("138 0013 8000");
    await user.tab();
    await expect(await dialog.findByRole("option", { name: "北京市" })).toBeInTheDocument();
    await user.keyboard("{ArrowDown}");
    await user.tab();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await user.tab();
    await user.keyboard("1 Xizongbu Hutong");
    await expect(dialog.getByRole("checkbox", { name: "Use as the default address" })).toBeChecked();
    await user.click(dialog.getByRole("button", { name: "Save address" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(add).toHaveBeenCalledOnce();
    await expect(add).toHaveBeenCalledWith({
      contact: "Mina Sato",
      telephone: "13800138000",
      province_id: 110_000,
      city_id: 110_100,
      district_id: 110_101,
      address: "1 Xizongbu Hutong",
      is_default: 1,
    });
    // The button that was pressed is gone with the notice that there is none yet.
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

const update = fn((_sent: unknown) => success([]));
export const Edited: Story = {
  ...page({ "user_address/lists": some, "user_address/update": (sent) => update(sent) }),
  play: async ({ canvas }) => {
    update.mockClear();
    const user = await realInput();
    const edit = canvas.getByRole("button", { name: "Edit: Mina Sato (studio)" });
    await user.click(edit);
    const dialog = within(await canvas.findByRole("dialog", { name: "Edit address" }));
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "District" })).toHaveValue("330106"));
    await user.click(dialog.getByLabelText("Street, building, flat"));
    await user.keyboard("{Control>}{End}{/Control}, rear");
    await user.click(dialog.getByRole("button", { name: "Save address" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(edit).toHaveFocus();
    await expect(update).toHaveBeenCalledWith({
      id: 2,
      contact: "Mina Sato (studio)",
      telephone: "13900139000",
      province_id: 330_000,
      city_id: 330_100,
      district_id: 330_106,
      address: "Unit 3, 16 Tianmushan Road, rear",
      is_default: 0,
    });
  },
};

export const NotSaved: Story = {
  ...page({ "user_address/lists": some, "user_address/update": rejection("This address no longer exists") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Edit: Mina Sato" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Edit address" }));
    await user.click(dialog.getByRole("button", { name: "Save address" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("This address no longer exists");
  },
};

const remove = fn((_sent: unknown) => success([]));
const shrinking = fn(() => (remove.mock.calls.length === 0 ? some : success([wireAddress()])));
export const Deleted: Story = {
  ...page({ "user_address/lists": shrinking, "user_address/del": (sent) => remove(sent) }),
  beforeEach: () => {
    remove.mockClear();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Delete: Mina Sato (studio)" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Delete this address?" }));
    await waitFor(() => expect(dialog.getByText(/Unit 3, 16 Tianmushan Road/)).toBeVisible());
    await expect(dialog.getByRole("button", { name: "Keep address" })).toHaveFocus();
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
    await expect(remove).toHaveBeenCalledWith({ id: 2 });
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const Kept: Story = {
  ...page({ "user_address/lists": some, "user_address/del": (sent) => remove(sent) }),
  play: async ({ canvas }) => {
    remove.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Delete: Mina Sato" }));
    await canvas.findByRole("dialog", { name: "Delete this address?" });
    await user.keyboard("{Enter}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(remove).not.toHaveBeenCalled();
  },
};

export const AnotherDefaultAtOnce: Story = {
  ...page({ "user_address/lists": some, "user_address/setDefault": noAnswer }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Set as default: Mina Sato (studio)" }));
    const [first, second] = canvas.getAllByRole("listitem");
    await waitFor(() => expect(second).toHaveTextContent("Default"));
    await expect(canvas.getByRole("button", { name: "Edit: Mina Sato (studio)" })).toHaveFocus();
    await expect(first).not.toHaveTextContent(/Sato13800138000Default/);
  },
};

export const NoOtherDefault: Story = {
  ...page({ "user_address/lists": some, "user_address/setDefault": rejection("This address no longer exists") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Set as default: Mina Sato (studio)" }));
    await expect(await canvas.findByRole("button", { name: "Set as default: Mina Sato (studio)" })).toBeVisible();
  },
};

export const None: Story = { ...page({ "user_address/lists": success([]) }) };
const phone = { viewport: { value: "360" } };
const many = success([wireAddress(), studio, longest]);
export const LongTexts: Story = { ...page({ "user_address/lists": many }) };
export const ChineseOnAPhone: Story = { ...page({ "user_address/lists": many }), globals: { ...phone, locale: "zh" } };
export const Japanese: Story = { ...page({ "user_address/lists": many }), globals: { locale: "ja" } };
export const KoreanOnAPhone: Story = {
  ...page({ "user_address/lists": many }),
  globals: { ...phone, locale: "ko" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
