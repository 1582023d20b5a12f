import { type Answers, noAnswer, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { untilChangeFailed } from "@plaza/testing/changes";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireAddress } from "@plaza/api-client/testing";
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
const longAddress = wireAddress({
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
    await expect(canvas.getByText("Flat 1204, 88 Wukang Road, Xuhui District, Shanghai")).toBeVisible();
    await expect(
      canvas.getByText("Unit 3, 16 Tianmushan Road, Xihu District, Hangzhou City, Zhejiang Province"),
    ).toBeVisible();
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
    await waitFor(() => expect(dialog.getByLabelText("Recipient")).toHaveFocus());
    await user.keyboard("Mina Sato");
    await user.tab();
    await user.keyboard("138 0013 8000");
    await user.tab();
    await expect(await dialog.findByRole("option", { name: "Beijing" })).toBeInTheDocument();
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
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

const older = wireAddress({
  id: 4,
  contact: "Old Miyun",
  province_id: 110_000,
  city_id: 110_200,
  district_id: 110_228,
  province: "北京市",
  city: "北京市",
  district: "密云县",
});
const keep = fn((_sent: unknown) => success([]));
/** The district has the name that it had; one that no list has is that part of its city which has none. */
function storyOf(saved: ReturnType<typeof wireAddress>, written: string, offered: string): Story {
  const { id, contact, province_id, city_id, district_id } = saved;
  return {
    ...page({ "user_address/lists": success([saved]), "user_address/update": (sent) => keep(sent) }),
    play: async ({ canvas }) => {
      keep.mockClear();
      await expect(canvas.getByText(written)).toBeVisible();
      const user = await realInput();
      await user.click(canvas.getByRole("button", { name: `Edit: ${contact}` }));
      const dialog = within(await canvas.findByRole("dialog", { name: "Edit address" }));
      const district = await dialog.findByRole("combobox", { name: "District" });
      await waitFor(() => expect(district).toHaveDisplayValue(offered));
      await user.click(dialog.getByRole("button", { name: "Save address" }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(keep).toHaveBeenCalledWith(expect.objectContaining({ id, province_id, city_id, district_id }));
    },
  };
}

export const OfOlderDivisions: Story = storyOf(
  older,
  "Flat 1204, 88 Wukang Road, Miyun County, Beijing",
  "Miyun County",
);
export const OfNewerDivisions: Story = storyOf(
  wireAddress({
    contact: "Taigu",
    province_id: 140_000,
    city_id: 140_700,
    district_id: 140_703,
    province: "山西省",
    city: "晋中市",
    district: "太谷区",
  }),
  "Flat 1204, 88 Wukang Road, Taigu District, Jinzhong City, Shanxi Province",
  "Taigu District",
);
export const OfNoDistrict: Story = storyOf(
  wireAddress({
    contact: "Nowhere in Beijing",
    province_id: 110_000,
    city_id: 110_100,
    district_id: 110_120,
    province: "北京市",
    city: "北京市",
    district: "",
  }),
  "Flat 1204, 88 Wukang Road, Beijing",
  "Beijing",
);
export const OfATownWithoutAName: Story = storyOf(
  wireAddress({
    contact: "Xiantao",
    province_id: 420_000,
    city_id: 429_004,
    district_id: 429_401,
    province: "湖北省",
    city: "仙桃市",
    district: "",
  }),
  "Flat 1204, 88 Wukang Road, Xiantao City, Hubei Province",
  "Xiantao City",
);

/** A platform that lists an address without any name of its region: the rest of it stays, the region is chosen anew. */
export const OfNoKnownRegion: Story = {
  ...page({
    "user_address/lists": success([
      wireAddress({
        province_id: 990_000,
        city_id: 990_100,
        district_id: 990_101,
        province: "",
        city: "",
        district: null,
      }),
      studio,
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Edit: Mina Sato" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Edit address" }));
    await expect(await dialog.findByRole("option", { name: "Beijing" })).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Save address" }));
    await expect(await dialog.findByText("Choose the province.")).toBeVisible();
    await expect(dialog.getByLabelText("Street, building, flat")).toHaveValue("Flat 1204, 88 Wukang Road");
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
    await waitFor(() => expect(edit).toHaveFocus());
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
    await waitFor(() => expect(dialog.getByRole("button", { name: "Keep address" })).toHaveFocus());
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
    await expect(remove).toHaveBeenCalledWith({ id: 2 });
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const NotDeleted: Story = {
  ...page({ "user_address/lists": some, "user_address/del": (sent) => remove(sent) }),
  play: async ({ canvas }) => {
    remove.mockClear();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Delete: Mina Sato" }));
    await canvas.findByRole("dialog", { name: "Delete this address?" });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
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
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit: Mina Sato (studio)" })).toHaveFocus());
    await expect(first).not.toHaveTextContent(/Sato13800138000Default/);
  },
};

export const NoOtherDefault: Story = {
  ...page({ "user_address/lists": some, "user_address/setDefault": rejection("This address no longer exists") }),
  play: async ({ canvas, loaded }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Set as default: Mina Sato (studio)" }));
    await untilChangeFailed(loaded);
    await expect(await canvas.findByRole("button", { name: "Set as default: Mina Sato (studio)" })).toBeVisible();
  },
};

export const NotListed: Story = {
  ...page({ "user_address/lists": noAnswer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your addresses could not be shown")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Add address" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Add address" }));
    await expect(dialog.getByRole("checkbox", { name: "Use as the default address" })).toBeEnabled();
  },
};

/** The list is there, but not since the last change. */
const failing = fn(() => (update.mock.calls.length === 0 ? some : noAnswer()));
export const NotListedAnyMore: Story = {
  ...page({ "user_address/lists": failing, "user_address/update": (sent) => update(sent) }),
  beforeEach: () => {
    update.mockClear();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Edit: Mina Sato" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Edit address" }));
    await user.click(await dialog.findByRole("button", { name: "Save address" }));
    await expect(await canvas.findByText(/^The latest changes could not be shown/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Edit: Mina Sato" })).toBeVisible();
  },
};

export const None: Story = { ...page({ "user_address/lists": success([]) }) };
const many = success([wireAddress(), studio, longAddress]);
export const LongTexts: Story = { ...page({ "user_address/lists": many }) };
export const Chinese: Story = {
  ...page({ "user_address/lists": many }),
  globals: inChinese,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("浙江省杭州市西湖区 Unit 3, 16 Tianmushan Road")).toBeVisible();
  },
};
export const JapaneseOnAPhone: Story = {
  ...page({ "user_address/lists": many }),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("浙江省杭州市西湖区 Unit 3, 16 Tianmushan Road")).toBeVisible();
    await expect(canvas.getByText(/^雲南省紅河ハニ族イ族自治州金平ミャオ族ヤオ族タイ族自治県/)).toBeVisible();
  },
};
export const KoreanOnATablet: Story = {
  ...page({ "user_address/lists": many }),
  globals: inKoreanOnATablet,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("저장성 항저우시 시후구 Unit 3, 16 Tianmushan Road")).toBeVisible();
  },
};
