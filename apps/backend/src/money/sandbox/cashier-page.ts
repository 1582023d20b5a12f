import { escapeHtml } from "../../platform/rich-text/escape-html.ts";
import type { Language } from "../../platform/store/language.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import type { CashierLink } from "./cashier-link.ts";
import { cashierTexts } from "./cashier-texts.ts";
import { hiddenFields, sandboxPage } from "./sandbox-page.ts";
import type { Fields } from "./signature.ts";

/** Where a shopper pays in the demo: everything the real page would ask them. */
export function cashierPage(link: CashierLink, fields: Fields): string {
  const say = (text: keyof typeof cashierTexts): string => escapeHtml(cashierTexts[text][link.language]);
  const button = (choice: "pay" | "late" | "refuse", kind = ""): string =>
    `<button name="choice" value="${choice}"${kind}>${say(choice)}</button>`;
  const company = link.provider.company[link.language];
  return sandboxPage(
    link.language,
    `${company} (${cashierTexts.sandbox[link.language]})`,
    `<span class="mark">${say("sandbox")}</span>
<h1>${escapeHtml(company)}</h1>
<p>${say("noMoney")}</p>
<dl>
<dt>${say("amount")}</dt><dd class="amount">${escapeHtml(shownYuan(fenOf(link)))}</dd>
<dt>${say("number")}</dt><dd>${escapeHtml(link.number)}</dd>
</dl>
<form method="post" action="/sandbox/${link.provider.method}/${encodeURIComponent(link.number)}">
${hiddenFields(fields)}
${button("pay", ' class="main"')}
${button("late")}
${button("refuse")}
</form>`,
  );
}

/** The link is ours, so its amount is written as the wire writes it. */
function fenOf({ amount }: CashierLink): number {
  return Number(amount.replace(".", ""));
}

/** For a link that is none of ours. */
export function invalidPage(language: Language): string {
  const title = cashierTexts.invalid[language];
  return sandboxPage(
    language,
    title,
    `<span class="mark">${escapeHtml(cashierTexts.sandbox[language])}</span>
<h1>${escapeHtml(title)}</h1>
<a href="/pc/">${escapeHtml(cashierTexts.back[language])}</a>`,
  );
}
