import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { followBrokenImages } from "./broken-images.ts";
import { pictureFile } from "./story-help/uploads.ts";

const missing = "/no-such-image.png";

/** The images of a page, with their sizes as attributes, from a style, and from neither. */
function Page(): ReactElement {
  const [src, setSrc] = useState(missing);
  useEffect(() => followBrokenImages(), []);
  const mend = async (): Promise<void> => setSrc(URL.createObjectURL(await pictureFile("mended.png")));
  return (
    <div style={{ width: 320, display: "grid", gap: 8 }}>
      <img src={src} alt="A teapot of porcelain with a long name" width={96} height={96} />
      <img src={src} alt="A wide one" width={300} height={100} style={{ width: "100%" }} />
      <img src={src} alt="One that covers" style={{ width: 44, height: 44, objectFit: "cover", borderRadius: 22 }} />
      <button type="button" onClick={() => void mend()}>
        Mend
      </button>
    </div>
  );
}

const meta = { title: "Foundations/Broken images", component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StandIn: Story = {
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole<HTMLImageElement>("img");
    await waitFor(() => expect(images.filter((image) => image.hasAttribute("data-broken"))).toHaveLength(3));
    const sizes = images.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
    await expect(sizes.slice(0, 1)).toEqual([[96, 96]]);
    await expect(sizes[1]?.[0]).toBe(320);
    await expect(Math.round(sizes[1]?.[1] ?? 0)).toBe(107);
    await expect(sizes[2]).toEqual([44, 44]);
    for (const image of images) await expect(getComputedStyle(image).content).toMatch(/^url\("data:image\/svg/);
  },
};

/** Failed before anybody listened, as those of a page that the server has drawn. */
export const FailedBefore: Story = {
  render: () => <></>,
  play: async ({ canvasElement }) => {
    const image = document.createElement("img");
    const failed = new Promise((resolve) => {
      image.addEventListener("error", resolve);
    });
    Object.assign(image, { src: missing, alt: "Failed before", width: 96, height: 96 });
    canvasElement.append(image);
    await failed;
    image.removeAttribute("data-broken");
    const end = followBrokenImages();
    await waitFor(() => expect(image).toHaveAttribute("data-broken"));
    end();
    image.remove();
  },
};

export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    const [image] = canvas.getAllByRole("img");
    await waitFor(() => expect(image).toHaveAttribute("data-broken"));
    await userEvent.click(canvas.getByRole("button", { name: "Mend" }));
    await waitFor(() => expect(image).not.toHaveAttribute("data-broken"));
  },
};
