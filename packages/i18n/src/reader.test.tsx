import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { formatDateTime, formatEdgeDate } from "./dates.ts";
import { formatEdgeDay } from "./days.ts";
import {
  createI18n,
  foreignZone,
  I18nProvider,
  type Locale,
  locales,
  nameZone,
  type Reader,
  useReader,
} from "./index.ts";
import { formatMoment, formatTimeOfDay } from "./moments.ts";

const closing = Date.UTC(2026, 10, 20, 6, 5);
const now = Date.UTC(2026, 10, 20, 6, 0);
const reader = (locale: Locale): Reader => ({ locale, hasZone: true });

/** The reader's clock, in minutes ahead of UTC. */
function stand(ahead: (time: number) => number): void {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function (this: Date) {
    return -ahead(this.getTime());
  });
}
const newYork = -300;
const shanghai = 480;
beforeEach(() => stand(() => newYork));

test("what the platform's clock shows has the name of its zone where the reader's shows something else", () => {
  expect(locales.map((locale) => formatTimeOfDay(closing, reader(locale)))).toEqual([
    "14:05 China Time",
    "中国时间 14:05",
    "中国時間 14:05",
    "중국 시간 14:05",
  ]);
  const english = reader("en");
  expect([
    formatDateTime(closing, english),
    formatMoment(closing, now, english),
    formatEdgeDate(closing, english),
    formatEdgeDay(closing, now, english),
    nameZone("9:00–21:00", english),
    foreignZone(english),
  ]).toEqual([
    "20 Nov 2026, 14:05 China Time",
    "today, 14:05 China Time",
    "20 Nov 2026 China Time",
    "20 November China Time",
    "9:00–21:00 China Time",
    "China Time",
  ]);
});

test("a reader whose clock shows the same is told no zone", () => {
  stand(() => shanghai);
  const english = reader("en");
  expect([formatDateTime(closing, english), formatEdgeDay(closing, now, english), foreignZone(english)]).toEqual([
    "20 Nov 2026, 14:05",
    "20 November",
    null,
  ]);
});

test("a reader's clock counts as it is at the moment that is written", () => {
  stand((time) => (time < now ? shanghai : newYork));
  expect([formatTimeOfDay(now - 60_000, reader("en")), formatTimeOfDay(now, reader("en"))]).toEqual([
    "13:59",
    "14:00 China Time",
  ]);
});

function Clock(): ReactElement {
  return <p>{formatTimeOfDay(closing, useReader())}</p>;
}

test("the browser takes over the clock that the server wrote without a zone, and names it then", async () => {
  const page = (
    <I18nProvider i18n={createI18n("en")}>
      <Clock />
    </I18nProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(container.textContent).toBe("14:05");
  const complaints = vi.spyOn(console, "error");
  const onRecoverableError = vi.fn();
  hydrateRoot(container, page, { onRecoverableError });
  await expect.poll(() => container.textContent).toBe("14:05 China Time");
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});
