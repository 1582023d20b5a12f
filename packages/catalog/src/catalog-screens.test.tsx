import { type Locale, locales } from "@plaza/i18n";
import { fixture } from "@plaza/testing/fixture";
import { platformClient } from "@plaza/testing/platform-client";
import { Screen } from "@plaza/testing/screen";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createMemoryRouter } from "./testing/screens.ts";

async function open(path: string, locale: Locale = "en") {
  const router = await createMemoryRouter({ api: platformClient(locale), locale, path });
  render(<Screen router={router} />);
  await router.load();
  return router;
}

test.each(locales)("a product is found by its name, and opened, in %s", async (locale) => {
  const { id, name: names } = fixture.products.reviewed;
  const name = names[locale];
  await open(`/goods_list?name=${encodeURIComponent(name)}`, locale);
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", `/goods_details/${id}`);
  await open(`/goods_details/${id}`, locale);
  expect(await screen.findByRole("heading", { level: 1, name })).toBeInTheDocument();
});

test.each(["<constructor>x</constructor>", "<0>x</0>", "</0><qqzzxxyy/>"])(
  "an empty search for %s shows the text as it was typed",
  async (name) => {
    await open(`/goods_list?name=${encodeURIComponent(name)}`);
    expect(await screen.findByRole("heading", { name: `Nothing found for “${name}”` })).toBeInTheDocument();
  },
);

test("home shows the platform's products", async () => {
  await open("/");
  expect((await screen.findAllByRole("article")).length).toBeGreaterThan(10);
});

test("a product that does not exist is not found", async () => {
  const router = await open("/goods_details/99999999");
  expect(router.state.matches.some(({ status }) => status === "notFound")).toBe(true);
});
