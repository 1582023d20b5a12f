import { fixture, type FixtureCustomer } from "@plaza/testing/fixture";
import { platformClient, platformOrigin } from "@plaza/testing/platform-client";
import { Screen } from "@plaza/testing/screen";
import { customerSession } from "@plaza/testing/sessions";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createMemoryRouter } from "./testing/screens.ts";

/** The token that only the storefront's server ever gets. */
async function tokenOf(customer: FixtureCustomer): Promise<string> {
  const response = await fetch(`${platformOrigin()}/api/account/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...customer, client: 6 }),
  });
  const answer = (await response.json()) as { data: { token: string } };
  return answer.data.token;
}

async function open(path: string) {
  const api = platformClient("en", await tokenOf(fixture.customers.regular));
  const router = await createMemoryRouter({ api, locale: "en", path, session: customerSession });
  render(<Screen router={router} />);
  await router.load();
  return router;
}

test.each([
  ["", "No eligible items"],
  ["?type=apply", "Nothing in progress"],
  ["?type=finish", "Nothing refunded yet"],
])("the platform's lists of somebody who has bought nothing are empty (%s)", async (search, title) => {
  await open(`/user/after_sales${search}`);
  expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
});

test.each(["apply_sale?order_id=1&item_id=1", "after_sale_details?afterSaleId=1", "apply_result?afterSaleId=1"])(
  "what the platform does not have is not found: %s",
  async (path) => {
    const router = await open(`/user/after_sales/${path}`);
    expect(router.state.matches.at(-1)).toMatchObject({ status: "notFound" });
  },
);
