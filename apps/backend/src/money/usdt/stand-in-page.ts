import { cashierTexts } from "../sandbox/cashier-texts.ts";
import { escapeHtml } from "../sandbox/html.ts";
import { sandboxPage } from "../sandbox/sandbox-page.ts";
import type { Language } from "../../platform/store/language.ts";
import type { UsdtTopUp } from "../../platform/store/schema/usdt.ts";
import { tokenText } from "./amounts.ts";
import { standInTexts } from "./stand-in-texts.ts";

/** What can be sent. */
export const standInChoices = ["exact", "half", "double"] as const;
export type StandInChoice = (typeof standInChoices)[number];

/** Of what is missing, or of all once nothing is. */
export function chosenUnits(choice: StandInChoice, { units }: UsdtTopUp, sent: bigint): bigint {
  const missing = units > sent ? units - sent : units;
  const parts = { exact: missing, half: missing / 2n, double: missing * 2n };
  return parts[choice] > 0n ? parts[choice] : 1n;
}

/** A wallet of the demo, at the moment in which it is asked to send something. */
export function standInPage(topUp: UsdtTopUp, sent: readonly bigint[], language: Language): string {
  const { number, address, units, decimals } = topUp;
  const all = sent.reduce((sum, each) => sum + each, 0n);
  const say = (text: keyof typeof standInTexts, amount = 0n): string =>
    escapeHtml(standInTexts[text][language].replace("{amount}", tokenText(amount, decimals)));
  const button = (choice: StandInChoice, kind = ""): string =>
    `<button name="choice" value="${choice}"${kind}>${say(choice, chosenUnits(choice, topUp, all))}</button>`;
  const missing = units > all ? units - all : 0n;
  return sandboxPage(
    language,
    `${standInTexts.title[language]} (${cashierTexts.sandbox[language]})`,
    `<span class="mark">${escapeHtml(cashierTexts.sandbox[language])}</span>
<h1>${say("title")}</h1>
<p>${say("noMoney")}</p>
<dl>
<dt>${say("missing")}</dt><dd class="amount">${escapeHtml(tokenText(missing, decimals))} USDT</dd>
<dt>${say("address")}</dt><dd>${escapeHtml(address)}</dd>
${sent.map((each) => `<dt>${say("sent")}</dt><dd>${escapeHtml(tokenText(each, decimals))} USDT</dd>`).join("\n")}
</dl>
<form method="post" action="/sandbox/usdt/${encodeURIComponent(number)}?lang=${language}">
${button("exact", ' class="main"')}
${button("half")}
${button("double")}
</form>
<p><a href="/pc/">${escapeHtml(cashierTexts.back[language])}</a></p>`,
  );
}

export function unknownTopUpPage(language: Language): string {
  const title = standInTexts.unknown[language];
  return sandboxPage(
    language,
    title,
    `<span class="mark">${escapeHtml(cashierTexts.sandbox[language])}</span>
<h1>${escapeHtml(title)}</h1>
<a href="/pc/">${escapeHtml(cashierTexts.back[language])}</a>`,
  );
}
