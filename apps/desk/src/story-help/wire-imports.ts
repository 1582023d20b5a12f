const none = { added: 0, changed: 0, unchanged: 0, rejected: 0 };

/** A file of products that a shop has sent, as the wire has it. */
export const checkedRun = {
  id: 7,
  name: "spring.csv",
  kind: "csv",
  bytes: 4096,
  by: "Anna",
  state: "checked",
  checked_bytes: 4096,
  total: 204,
  done: 0,
  checked: { added: 180, changed: 20, unchanged: 2, rejected: 2 },
  imported: none,
  problem_count: 2,
  created_at: "2026-11-23T02:00:00.000Z",
  started_at: null,
  ended_at: null,
  failure: "",
  problems: [
    { line: 4, column: "price", text: "It is missing" },
    { line: 9, column: "", text: "It has one cell, and the header 8" },
  ],
};

export const checkingRun = {
  ...checkedRun,
  state: "checking",
  checked_bytes: 1024,
  total: null,
  checked: { ...none, added: 51 },
  problem_count: 0,
  problems: [],
};

export const importingRun = {
  ...checkedRun,
  state: "importing",
  done: 102,
  imported: { ...none, added: 100, rejected: 2 },
  started_at: "2026-11-23T02:01:00.000Z",
};

export const doneRun = {
  ...importingRun,
  state: "done",
  done: 204,
  imported: checkedRun.checked,
  ended_at: "2026-11-23T02:02:00.000Z",
};

export const stoppedRun = { ...importingRun, state: "stopped", ended_at: "2026-11-23T02:02:00.000Z" };

export const failedRun = {
  ...checkingRun,
  state: "failed",
  checked: none,
  ended_at: "2026-11-23T02:00:01.000Z",
  failure: "The column price is missing",
};
