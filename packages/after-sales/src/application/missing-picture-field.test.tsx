import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { Screen } from "@plaza/testing/screen";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createMemoryRouter } from "../testing/screens.ts";
import { wireForm } from "../testing/wire-after-sales.ts";

vi.mock("../shared/proof-pictures.tsx", () => {
  throw new TypeError("Failed to fetch");
});

test("the form says so where the code of its pictures cannot be loaded, and can be sent without them", async () => {
  // A reload cannot help.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { api } = envelopeApi({
    "index/config": success({ name: "Plaza" }),
    "after_sale/goodsInfo": success(wireForm()),
  });
  const path = "/user/after_sales/apply_sale?order_id=12&item_id=90";
  const router = await createMemoryRouter({ api, locale: "en", path });
  render(<Screen router={router} />);
  await router.load();
  expect(await screen.findByText("Pictures cannot be added at the moment.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  expect(screen.getAllByRole("button", { name: "Submit application" })[0]).toBeEnabled();
});
