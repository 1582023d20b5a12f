import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireFreight } from "../story-help/wire-freight.ts";
import { FreightPage } from "./freight-page.tsx";

const meta = { title: "Desk/Freight", component: FreightPage } satisfies Meta<typeof FreightPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/freight";
const freight = success(wireFreight);
const cash = {
  revision: 3,
  is_offered: 1,
  most: "500.00",
  region_ids: [310_000],
  platform: { is_open: 1, most: "2000.00" },
};
const of = (answers: Answers = {}) =>
  deskStory({ path, answers: { "freight/list": freight, "cash/terms": success(cash), ...answers } });
const sent = fn((_body: unknown) => success([]));
const clear = () => void sent.mockClear();

const choose = async (canvas: Pick<Canvas, "findByRole">, list: string, name: string) => {
  const select = await canvas.findByRole("combobox", { name: list });
  await within(select).findByRole("option", { name });
  await userEvent.selectOptions(select, name);
};

export const Templates: Story = {
  ...of(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /^Xizang, Xinjiang/ })).toBeVisible();
    await expect(canvas.getByText(/^Not delivered to: Taiwan.*Hangzhou/)).toBeVisible();
    await expect(canvas.getByText("from ¥300.00")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Make it the standard: Parcels" })).toBeNull();
  },
};

export const CashOnDelivery: Story = {
  ...of({ "cash/save_terms": (body) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("¥500.00")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Change cash on delivery" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Cash on delivery" }));
    await fill(dialog.getByRole("textbox", { name: /^Orders up to/ }), "much");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("An amount, such as 79.50")).toBeVisible();
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Orders up to/ }));
    await user.click(await dialog.findByRole("button", { name: /^Remove: Shanghai/ }));
    await expect(dialog.getByText("Without any it is wherever you send to.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ is_offered: 1, most: "", region_ids: [], revision: 3 }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const CashChangedByAColleague: Story = {
  ...of({ "cash/save_terms": rejection("Somebody has changed this meanwhile. Please look at it again") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change cash on delivery" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Cash on delivery" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText(/^Somebody has changed this meanwhile/)).toBeVisible();
  },
};

export const WithoutCash: Story = {
  ...of({ "cash/terms": success({ ...cash, platform: { is_open: 0, most: "2000.00" } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The marketplace takes no cash on delivery at present.")).toBeVisible();
  },
};

export const Added: Story = {
  ...of({ "freight/save": (body) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New template" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New freight template" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please fill this in.")).toBeVisible();
    await fill(dialog.getByRole("textbox", { name: "Name" }), "Post");
    await fill(dialog.getByRole("textbox", { name: "Freight for it" }), "6");
    await fill(dialog.getByRole("textbox", { name: "Freight for each" }), "1.5");
    await user.click(dialog.getByRole("button", { name: "Exclude a region" }));
    await choose(dialog, "Province", "Zhejiang Province");
    await choose(dialog, "City", "Hangzhou City");
    await user.click(dialog.getByRole("button", { name: "Add this region" }));
    await expect(
      await dialog.findByRole("button", { name: /^Remove: Zhejiang Province · Hangzhou City/ }),
    ).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The freight template is saved.")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      name: "Post",
      unit: "piece",
      rules: [{ region_ids: [], first_units: 1, first_amount: "6.00", next_units: 1, next_amount: "1.50" }],
      undelivered_region_ids: [330_100],
    });
  },
};

/** What is chosen is in the set before "Add this region" is pressed, and replaced by what is chosen in it. */
export const ExcludedByTheChoice: Story = {
  ...of({ "freight/save": (body) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Lamps that break" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the freight template" }));
    await user.click(dialog.getByRole("button", { name: "Add a region" }));
    await choose(dialog, "Province", "Xizang");
    await user.click(dialog.getByRole("button", { name: "Do not add one" }));
    await expect(dialog.getByText("For all regions that no other row names.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Exclude a region" }));
    await choose(dialog, "Province", "Zhejiang Province");
    await choose(dialog, "City", "Hangzhou City");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          rules: [expect.objectContaining({ region_ids: [] })],
          undelivered_region_ids: [330_100],
        }),
      ),
    );
  },
};

const taken = { ...rejection("Two rows name the same region"), field: "region_ids_1" };
export const ChangedWithRegionTwice: Story = {
  ...of({ "freight/save": taken }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Parcels" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the freight template" }));
    await user.click(dialog.getByRole("button", { name: "Add a row" }));
    const amounts = dialog.getAllByRole("textbox", { name: /^Freight for/ });
    for (const field of amounts.slice(-2)) await fill(field, "5");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Two rows name the same region")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Remove the row: 3" }));
    await waitFor(() => expect(dialog.queryByRole("group", { name: "Row 3" })).toBeNull());
  },
};

