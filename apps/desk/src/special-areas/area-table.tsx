import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ListedSpecialArea, moveSpecialArea } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { specialAreasRoute } from "../routes.ts";
import { MissingLanguages } from "../shared/missing-languages.tsx";
import { MoveButtons } from "../shared/move-buttons.tsx";
import { idBehind } from "../shared/moved-item.ts";
import { cardTable, cell, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface AreaTableProps {
  readonly areas: readonly ListedSpecialArea[];
  readonly onChange: (area: ListedSpecialArea) => void;
  readonly onRemove: (area: ListedSpecialArea) => void;
}

interface Move {
  readonly area: ListedSpecialArea;
  readonly beforeId: number | null;
}

/** The special areas in the order that shoppers read them in. */
export function AreaTable({ areas, onChange, onRemove }: AreaTableProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = specialAreasRoute.useRouteContext();
  const move = useChange({
    event: "special-area-change",
    send: ({ area: { id, revision }, beforeId }: Move) => moveSpecialArea(desk, { seen: { id, revision }, beforeId }),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  const heads = [
    t`Special area`,
    t({ message: "Products", context: "column" }),
    t({ message: "Place in the list", context: "special areas" }),
    t`Actions`,
  ];
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={heads} />
        <tbody>
          {areas.map((area, index) => (
            <AreaRow
              key={area.id}
              area={area}
              heads={heads}
              index={index}
              count={areas.length}
              onMove={(to) => move.run({ area, beforeId: idBehind(areas, index, to) })}
              onChange={() => onChange(area)}
              onRemove={() => onRemove(area)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AreaRowProps {
  readonly area: ListedSpecialArea;
  readonly heads: readonly string[];
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function AreaRow({ area, heads, index, count, onMove, onChange, onRemove }: AreaRowProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const name = textIn(area.name);
  const synopsis = textIn(area.synopsis);
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={row}>
          <Thumbnail image={area.image} />
          <div>
            <span className={strong}>{name}</span> {synopsis !== "" && <div className={mute}>{synopsis}</div>}
          </div>
          {!area.isShown && (
            <Tag kind="neutral">
              <Trans context="special area">Hidden</Trans>
            </Tag>
          )}
          <MissingLanguages texts={area.name} />
        </div>
      </th>
      <td className={cell} data-column={heads[1]}>
        <Plural value={area.productCount} one="# product" other="# products" />
      </td>
      <td className={cell} data-column={heads[2]}>
        <div className={row}>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        </div>
      </td>
      <td className={cell} data-column={heads[3]}>
        <div className={row}>
          <Button size="small" aria-label={t`Change: ${name}`} onClick={onChange}>
            <Trans context="special area">Change</Trans>
          </Button>
          <Button size="small" aria-label={t`Remove: ${name}`} onClick={onRemove}>
            <Trans>Remove…</Trans>
          </Button>
        </div>
      </td>
    </tr>
  );
}
