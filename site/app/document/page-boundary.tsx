import { Outlet } from "react-router";

export { RouteErrorPage as ErrorBoundary } from "./route-error-page";

/** Stands around every page, so that one that fails leaves what surrounds it in place. */
export default function PageBoundary() {
  return <Outlet />;
}
