import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded } from "../story-help/page-stories.ts";
import { ProviderPanel } from "./provider-panel.tsx";

const meta = { title: "Desk/Payment providers", component: ProviderPanel } satisfies Meta<typeof ProviderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const provider = (method: string, name: string, state: string, test: object | null = null) => ({
  method,
  name,
  state,
  test,
});
const page = (check: NonNullable<Parameters<typeof deskStory>[0]["answers"]>[string] = success([]), test?: object) =>
  deskStory({
    path: "/settings?list=payment",
    role: "operator",
    answers: {
      "settings/list": success([]),
      "payments/providers": success([
        provider("alipay", "Alipay", "missing"),
        provider("wechat", "WeChat Pay", "sandbox"),
        provider("stripe", "Stripe", "contract", test),
      ]),
      "payments/check": check,
    },
  });

const works = fn((_sent: unknown) => success({ result: "accepted", detail: "" }));
export const OneOfEach: Story = {
  ...page((sent) => works(sent)),
  play: async ({ canvas }) => {
    works.mockClear();
    await expect(await canvas.findByText(/ALIPAY_PRIVATE_KEY/)).toBeVisible();
    await expect(canvas.getByText(/^A stand-in that takes no money/)).toBeVisible();
    await (await realInput()).click(canvas.getByRole("button", { name: "Test: Stripe" }));
    await expect(await canvas.findByText(/^It works/)).toBeVisible();
    await expect(works).toHaveBeenCalledWith({ method: "stripe" });
  },
};

const saying = (answer: Parameters<typeof page>[0], says: RegExp): Story => ({
  ...page(answer),
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Test: Stripe" }));
    await waitFor(() => expect(canvas.getByText(says)).toBeVisible());
  },
});
export const CredentialsRefused: Story = saying(
  success({ result: "rejected", detail: "401: api_key_invalid" }),
  /api_key_invalid/,
);
export const NoUsableAnswer: Story = saying(success({ result: "unreached", detail: "" }), /no usable answer/);
export const TooOften: Story = saying(rejection("Too many attempts; please try again in 60 min"), /^Too many attempts/);

export const TestedBefore: Story = {
  ...page(success([]), { result: "rejected", detail: "401: api_key_invalid", by: "", at: "2026-11-23T02:00:00.000Z" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Last test: credentials refused, /)).toBeVisible();
  },
};
export const Chinese: Story = { ...page(), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), play: loaded, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), play: loaded, globals: inKoreanOnATablet };
