import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { changeShelf, type ShelfCell, type ShelfList, shelfQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Icon } from "@plaza/ui-kit/icon";
import { SearchField } from "@plaza/ui-kit/search-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useBlocker } from "@tanstack/react-router";
import { Redo2, Undo2 } from "lucide";
import { type ReactElement, useEffect, useReducer, useState } from "react";
import { productsRoute, shelfLists } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, panel, row, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { changeEdits, noEdits, reversed } from "./edits.ts";
import { savings, search as searchLook } from "./products.css.ts";
import { ShelfTable } from "./shelf-table.tsx";

const pageSize = 20;

/** Price, stock and shelf of a shop's products, edited in a table. */
export function ProductsPage(): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = productsRoute.useRouteContext();
  const navigate = productsRoute.useNavigate();
  const { list = shelfLists[0], words, page: pageNumber = 1 } = productsRoute.useSearch();
  const query = useQuery({
    ...shelfQuery(desk, { list, words, page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  const [edits, change] = useReducer(changeEdits, noEdits);
  const [conflictCount, setConflictCount] = useState(0);
  /** What takes the last saving back. */
  const [undoable, setUndoable] = useState<readonly ShelfCell[]>([]);
  /** The same, until the table is there again with what was saved. */
  const [landed, setLanded] = useState<readonly ShelfCell[]>([]);
  const save = useChange({
    event: "shelf-change",
    send: (cells: readonly ShelfCell[]) => changeShelf(desk, { cells }),
    onDone: ({ changed, conflicts }, sent) => {
      change({ type: "saved", sent });
      setConflictCount(conflicts.length);
      const back = reversed(sent, conflicts);
      setUndoable(back);
      setLanded(back);
      if (changed > 0) toasts.show(<Plural value={changed} one="# change is saved." other="# changes are saved." />);
    },
    onEnd: () => setLanded([]),
  });
  const cells = [...edits.cells.values()];
  const leaving = useBlocker({
    shouldBlockFn: () => cells.length > 0,
    enableBeforeUnload: () => cells.length > 0,
    withResolver: true,
  });
  useUndoKeys(change);
  const names: Readonly<Record<ShelfList, string>> = {
    all: t({ message: "All", context: "products" }),
    onShelf: t`On the shelf`,
    offShelf: t`Off the shelf`,
    fewLeft: t`Few left`,
  };
  return (
    <div className={page}>
      <PageHead title={t({ message: "Products", context: "page" })}>
        <Link to="/products/import" className={buttonClass()}>
          <Trans>Import</Trans>
        </Link>
      </PageHead>
      <ListTabs
        label={t`Lists of products`}
        usual={shelfLists[0]}
        current={list}
        tabs={shelfLists.map((each) => ({ list: each, label: names[each] }))}
      />
      <div className={panel}>
        <div className={stack}>
          <div className={row}>
            <div className={searchLook}>
              <SearchField
                key={words}
                label={t`Name of a product`}
                quiet
                defaultValue={words}
                onSubmit={(text) =>
                  void navigate({
                    search: { ...(list !== shelfLists[0] && { list }), ...(text !== "" && { words: text }) },
                  })
                }
              />
            </div>
            <Button
              size="small"
              icon={<Icon of={Undo2} size={16} />}
              disabled={edits.past.length === 0}
              everyPress
              onClick={() => change({ type: "undo" })}
            >
              <Trans>Undo</Trans>
            </Button>
            <Button
              size="small"
              icon={<Icon of={Redo2} size={16} />}
              disabled={edits.future.length === 0}
              everyPress
              onClick={() => change({ type: "redo" })}
            >
              <Trans>Redo</Trans>
            </Button>
          </div>
          <div className={savings}>
            {save.problem !== null && (
              <Alert kind="danger" announce>
                {save.problem}
              </Alert>
            )}
            {conflictCount > 0 && (
              <Alert kind="warning" announce>
                <Plural
                  value={conflictCount}
                  one="# cell was changed by an order or a colleague meanwhile. It shows what it is now."
                  other="# cells were changed by orders or colleagues meanwhile. They show what they are now."
                />
              </Alert>
            )}
            {/* Always there: what moved the table when a cell is left would take the press that left it from its button. */}
            <div className={row}>
              {cells.length === 0 && undoable.length > 0 ? (
                <Button key="back" busy={save.busy} onClick={() => save.run(undoable)}>
                  <Trans>Take the last saving back</Trans>
                </Button>
              ) : (
                <Button
                  key="save"
                  kind="primary"
                  busy={save.busy}
                  // Never disabled: the press that leaves a cell makes the change that it saves.
                  onClick={() => {
                    if (cells.length > 0) save.run(cells);
                    else toasts.show(t`There is nothing to save.`, "info");
                  }}
                >
                  {cells.length === 0 ? (
                    <Trans>Save</Trans>
                  ) : (
                    <Plural value={cells.length} one="Save # change" other="Save # changes" />
                  )}
                </Button>
              )}
              {cells.length > 0 && (
                <Button onClick={() => change({ type: "discard" })}>
                  <Trans>Discard</Trans>
                </Button>
              )}
            </div>
          </div>
          <Loaded query={query}>
            {({ items, total }) =>
              items.length === 0 ? (
                <EmptyState
                  title={
                    words === undefined ? <Trans>No products here</Trans> : <Trans>No product matches “{words}”</Trans>
                  }
                />
              ) : (
                <>
                  <ShelfTable
                    products={items}
                    edits={edits.cells}
                    landed={landed}
                    onWrite={(cell) => change({ type: "write", cell })}
                  />
                  <ListPager page={pageNumber} pageSize={pageSize} total={total} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
      <ConfirmDialog
        open={leaving.status === "blocked"}
        title={<Trans>Leave without saving?</Trans>}
        keep={<Trans>Stay here</Trans>}
        confirm={<Trans>Leave</Trans>}
        onConfirm={() => {
          change({ type: "discard" });
          leaving.proceed?.();
        }}
        onClose={() => leaving.reset?.()}
      >
        <Plural value={cells.length} one="# change would be lost." other="# changes would be lost." />
      </ConfirmDialog>
    </div>
  );
}

/** The keys of every table. Within a field of text they are the field's own. */
function useUndoKeys(change: (action: { readonly type: "undo" | "redo" }) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== "checkbox") return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      change({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [change]);
}
