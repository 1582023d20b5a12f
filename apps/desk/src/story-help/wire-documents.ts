/** What a shop has shown, as the platform writes it. */
export const wireShown = (id: number, differences: object = {}) => ({
  id,
  revision: 1,
  state: "waits",
  grounds: "",
  expires_on: "2031-03-04",
  is_expired: 0,
  sent_at: "2026-11-20T04:00:00.000Z",
  decided_at: null,
  decided_by: "",
  file: `/api/file/private?path=private/merchant/${id}.pdf&name=licence.pdf`,
  ...differences,
});

/** A document that a category requires, of which a shop has shown nothing. */
const wireDocument = (differences: object = {}) => ({
  id: 3,
  name: "Feed licence",
  note: "From the veterinary office of your province",
  category: "Pets",
  has_expiry: 1,
  is_concerned: 1,
  accepted: null,
  sent: null,
  ...differences,
});

const decided = { decided_at: "2026-11-21T04:00:00.000Z", decided_by: "Anna" };

/** One in each state. */
export const wireDocuments = [
  wireDocument(),
  wireDocument({ id: 4, name: "Veterinary permit", note: "", sent: wireShown(9) }),
  wireDocument({
    id: 5,
    name: "Food safety certificate",
    note: "",
    accepted: wireShown(10, { state: "accepted", ...decided }),
    sent: wireShown(11, { state: "refused", grounds: "The second page is missing.", ...decided }),
  }),
  wireDocument({
    id: 6,
    name: "Import permit",
    category: "Food",
    is_concerned: 0,
    accepted: wireShown(12, { state: "accepted", expires_on: "2026-01-31", is_expired: 1, ...decided }),
  }),
  wireDocument({ id: 7, name: "Register entry", note: "", category: "Tea", has_expiry: 0, is_concerned: 0 }),
];
