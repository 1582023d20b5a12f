import { expect } from "storybook/test";

/** The row of a product says what this customer pays for a piece large, and what a visitor would pay struck and smaller. */
export async function expectPaidPriceLarge(link: HTMLElement, paid: string, struck: string): Promise<void> {
  const row = link.closest("li");
  const visitors = row?.querySelector("s");
  const own = visitors?.previousElementSibling;
  if (visitors == null || !(own instanceof HTMLElement)) throw new Error("There is no struck price in this row.");
  await expect(own.textContent).toBe(paid);
  await expect(visitors).toHaveTextContent(struck);
  await expect(getComputedStyle(visitors).textDecorationLine).toBe("line-through");
  const size = (of: Element): number => Number.parseFloat(getComputedStyle(of).fontSize);
  await expect(size(own)).toBeGreaterThan(size(visitors));
}
