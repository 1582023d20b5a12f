// @vitest-environment node
import { Plural, Select, SelectOrdinal, Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { I18nProvider } from "./index.ts";
import { createI18n } from "./messages.ts";

const output = ["debug", "error", "info", "log", "warn"] as const;
beforeEach(() => {
  for (const method of output) vi.spyOn(console, method);
});
afterEach(() => {
  for (const method of output) expect(console[method]).not.toHaveBeenCalled();
});

/** No message is translated here: the macros' own English ones are shown. */
function renderWhole(sentence: ReactElement): string {
  return renderToStaticMarkup(<I18nProvider i18n={createI18n("en")}>{sentence}</I18nProvider>);
}

/** The same without the elements that hold nothing but one of its texts. */
function render(sentence: ReactElement): string {
  return renderWhole(sentence).replaceAll(/<\/?span>/g, "");
}

const names = [
  "<constructor>x</constructor>",
  "<__proto__/>",
  "<toString>x</toString>",
  "<0>x</0>",
  "</0>",
  "<0/><1/><2/>",
  "<b>unclosed",
  "a < b > c",
  "{0} {name} # '{'",
  String.raw`\u003cconstructor\u003ex\u003c/constructor\u003e \x41`,
  "%__lingui_octothorpe__%",
  "$& $1",
];

test.each(names)("the value %s is shown as it is by every macro", (name) => {
  const text = renderToStaticMarkup(name);
  expect(
    render(
      <Trans>
        <b>{name}</b> and <i>{name}!</i>
      </Trans>,
    ),
  ).toBe(`<b>${text}</b> and <i>${text}!</i>`);
  const [count, position] = [1000, 3];
  expect(
    render(
      <Plural
        value={count}
        one={`# of ${name}`}
        other={
          <Trans>
            # <b>of {name}</b>
          </Trans>
        }
      />,
    ),
  ).toBe(`1,000 <b>of ${text}</b>`);
  expect(render(<SelectOrdinal value={position} few={`The #rd of ${name}`} other={`The #th of ${name}`} />)).toBe(
    `The 3rd of ${text}`,
  );
  expect(render(<Select value={name} _shop="A shop" other={`Neither: ${name}`} />)).toBe(`Neither: ${text}`);
});

test("a select compares texts with its cases", () => {
  const [shop, nobody] = ["shop", "constructor"];
  const from = (who: string) => render(<Select value={who} _shop="From a shop" other="From somebody" />);
  expect([from(shop), from(nobody)]).toEqual(["From a shop", "From somebody"]);
});

test("an element as a value is drawn in its place", () => {
  const shop = <a href="/shop">A & B</a>;
  const [name, nothing] = ["<0/>", null];
  expect(
    render(
      <Trans>
        {name} by {shop}
        {nothing}
      </Trans>,
    ),
  ).toBe(`&lt;0/&gt; by <a href="/shop">A &amp; B</a>`);
});

test("each text of a sentence is alone in its element, so that a translated page still changes", () => {
  const [name, count] = ["<0/>", 3];
  const shop = <a href="/shop">A & B</a>;
  expect(renderWhole(<Trans>Saved {count} of them</Trans>)).toBe("<span>Saved 3 of them</span>");
  expect(
    renderWhole(
      <Trans>
        {name}, by {shop}: <b>{count} pieces</b> of <i>{shop} there</i>
      </Trans>,
    ),
  ).toBe(
    `<span>&lt;0/&gt;, by </span><a href="/shop">A &amp; B</a><span>: </span><b>3 pieces</b><span> of </span>` +
      `<i><a href="/shop">A &amp; B</a><span> there</span></i>`,
  );
});
