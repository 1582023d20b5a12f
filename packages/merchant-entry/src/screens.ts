// One chunk: who looks at one of them mostly looks at the other, too.
export { loadApplication } from "./detail/application-loader.ts";
export { ApplicationPage } from "./detail/application-page.tsx";
export { loadApplications } from "./records/applications-loader.ts";
export { ApplicationsPage } from "./records/applications-page.tsx";
