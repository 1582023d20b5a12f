import { expect, open, test } from "./shop.ts";

test.describe("failures", { tag: "@storefront" }, () => {
  test("what is not found by navigation is a 404 page within the chrome, from which a link leads home", async ({
    customersPage: page,
    guard,
  }) => {
    guard.allow(/404/);
    await open(page, "/pc/");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, "#/user/order/detail?id=999");
    await expect(page.getByRole("main").getByRole("heading", { name: "This page could not be found" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle("This page could not be found - Plaza");
    await expect(page.locator("body > [role=alert]")).toBeEmpty();
    await page.getByRole("link", { name: "Go back to home" }).click();
    await expect(page).toHaveURL(/\/pc\/#?\/?$/);
    // The next one looks the same.
    await expect(page).toHaveTitle("Plaza");
    await expect(page.getByRole("heading", { name: "This page could not be found" })).toHaveCount(0);
  });

  test("a page that was gone to without a connection says so, and loads when the connection is back", async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/Failed to load|ERR_|A part of the page|dynamically imported|ApiError/);
    await open(page, "/pc/");
    await context.setOffline(true);
    await page
      .getByRole("navigation", { name: "Main", exact: true })
      .getByRole("link", { name: "New Arrivals" })
      .click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
    await expect(main.getByText("You are offline").filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(main.getByRole("button", { name: "Go back" })).toBeVisible();
    await expect(page.getByText("system error")).toHaveCount(0);
    await context.setOffline(false);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("New arrivals");
  });
});
