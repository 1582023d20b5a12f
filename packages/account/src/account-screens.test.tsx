import { addAddress } from "@plaza/api-client";
import { type Locale, locales } from "@plaza/i18n";
import { visitorSession } from "@plaza/routing";
import { fixture, type FixtureCustomer } from "@plaza/testing/fixture";
import { platformClient, platformOrigin } from "@plaza/testing/platform-client";
import { Screen } from "@plaza/testing/screen";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createMemoryRouter } from "./testing/screens.ts";
import { policyTitle } from "./titles.ts";

const { regular, member } = fixture.customers;

interface Visit {
  readonly path: string;
  readonly locale?: Locale;
  /** The session token of a customer. */
  readonly token?: string;
}

async function open({ path, locale = "en", token }: Visit) {
  const api = platformClient(locale, token);
  const enter = vi.fn();
  const session = { ...visitorSession, enter, isCustomer: token !== undefined };
  const router = await createMemoryRouter({ api, locale, path, session });
  render(<Screen router={router} />);
  await router.load();
  return { api, i18n: router.options.context.i18n, enter };
}

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

async function logIn(password: string): Promise<void> {
  // With the blanks that people write.
  const typed = regular.mobile.replace(/^(\d{3})(\d{4})/, "$1 $2 ");
  fireEvent.click(await screen.findByRole("tab", { name: "Password login" }));
  fireEvent.input(screen.getByLabelText("Phone number or email"), { target: { value: typed } });
  fireEvent.input(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
}

test("a customer logs in with the right password", async () => {
  const { enter } = await open({ path: "/account/login" });
  await logIn(regular.password);
  await expect.poll(() => enter).toHaveBeenCalledOnce();
});

test("a wrong password is answered with the platform's message", async () => {
  const { enter } = await open({ path: "/account/login" });
  await logIn("plaza2025");
  expect(await screen.findByText("The mobile number or the password is wrong")).toBeInTheDocument();
  expect(enter).not.toHaveBeenCalled();
});

test.each(locales)("both agreements are written in %s", async (locale) => {
  for (const [type, kind] of [
    ["1", "service"],
    ["2", "privacy"],
  ] as const) {
    const { i18n } = await open({ path: `/server_explan?type=${type}`, locale });
    expect(await screen.findByRole("heading", { level: 1, name: policyTitle(i18n, kind) })).toBeInTheDocument();
    expect((await screen.findAllByRole("heading", { level: 2 })).length).toBeGreaterThan(2);
  }
});

test("an address that the platform keeps is in the book, with the names of its regions", async () => {
  const token = await tokenOf(member);
  const { api } = await open({ path: "/account/forget_pwd", token });
  await addAddress(api, {
    recipient: "Mina Sato",
    phone: "13900139000",
    provinceId: 440_000,
    cityId: 441_900,
    districtId: 441_904,
    street: "Unit 3",
    isDefault: true,
  });
  await open({ path: "/user/address", token });
  expect(await screen.findByText(/, Chang'an Town, Dongguan City, Guangdong Province$/)).toBeVisible();
});
