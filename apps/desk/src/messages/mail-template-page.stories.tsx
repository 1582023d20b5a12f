import { type Envelope, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { MailTemplatePage } from "./mail-template-page.tsx";
import { previews, standard, wireTemplate } from "./wire-messages.ts";

const saved = fn((_sent: unknown): Envelope => success([]));
const meta = {
  title: "Desk/Words of an email",
  component: MailTemplatePage,
  beforeEach: () => {
    saved.mockReset().mockImplementation(() => success([]));
  },
} satisfies Meta<typeof MailTemplatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [path, role] = ["/messages/code", "operator"] as const;
const page = (answers: NonNullable<Parameters<typeof deskStory>[0]["answers"]> = {}) =>
  deskStory({
    path,
    role,
    answers: {
      "mail_templates/detail": wireTemplate(),
      "mail_templates/save": (sent) => saved(sent),
      "mail_templates/preview": previews,
      ...answers,
    },
  });
const part = async (canvas: Canvas, name: "Subject" | "Text") => within(await canvas.findByRole("group", { name }));
const bar = async (canvas: Canvas) => within(await canvas.findByRole("region", { name: "Unsaved changes" }));
const fieldIn = async (canvas: Canvas, name: "Subject" | "Text", language: string) =>
  (await part(canvas, name)).getByRole("textbox", { name: language });

export const IsWrittenAndSaved: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const subject = await fieldIn(canvas, "Subject", "English");
    await fill(subject, "Your code");
    await fill(await fieldIn(canvas, "Text", "한국어"), "코드: {{code}");
    const unsaved = await bar(canvas);
    await expect(unsaved.getByText("2 changes")).toBeVisible();
    await user.click(unsaved.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        key: "code",
        revision: 4,
        subject: { ...standard.subject, en: "Your code" },
        body: { ...standard.body, ko: "코드: {code}" },
      }),
    );
    await expect(await canvas.findByText("The email is saved.")).toBeVisible();
    await expect(canvas.getByText("{code}")).toBeVisible();
    await expect(canvas.getByText("needed in the text")).toBeVisible();
  },
};

export const EmptyIsTheStandard: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const subject = await fieldIn(canvas, "Subject", "English");
    await user.click(subject);
    await user.keyboard("{Control>}a{/Control}{Delete}");
    await expect(subject).toHaveAccessibleDescription("Empty: the standard words are sent.");
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(subject).toHaveValue("Your verification code"));
  },
};

const own = { ...standard.subject, en: "Ours" };
export const BackToTheStandard: Story = {
  ...page({ "mail_templates/detail": wireTemplate({ subject: own }) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Back to the standard" }));
    await expect(await fieldIn(canvas, "Subject", "English")).toHaveValue("Your verification code");
    const unsaved = await bar(canvas);
    await user.click(unsaved.getByRole("button", { name: "Undo" }));
    await expect(await fieldIn(canvas, "Subject", "English")).toHaveValue("Ours");
    await user.click(await unsaved.findByRole("button", { name: "Put it back" }));
    await expect(await unsaved.findByText("1 change")).toBeVisible();
  },
};

/** What the platform refuses stands beside its field. */
export const Refused: Story = {
  ...page({
    "mail_templates/save": (): Envelope & { readonly field: string } => ({
      ...rejection("The text has to contain {code}"),
      field: "body_ja",
    }),
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const japanese = await fieldIn(canvas, "Text", "日本語");
    await fill(japanese, "コードです");
    await user.click((await bar(canvas)).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(japanese).toHaveAccessibleDescription(/The text has to contain \{code\}/));
    await fill(japanese, "コード {{code}");
    await expect(japanese).not.toHaveAccessibleDescription(/has to contain/);
  },
};

/** A colleague was quicker: nothing is overwritten without a press, and nothing typed is lost. */
let revision = 4;
export const ChangedMeanwhile: Story = {
  ...page({
    "mail_templates/detail": () => wireTemplate(revision === 4 ? {} : { revision, subject: { ...own, en: "Theirs" } }),
    "mail_templates/save": (sent) =>
      (sent as { revision: number }).revision === revision
        ? saved(sent)
        : rejection("A colleague has changed this email meanwhile"),
  }),
  beforeEach: () => {
    revision = 4;
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    const subject = await fieldIn(canvas, "Subject", "English");
    await fill(subject, "Mine");
    revision = 5;
    const unsaved = await bar(canvas);
    await user.click(unsaved.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^Anna was quicker/)).toBeVisible();
    await expect(subject).toHaveValue("Mine");
    await user.click(canvas.getByRole("button", { name: "Keep my changes" }));
    await user.click(unsaved.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ revision: 5 })));
  },
};

const sent = fn((_sent: unknown) => success({ result: "accepted", detail: "" }));
export const PreviewedAndSent: Story = {
  ...page({ "mail_templates/send": (mail) => sent(mail) }),
  play: async ({ canvas }) => {
    sent.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Preview and send me this" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "As customers get it" }));
    await expect(dialog.getByText("Your verification code")).toBeVisible();
    const frame = dialog.getByTitle<HTMLIFrameElement>("Email in: English");
    await expect(frame).toHaveAttribute("sandbox", "");
    await expect(frame.srcdoc).toContain("Your code is 0000.");
    await user.click(dialog.getByRole("tab", { name: "日本語" }));
    await expect(dialog.getByText("認証コードのお知らせ")).toBeVisible();
    await user.click(dialog.getByText("For programs without HTML"));
    await expect(dialog.getByText("認証コードは 0000 です。")).toBeVisible();
    await fill(dialog.getByRole("textbox", { name: "Send it to" }), "mo@customer.example");
    await user.click(dialog.getByRole("button", { name: "Send me this" }));
    await expect(await dialog.findByText(/^The server has accepted the message/)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ key: "code", ...standard, language: "ja", email: "mo@customer.example" });
  },
};

export const NoSuchMail: Story = {
  ...deskStory({ path: "/messages/order_lost", role }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
  },
};
export const Loading: Story = loadingStory({ path, role, call: "mail_templates/detail", title: "Code" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "mail_templates/detail",
  answer: wireTemplate(),
  shown: (canvas) => fieldIn(canvas, "Subject", "English"),
});
export const Chinese: Story = { ...page(), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), play: loaded, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), play: loaded, globals: inKoreanOnATablet };
