import { Outlet } from "react-router";

export { RouteErrorPage as ErrorBoundary } from "./route-error-page";

/**
 * Stands around every page, so that one that fails leaves what surrounds it in place, and the reader's settings on `<html>`.
 * Where the frame itself fails, the same error page stands alone.
 */
export default function PageBoundary() {
  return <Outlet />;
}
