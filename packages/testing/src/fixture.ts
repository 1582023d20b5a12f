export { fixture, type FixtureCustomer, type FixtureProduct } from "@plaza/backend/fixture";
