import type { Result } from "lighthouse";

export interface FailingAudit {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  /** What the audit names: elements with their selector, else the texts of its table. */
  readonly findings: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function elementsIn(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  if (value["type"] === "node") return [`${String(value["selector"])}  ${String(value["snippet"])}`];
  return Object.values(value).flatMap(elementsIn);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function findingsOf(details: unknown): readonly string[] {
  const items = isObject(details) && Array.isArray(details["items"]) ? details["items"] : [];
  return items.map((item) => {
    const elements = elementsIn(item);
    return (elements.length > 0 ? elements : textsIn(item)).join("  ");
  });
}

/** The audits that keep the categories from 100, and those that fail without counting. */
export function failingAudits({ categories, audits }: Result, among: readonly string[]): readonly FailingAudit[] {
  return among.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = audits[id];
      if (audit === undefined || audit.score === null || audit.score >= 1) return [];
      return [{ id, category, title: audit.title, findings: findingsOf(audit.details) }];
    }),
  );
}
