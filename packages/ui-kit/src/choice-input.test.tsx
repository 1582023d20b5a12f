import { createI18n, I18nProvider } from "@plaza/i18n";
import { act, render, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface OrderProps {
  readonly onPay?: (method: string) => void;
  readonly onGift?: (gift: boolean) => void;
  readonly onQuantity?: (quantity: number) => void;
  /** Nothing is accepted without a question. */
  readonly asks?: boolean;
}

const options = ["WeChat", "Alipay"].map((name) => ({ value: name, label: name }));

function Order({ onPay, onGift, onQuantity, asks = false }: OrderProps): ReactElement {
  const [method, setMethod] = useState("WeChat");
  const [gift, setGift] = useState(true);
  const [quantity, setQuantity] = useState(1);
  // Draws everything once more right after hydration, as pages do.
  const hydrated = useHydrated();
  return (
    <I18nProvider i18n={createI18n("en")}>
      <p>{hydrated ? "answers" : "silent"}</p>
      <RadioGroup
        label="Pay with"
        options={options}
        value={method}
        onChange={(chosen) => {
          onPay?.(chosen);
          if (!asks) setMethod(chosen);
        }}
      />
      <Checkbox
        label="Gift"
        checked={gift}
        onChange={({ currentTarget }) => {
          onGift?.(currentTarget.checked);
          if (!asks) setGift(currentTarget.checked);
        }}
      />
      <QuantityStepper
        label="Quantity"
        value={quantity}
        max={9}
        onChange={(next) => {
          onQuantity?.(next);
          setQuantity(next);
        }}
      />
    </I18nProvider>
  );
}

/** The server's page, in which `early` is done before the browser's code takes it over. */
async function takenOver(order: ReactElement, early: () => void): Promise<void> {
  const container = document.createElement("div");
  container.innerHTML = renderToString(order);
  document.body.append(container);
  early();
  render(order, { container, hydrate: true });
  expect(screen.getByText("answers")).toBeDefined();
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Gift" });
const quantity = () => screen.getByRole<HTMLInputElement>("spinbutton");

test("what was pressed before the page answers is heard once, and shown", async () => {
  const [onPay, onGift] = [vi.fn<(method: string) => void>(), vi.fn<(gift: boolean) => void>()];
  await takenOver(<Order onPay={onPay} onGift={onGift} />, () => {
    radio("Alipay").click();
    box().click();
  });
  expect(onPay.mock.calls).toEqual([["Alipay"]]);
  expect(onGift.mock.calls).toEqual([[false]]);
  expect([radio("WeChat").checked, radio("Alipay").checked, box().checked]).toEqual([false, true, false]);
});

test("an early press that its owner does not accept is taken back", async () => {
  const onPay = vi.fn<(method: string) => void>();
  await takenOver(<Order asks onPay={onPay} />, () => {
    radio("Alipay").click();
    box().click();
  });
  expect(onPay).toHaveBeenCalledExactlyOnceWith("Alipay");
  expect([radio("WeChat").checked, radio("Alipay").checked, box().checked]).toEqual([true, false, true]);
});

test("a page that nobody pressed early changes nothing", async () => {
  const heard = vi.fn<() => void>();
  await takenOver(<Order onPay={heard} onGift={heard} onQuantity={heard} />, () => {
    radio("Alipay").click();
    radio("WeChat").click();
  });
  expect(heard).not.toHaveBeenCalled();
});

test("a quantity that was typed before the page answers counts once the field is left", async () => {
  const onQuantity = vi.fn<(quantity: number) => void>();
  await takenOver(<Order onQuantity={onQuantity} />, () => {
    quantity().value = "3";
  });
  expect(onQuantity).toHaveBeenCalledExactlyOnceWith(3);
  expect(quantity().value).toBe("3");
});

test("a quantity that is still being typed when the page begins to answer stays a draft", async () => {
  const onQuantity = vi.fn<(quantity: number) => void>();
  await takenOver(<Order onQuantity={onQuantity} />, () => {
    quantity().focus();
    quantity().value = "4";
  });
  expect(onQuantity).not.toHaveBeenCalled();
  expect(quantity().value).toBe("4");
  act(() => quantity().blur());
  await waitFor(() => expect(onQuantity).toHaveBeenCalledExactlyOnceWith(4));
});
