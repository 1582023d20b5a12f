import { image } from "@plaza/testing/images";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { storyRouter } from "../../testing/screens.ts";
import { ProductGallery } from "./product-gallery.tsx";

const five = [0.12, 0.16, 0.2, 0.24, 0.28].map((scale) => image("teapot", { width: 960, scale }));

const meta = {
  title: "Catalog/ProductGallery",
  component: ProductGallery,
  ...storyRouter(),
  args: { name: "Glazed Stoneware Teapot", images: five, shown: five[0] ?? null, onShow: () => undefined },
  render: function Choosing(args) {
    const [shown, setShown] = useState(args.shown);
    return (
      <div style={{ maxWidth: 480 }}>
        <ProductGallery {...args} shown={shown} onShow={setShown} />
      </div>
    );
  },
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole("button", { name: "Picture 3 of 5" });
    await userEvent.click(third);
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("img", { name: "Glazed Stoneware Teapot" })).toHaveAttribute("src", five[2]);
  },
};

/** Pointing at a thumbnail with the mouse is enough. */
export const PointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Picture 2 of 5" }));
    await expect(canvas.getByRole("img", { name: "Glazed Stoneware Teapot" })).toHaveAttribute("src", five[1]);
  },
};

/** Enter opens the viewer, arrows change the image, plus enlarges it, Escape closes it and restores the focus. */
export const Enlarged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const keys = await realInput();
    const enlarge = canvas.getByRole("button", { name: "Enlarge the picture" });
    enlarge.focus();
    await keys.keyboard("{Enter}");
    const dialog = within(canvasElement.ownerDocument.body);
    const viewer = within(await dialog.findByRole("dialog", { name: "Glazed Stoneware Teapot" }));
    const shown = () => viewer.getByRole("img", { name: "Glazed Stoneware Teapot" });
    await expect(shown()).toHaveAttribute("src", five[0]);
    await keys.keyboard("{ArrowRight}");
    await expect(shown()).toHaveAttribute("src", five[1]);
    await expect(viewer.getByRole("status")).toHaveTextContent("Picture 2 of 5");
    await keys.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(shown()).toHaveAttribute("src", five[4]);
    await keys.keyboard("+");
    await expect(shown().style.transform).toBe("translate(0px, 0px) scale(1.5)");
    // In an enlarged image the arrows shift it instead.
    await keys.keyboard("{ArrowRight}");
    await expect(shown()).toHaveAttribute("src", five[4]);
    await expect(shown().style.transform).toBe("translate(-80px, 0px) scale(1.5)");
    await keys.keyboard("0");
    await expect(shown().style.transform).toBe("translate(0px, 0px) scale(1)");
    await keys.keyboard("{Escape}");
    await waitFor(() => expect(dialog.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(enlarge).toHaveFocus());
  },
};

/** The second press of a double click falls on the viewer that the first has opened, and does not enlarge its image. */
export const OpenedByADoubleClick: Story = {
  play: async ({ canvas, canvasElement }) => {
    const mouse = await realInput();
    const enlarge = canvas.getByRole("button", { name: "Enlarge the picture" });
    const dialog = within(canvasElement.ownerDocument.body);
    // The first time fetches the viewer, which then opens at once.
    enlarge.focus();
    await mouse.keyboard("{Enter}");
    await dialog.findByRole("dialog");
    await mouse.keyboard("{Escape}");
    await waitFor(() => expect(dialog.queryByRole("dialog")).not.toBeInTheDocument());
    await mouse.dblClick(enlarge);
    const viewer = within(await dialog.findByRole("dialog"));
    const image = viewer.getByRole("img", { name: "Glazed Stoneware Teapot" });
    await expect(image.style.transform).toBe("translate(0px, 0px) scale(1)");
    await mouse.keyboard("{Escape}");
    await mouse.unhover(enlarge);
  },
};

/** The lens enlarges what the mouse points at, until the mouse leaves. */
export const Lens: Story = {
  play: async ({ canvas, canvasElement }) => {
    const mouse = await realInput();
    const enlarge = canvas.getByRole("button", { name: "Enlarge the picture" });
    const lens = () => canvasElement.querySelector<HTMLImageElement>("img[aria-hidden]");
    await expect(lens()).not.toBeInTheDocument();
    await mouse.hover(enlarge);
    await waitFor(() => expect(lens()).toBeInTheDocument());
    const { left, top, width, height } = enlarge.getBoundingClientRect();
    const move = (pointerType: string) =>
      fireEvent.pointerMove(enlarge, { pointerType, clientX: left + width / 4, clientY: top + height / 2 });
    await move("touch");
    await expect(lens()).not.toHaveAttribute("src");
    await move("mouse");
    await waitFor(() => expect(lens()).toHaveAttribute("data-shown"));
    await expect(lens()).toHaveAttribute("src", five[0]);
    await expect(lens()?.style.transformOrigin).toBe("25% 50%");
    await mouse.hover(canvas.getByRole("button", { name: "Picture 1 of 5" }));
    await waitFor(() => expect(lens()).not.toHaveAttribute("data-shown"));
    // A mouse left over a thumbnail would choose it in the next story.
    await mouse.hover(enlarge);
  },
};

/** The open viewer, for axe and for the eye. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enlarge the picture" }));
    const viewer = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    await waitFor(() => expect(viewer).toBeVisible());
  },
};

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: "360" } } };

async function touch(element: Element, type: "pointerDown" | "pointerMove" | "pointerUp", clientX: number) {
  await fireEvent[type](element, { pointerId: 1, pointerType: "touch", isPrimary: true, clientX, clientY: 100 });
}

/** On a phone a swipe changes the image. */
export const Swiped: Story = {
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole("img", { name: "Glazed Stoneware Teapot" });
    const stage = canvas.getByRole("button", { name: "Enlarge the picture" });
    await touch(stage, "pointerDown", 300);
    await touch(stage, "pointerMove", 120);
    await expect(shown.style.translate).toBe("-180px");
    await touch(stage, "pointerUp", 120);
    await expect(shown).toHaveAttribute("src", five[1]);
    await expect(shown.style.translate).toBe("");
  },
};

export const Eight: Story = {
  args: { images: [...five, ...[0.3, 0.32, 0.34].map((scale) => image("teapot", { width: 960, scale }))] },
};

/** Nothing to choose from. */
export const One: Story = {
  args: { images: five.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

export const None: Story = {
  args: { images: [], shown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Glazed Stoneware Teapot" })).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const NotSquare: Story = {
  args: { images: [], shown: image("amber", { width: 960, height: 480 }) },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(height).toBeCloseTo(width, 0);
  },
};
