import { useLingui } from "@lingui/react/macro";
import { X } from "lucide";
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from "react";
import { chip, count as countLook, group } from "./chip.css.ts";
import { Icon } from "./icon.tsx";
import type { LinkSlot } from "./link-slot.ts";
import { SlotContent } from "./slot-content.tsx";

export interface ChipGroupProps {
  /** What the chips choose between. */
  readonly label: string;
  readonly children: ReactNode;
}

export function ChipGroup({ label, children }: ChipGroupProps): ReactElement {
  return (
    <fieldset aria-label={label} className={group}>
      {children}
    </fieldset>
  );
}

interface ChipContent {
  /** How many things stand behind it. */
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

function content({ count, children }: ChipContent): ReactNode {
  if (count === undefined) return children;
  return (
    <>
      <SlotContent>{children}</SlotContent>{" "}
      <span className={countLook} translate="no">
        {count}
      </span>
    </>
  );
}

export interface ChipProps extends ChipContent, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  readonly current?: boolean | undefined;
}

/** A filter that only changes the view: ink when chosen, never red. */
export function Chip({ current = false, count, children, ...native }: ChipProps): ReactElement {
  return (
    <button type="button" aria-pressed={current} {...native} className={chip}>
      {content({ children, ...(count !== undefined && { count }) })}
    </button>
  );
}

export interface ChipLinkProps extends ChipContent {
  readonly current?: boolean | undefined;
  readonly link: LinkSlot;
}

/** The same where the choice is part of the address. */
export function ChipLink({ current = false, link, ...rest }: ChipLinkProps): ReactElement {
  return link({ children: content(rest), className: chip, ...(current && { "aria-current": "true" }) });
}

export interface FilterChipProps {
  /** What is filtered by, for the eye and for "Remove …". */
  readonly name: string;
  readonly link: LinkSlot;
}

/** A filter in force; following it takes the filter off. */
export function FilterChip({ name, link }: FilterChipProps): ReactElement {
  const { t } = useLingui();
  return link({
    className: chip,
    "aria-label": t`Remove ${name}`,
    children: (
      <>
        <span>{name}</span>
        <Icon of={X} size={14} />
      </>
    ),
  });
}