const unmeasured = { ...rejection("Products without a weight: 2."), field: "unit" };
export const CountsWhatProductsDoNotHave: Story = {
  ...of({ "freight/save": unmeasured }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change: Lamps that break" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Change the freight template" }));
    const unit = dialog.getByRole("combobox", { name: "Counted" });
    await userEvent.selectOptions(unit, "weight");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(unit).toHaveAccessibleDescription("Products without a weight: 2."));
    await expect(unit).toBeInvalid();
  },
};

export const RemovedForAnother: Story = {
  ...of({ "freight/remove": (body) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Remove: Parcels" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Remove “Parcels”?" }));
    await expect(dialog.getByText("12 products travel by it, and get another template.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await dialog.findByText("Please choose one.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Standard in its place" }), "4");
    await user.click(dialog.getByRole("button", { name: "Remove it" }));
    await expect(await canvas.findByText("The freight template is removed.")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ id: 3, revision: 2, target_id: 4 });
  },
};

export const AnotherDefault: Story = {
  ...of({ "freight/make_default": (body) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    await (
      await realInput()
    ).click(await canvas.findByRole("button", { name: "Make it the standard: Lamps that break" }));
    await expect(await canvas.findByText("“Lamps that break” is the standard now.")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ id: 4, revision: 1 });
  },
};

export const FreeFrom: Story = {
  ...of({ "freight/save_free_from": (body) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change free delivery" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Free delivery" }));
    await fill(dialog.getByRole("textbox", { name: /^All other regions/ }), "much");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("An amount, such as 79.50")).toBeVisible();
    await fill(dialog.getByRole("textbox", { name: /^All other regions/ }), "129");
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Xizang/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("An amount, such as 79.50")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: /^Remove: Xizang/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        was: [
          { region_id: 0, amount: "99.00" },
          { region_id: 540_000, amount: "300.00" },
        ],
        free_from: [{ region_id: 0, amount: "129.00" }],
      }),
    );
  },
};

/** A region that is chosen and not added is no reason to forget it. */
export const FreeFromForTheChoice: Story = {
  ...of({ "freight/save_free_from": (body) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change free delivery" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Free delivery" }));
    await choose(dialog, "Province", "Zhejiang Province");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const amount = await dialog.findByRole("textbox", { name: /^Zhejiang Province/ });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
    await fill(amount, "59");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          free_from: [
            { region_id: 0, amount: "99.00" },
            { region_id: 540_000, amount: "300.00" },
            { region_id: 330_000, amount: "59.00" },
          ],
        }),
      ),
    );
  },
};

const tried = fn((_query: unknown) => success({ freight: "38.00", is_delivered: 1 }));
export const Tried: Story = {
  ...of({ "freight/try": (query) => tried(query) }),
  play: async ({ canvas }) => {
    tried.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Compute the freight" }));
    await expect(await canvas.findByText("Please choose the region down to the district.")).toBeVisible();
    await fill(canvas.getByRole("textbox", { name: "How much" }), "2000");
    await choose(canvas, "Province", "Xizang");
    await choose(canvas, "City", "Lhasa City");
    await choose(canvas, "District", "Chengguan District");
    await user.click(canvas.getByRole("button", { name: "Compute the freight" }));
    await expect(await canvas.findByText(/^2000 g to Xizang · Lhasa.*: ¥38\.00$/)).toBeVisible();
    await expect(tried).toHaveBeenCalledWith({
      id: "3",
      province_id: "540000",
      city_id: "540100",
      district_id: "540102",
      units: "2000",
      goods_amount: "0.00",
    });
    await choose(canvas, "Freight template", "Lamps that break");
    await expect(canvas.getByText(/^2000 g to Xizang/)).toBeVisible();
  },
};

export const NoTemplates: Story = {
  ...of({ "freight/list": success({ templates: [], free_from: [] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No freight templates yet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Compute the freight" })).toBeNull();
  },
};

export const ForStaff: Story = {
  ...deskStory({ path, role: "staff", answers: { "freight/list": freight, "cash/terms": success(cash) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Compute the freight" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "New template" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Change: Parcels" })).toBeNull();
  },
};

export const Loading: Story = loadingStory({ path, call: "freight/list", title: "Freight" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call: "freight/list",
  answer: freight,
  others: { "cash/terms": success(cash) },
  shown: (canvas) => canvas.findByRole("heading", { name: "Parcels" }),
});

const usual = { ...of(), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
