import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FreightRule, FreightTemplate, FreightTemplateTerms, FreightUnit } from "@plaza/api-client/desk";
import { formatMoney, typedFen } from "@plaza/i18n";

/** A row of a template as it is typed. */
export interface RuleDraft {
  /** Stays the row's own while rows come and go. */
  readonly key: number;
  readonly regionIds: readonly number[];
  readonly firstUnits: string;
  readonly firstAmount: string;
  readonly nextUnits: string;
  readonly nextAmount: string;
}

export interface TemplateDraft {
  readonly name: string;
  readonly unit: FreightUnit;
  readonly rules: readonly RuleDraft[];
  readonly undeliveredRegionIds: readonly number[];
}

/** What a usual row counts, in pieces, grams or cubic centimetres. */
const usualUnits: Readonly<Record<FreightUnit, string>> = { piece: "1", weight: "1000", volume: "10000" };

export function newRule(rules: readonly RuleDraft[], unit: FreightUnit): RuleDraft {
  const key = Math.max(0, ...rules.map((rule) => rule.key)) + 1;
  const units = usualUnits[unit];
  return { key, regionIds: [], firstUnits: units, firstAmount: "", nextUnits: units, nextAmount: "" };
}

/** Counted in another unit. A number that was usual for the old one was no choice, and would be wrong in the new one. */
export function withUnit(draft: TemplateDraft, unit: FreightUnit): TemplateDraft {
  const usual = usualUnits[draft.unit];
  const inUnit = (units: string): string => (units.trim() === usual ? usualUnits[unit] : units);
  const rules = draft.rules.map((rule) => ({
    ...rule,
    firstUnits: inUnit(rule.firstUnits),
    nextUnits: inUnit(rule.nextUnits),
  }));
  return { ...draft, unit, rules };
}

export function draftOf(template: FreightTemplate | null): TemplateDraft {
  if (template === null) return { name: "", unit: "piece", rules: [newRule([], "piece")], undeliveredRegionIds: [] };
  const { name, unit, rules, undeliveredRegionIds } = template;
  return { name, unit, rules: rules.map(ruleDraftOf), undeliveredRegionIds };
}

function ruleDraftOf(
  { regionIds, firstUnits, firstAmount, nextUnits, nextAmount }: FreightRule,
  key: number,
): RuleDraft {
  return {
    key,
    regionIds,
    firstUnits: String(firstUnits),
    firstAmount: amountText(firstAmount),
    nextUnits: String(nextUnits),
    nextAmount: amountText(nextAmount),
  };
}

/** For a field whose currency stands before it. */
export function amountText(fen: number): string {
  return formatMoney(fen).replace("¥", "");
}

/** Null for what is no whole number from 1 on. */
export function typedUnits(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text.trim()) : null;
}

/** What is wrong with a draft, by the fields of the wire; empty: nothing. */
export function templateProblems(i18n: I18n, { name, rules }: TemplateDraft): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (name.trim() === "") problems["name"] = i18n._(msg`Please fill this in.`);
  for (const [row, rule] of rules.entries()) {
    const units = i18n._(msg`A whole number from 1 on`);
    const amount = i18n._(msg`An amount, such as 79.50`);
    if (typedUnits(rule.firstUnits) === null) problems[`first_units_${row}`] = units;
    if (typedUnits(rule.nextUnits) === null) problems[`next_units_${row}`] = units;
    if (typedFen(rule.firstAmount) === null) problems[`first_amount_${row}`] = amount;
    if (typedFen(rule.nextAmount) === null) problems[`next_amount_${row}`] = amount;
  }
  return problems;
}

/** As it is sent. Of a draft without problems. */
export function termsOf({ name, unit, rules, undeliveredRegionIds }: TemplateDraft): FreightTemplateTerms {
  return {
    name: name.trim(),
    unit,
    undeliveredRegionIds,
    rules: rules.map((rule) => ({
      regionIds: rule.regionIds,
      firstUnits: typedUnits(rule.firstUnits) ?? 0,
      firstAmount: typedFen(rule.firstAmount) ?? 0,
      nextUnits: typedUnits(rule.nextUnits) ?? 0,
      nextAmount: typedFen(rule.nextAmount) ?? 0,
    })),
  };
}
