import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  changeListings,
  type ListingCell,
  type ListingConflict,
  type ListingFilter,
  listingsQuery,
} from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Icon } from "@plaza/ui-kit/icon";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { SearchField } from "@plaza/ui-kit/search-field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ListFilter, Redo2, Undo2 } from "lucide";
import { type ReactElement, useEffect, useReducer, useRef, useState } from "react";
import { productsRoute, productLists } from "../routes.ts";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, panel, row, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { BulkHistory } from "./bulk-history.tsx";
import { ChosenBar } from "./chosen-bar.tsx";
import { cellKey, changeEdits, noEdits, reversed } from "./edits.ts";
import { FilterDialog } from "./filter-dialog.tsx";
import { listingSearch, listingSorts, narrowingOf, narrowingSearch } from "./listing-search.ts";
import { savings, search as searchLook, sortField, toolbar, wrongCells } from "./products.css.ts";
import { type CellOwner, type RejectedCell, ListingTable } from "./listing-table.tsx";
import { struckBelow } from "./struck-below.ts";
import { useChosen } from "./use-chosen.ts";
import { useFilterWords } from "./use-filter-words.ts";

const pageSize = 20;

/** Price, stock and shelf of a shop's products, edited in a table. */
export function ProductsPage(): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = productsRoute.useRouteContext();
  const navigate = productsRoute.useNavigate();
  const search = productsRoute.useSearch();
  const { list = productLists[0], words, page: pageNumber = 1, sort = "newest" } = search;
  const narrowing = narrowingSearch({ ...search });
  const filterCount = Object.keys(narrowing).length;
  const filterWords = useFilterWords();
  const chosen = useChosen(JSON.stringify([list, words, narrowing]));
  const [open, setOpen] = useState<"filter" | "change" | "history" | null>(null);
  const close = (): void => setOpen(null);
  const query = useQuery({
    ...listingsQuery(desk, { ...narrowingOf(list, search), sort: search.sort, page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  const [edits, change] = useReducer(changeEdits, noEdits);
  const [conflicts, setConflicts] = useState<readonly ListingConflict[]>([]);
  /** What was written into cells and cannot be taken, by field and id: it is not lost when the page of the list is turned. */
  const [rejected, setRejected] = useState<ReadonlyMap<string, RejectedCell>>(new Map());
  /** Said from the first saving on, since what moved the table when a cell is left would take a press from its button. */
  const [areRejectedShown, setRejectedShown] = useState(false);
  /** Of the cells that were written, so that they can be named from another page of the list. */
  const [owners, setOwners] = useState<ReadonlyMap<string, CellOwner>>(new Map());
  const [isAskedOfStruck, setAskedOfStruck] = useState(false);
  /** The table begins anew with it. */
  const [discards, setDiscards] = useState(0);
  /** What takes the last saving back. */
  const [undoable, setUndoable] = useState<readonly ListingCell[]>([]);
  /** The same, until the table is there again with what was saved. */
  const [landed, setLanded] = useState<readonly ListingCell[]>([]);
  const mainButton = useRef<HTMLButtonElement>(null);
  /** How often something was saved or discarded. */
  const [ends, setEnds] = useState(0);
  // The pressed button has gone, and the focus with it.
  useEffect(() => {
    if (ends > 0 && document.activeElement === document.body) mainButton.current?.focus({ preventScroll: true });
  }, [ends]);
  const save = useChange({
    event: "shelf-change",
    send: (cells: readonly ListingCell[]) => changeListings(desk, { cells }),
    onDone: ({ changed, conflicts: left }, sent) => {
      change({ type: "saved", sent });
      setConflicts(left);
      const back = reversed(sent, left);
      setUndoable(back);
      setLanded(back);
      const unsaved = left.length + rejected.size;
      if (changed > 0 && unsaved > 0) toasts.show(t`Saved: ${changed}. Not saved: ${unsaved}.`, "info");
      else if (changed > 0)
        toasts.show(<Plural value={changed} one="# change is saved." other="# changes are saved." />);
    },
    onEnd: () => {
      setLanded([]);
      setEnds(ends + 1);
    },
  });
  const cells = [...edits.cells.values()];
  const lost = cells.length + rejected.size;
  const skus = new Map(
    [...owners.values()].flatMap(({ named }) => (named === null ? [] : [[named.sku.id, named] as const])),
  );
  const struck = struckBelow(edits.cells, skus);
  function press(): void {
    setRejectedShown(true);
    if (cells.length === 0) {
      if (rejected.size === 0) toasts.show(t`There is nothing to save.`, "info");
    } else if (struck.length > 0) setAskedOfStruck(true);
    else save.run(cells);
  }
  function discard(): void {
    change({ type: "discard" });
    setRejected(new Map());
    setDiscards(discards + 1);
    setEnds(ends + 1);
  }
  function reject(key: string, cell: RejectedCell | null): void {
    setRejected((before) => {
      const next = new Map(before);
      if (cell === null) next.delete(key);
      else next.set(key, cell);
      return next;
    });
  }
  useUndoKeys(change);
  const names: Readonly<Record<ListingFilter, string>> = {
    all: t({ message: "All", context: "products" }),
    onShelf: t`On the shelf`,
    offShelf: t`Off the shelf`,
    fewLeft: t`Few left`,
    takenDown: t`Taken down`,
    toApprove: t`Not approved`,
  };
  return (
    <div className={page}>
      <PageHead title={t({ message: "Products", context: "page" })}>
        <Link to="/products/archived" className={buttonClass({ kind: "quiet" })}>
          <Trans>Archived products</Trans>
        </Link>
        <Button onClick={() => setOpen("history")}>
          <Trans>Changes of several</Trans>
        </Button>
        <Link to="/products/import" className={buttonClass()}>
          <Trans>Import</Trans>
        </Link>
        <Link to="/products/new" className={buttonClass()}>
          <Trans>New product</Trans>
        </Link>
      </PageHead>
      <ListTabs
        label={t`Lists of products`}
        usual={productLists[0]}
        current={list}
        tabs={productLists.map((each) => ({ list: each, label: names[each] }))}
        search={{ ...narrowing, ...(sort !== "newest" && { sort }) }}
      />
      <div className={panel}>
        <div className={stack}>
          <div className={`${row} ${toolbar}`}>
            <div className={searchLook}>
              <SearchField
                key={words}
                label={t`Name, number or barcode`}
                quiet
                defaultValue={words}
                onSubmit={(text) =>
                  void navigate({
                    search: listingSearch(productLists)({ ...search, page: undefined, words: text }),
                  })
                }
              />
            </div>
            <Button size="small" icon={<Icon of={ListFilter} size={16} />} onClick={() => setOpen("filter")}>
              {filterCount === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({filterCount})</Trans>}
            </Button>
            <div className={sortField}>
              <SelectField
                label={<Trans>Sorted by</Trans>}
                value={sort}
                onChange={({ currentTarget: { value } }) =>
                  void navigate({ search: listingSearch(productLists)({ ...search, page: undefined, sort: value }) })
                }
              >
                {listingSorts.map((each) => (
                  <option key={each} value={each}>
                    {filterWords.sort[each]}
                  </option>
                ))}
              </SelectField>
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
            {areRejectedShown && rejected.size > 0 && (
              <Alert kind="danger" announce>
                <Plural
                  value={rejected.size}
                  one="# cell is not saved, because it cannot be understood:"
                  other="# cells are not saved, because they cannot be understood:"
                />
                <CellList cells={[...rejected].map(([key, { label, written }]) => [key, `${label}: “${written}”`])} />
              </Alert>
            )}
            {conflicts.length > 0 && (
              <Alert kind="warning" announce>
                <Plural
                  value={conflicts.length}
                  one="# cell was changed by an order or a colleague meanwhile. It shows what it is now."
                  other="# cells were changed by orders or colleagues meanwhile. They show what they are now."
                />
                <CellList
                  cells={conflicts.flatMap(({ field, id }) => {
                    const label = owners.get(cellKey(field, id))?.label;
                    return label === undefined ? [] : [[cellKey(field, id), label] as const];
                  })}
                />
              </Alert>
            )}
            {/* Always there: what moved the table when a cell is left would take the press that left it from its button. */}
            <div className={row}>
              {lost === 0 && undoable.length > 0 ? (
                <Button key="back" ref={mainButton} busy={save.busy} onClick={() => save.run(undoable)}>
                  <Trans>Undo the last save</Trans>
                </Button>
              ) : (
                <Button
                  key="save"
                  ref={mainButton}
                  kind="primary"
                  busy={save.busy}
                  // Never disabled: the press that leaves a cell makes the change that it saves.
                  onClick={press}
                >
                  {cells.length === 0 ? (
                    <Trans>Save</Trans>
                  ) : (
                    <Plural value={cells.length} one="Save # change" other="Save # changes" />
                  )}
                </Button>
              )}
              {lost > 0 && (
                <Button onClick={discard}>
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
                    words !== undefined ? (
                      <Trans>No product matches “{words}”</Trans>
                    ) : filterCount > 0 ? (
                      <Trans>No product matches the filter</Trans>
                    ) : (
                      <Trans>No products here</Trans>
                    )
                  }
                />
              ) : (
                <>
                  <Checkbox
                    label={<Trans>All of this page</Trans>}
                    checked={items.every(({ id }) => chosen.has(id))}
                    indeterminate={items.some(({ id }) => chosen.has(id)) && !items.every(({ id }) => chosen.has(id))}
                    onChange={({ currentTarget: { checked } }) =>
                      chosen.set(
                        items.map(({ id }) => id),
                        checked,
                      )
                    }
                  />
                  {(chosen.areAll || chosen.ids.length > 0) && (
                    <ChosenBar
                      count={chosen.areAll ? total : chosen.ids.length}
                      total={total}
                      areAllChosen={chosen.areAll}
                      onAll={chosen.chooseAll}
                      onNone={chosen.clear}
                      onChange={() => setOpen("change")}
                    />
                  )}
                  {open === "change" && (
                    <BulkDialog
                      selection={chosen.areAll ? { filter: narrowingOf(list, search) } : { ids: chosen.ids }}
                      count={chosen.areAll ? total : chosen.ids.length}
                      onClose={close}
                    />
                  )}
                  <ListingTable
                    key={discards}
                    products={items}
                    edits={edits.cells}
                    landed={landed}
                    rejected={rejected}
                    isChosen={chosen.has}
                    onChoose={(id, isChosen) => chosen.set([id], isChosen)}
                    onWrite={(cell, owner) => {
                      setOwners((before) => new Map(before).set(cellKey(cell.field, cell.id), owner));
                      change({ type: "write", cell });
                    }}
                    onReject={reject}
                  />
                  <ListPager page={pageNumber} pageSize={pageSize} total={total} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
      {open === "filter" && (
        <FilterDialog
          narrowing={narrowing}
          onShow={(wanted) => {
            close();
            void navigate({
              search: {
                ...(list !== productLists[0] && { list }),
                ...(words !== undefined && { words }),
                ...(sort !== "newest" && { sort }),
                ...wanted,
              },
            });
          }}
          onClose={close}
        />
      )}
      {open === "history" && <BulkHistory onClose={close} />}
      <LeaveDialog isNeeded={lost > 0} onLeave={discard}>
        <Plural value={lost} one="# change would be lost." other="# changes would be lost." />
      </LeaveDialog>
      <ConfirmDialog
        open={isAskedOfStruck}
        title={<Trans>Is the market price below the price?</Trans>}
        keep={<Trans>Change it</Trans>}
        confirm={<Trans>Save like this</Trans>}
        onConfirm={() => {
          setAskedOfStruck(false);
          save.run(cells);
        }}
        onClose={() => setAskedOfStruck(false)}
      >
        <Trans>The market price is shown struck through beside the price, so it has to be the higher one.</Trans>
        <CellList
          cells={struck.map(({ name, sku, price, marketPrice }) => [
            String(sku.id),
            `${name}: ${formatMoney(marketPrice)} < ${formatMoney(price)}`,
          ])}
        />
      </ConfirmDialog>
    </div>
  );
}

/** Cells by their names, with a key each. */
function CellList({ cells }: { readonly cells: readonly (readonly [key: string, text: string])[] }): ReactElement {
  return (
    <ul className={wrongCells}>
      {cells.map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
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
