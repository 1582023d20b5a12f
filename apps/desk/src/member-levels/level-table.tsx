import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type MemberLevel, moveMemberLevel } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { memberLevelsRoute } from "../routes.ts";
import { MissingLanguages } from "../shared/missing-languages.tsx";
import { MoveButtons } from "../shared/move-buttons.tsx";
import { idBehind } from "../shared/moved-item.ts";
import { cardTable, cell, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { LevelReachedBy, LevelReduction } from "./level-words.tsx";

export interface LevelTableProps {
  readonly levels: readonly MemberLevel[];
  readonly onChange: (level: MemberLevel) => void;
  readonly onRemove: (level: MemberLevel) => void;
}

interface Move {
  readonly level: MemberLevel;
  readonly beforeId: number | null;
}

/** The levels, the lowest first: whoever reaches several has the last of them. */
export function LevelTable({ levels, onChange, onRemove }: LevelTableProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = memberLevelsRoute.useRouteContext();
  const move = useChange({
    event: "member-level-change",
    send: ({ level: { id, revision }, beforeId }: Move) => moveMemberLevel(desk, { seen: { id, revision }, beforeId }),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead
          heads={[
            t({ message: "Level", context: "member" }),
            t({ message: "Pays", context: "member level" }),
            t({ message: "Reached", context: "member level" }),
            t({ message: "Customers", context: "member level" }),
            t({ message: "Rank, the highest last", context: "member level" }),
            t`Actions`,
          ]}
        />
        <tbody>
          {levels.map((level, index) => (
            <LevelRow
              key={level.id}
              level={level}
              index={index}
              count={levels.length}
              onMove={(to) => move.run({ level, beforeId: idBehind(levels, index, to) })}
              onChange={() => onChange(level)}
              onRemove={() => onRemove(level)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LevelRowProps {
  readonly level: MemberLevel;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function LevelRow({ level, index, count, onMove, onChange, onRemove }: LevelRowProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const name = textIn(level.name);
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={row}>
          <span className={strong}>{name}</span>
          <MissingLanguages texts={level.name} />
        </div>
      </th>
      <td className={cell} data-column={t({ message: "Pays", context: "member level" })}>
        <LevelReduction level={level} />
      </td>
      <td className={cell} data-column={t({ message: "Reached", context: "member level" })}>
        <LevelReachedBy level={level} />
      </td>
      <td className={cell} data-column={t({ message: "Customers", context: "member level" })}>
        <Plural value={level.customerCount} one="# customer" other="# customers" />
        {level.givenCount > 0 && (
          <div className={mute}>
            <Plural value={level.givenCount} one="# by hand" other="# by hand" />
          </div>
        )}
      </td>
      <td className={cell} data-column={t({ message: "Rank, the highest last", context: "member level" })}>
        <div className={row}>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        </div>
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          <Button size="small" aria-label={t`Change: ${name}`} onClick={onChange}>
            <Trans context="member level">Change</Trans>
          </Button>
          <Button size="small" aria-label={t`Remove: ${name}`} onClick={onRemove}>
            <Trans>Remove…</Trans>
          </Button>
        </div>
      </td>
    </tr>
  );
}
