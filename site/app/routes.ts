import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route("page404", "page-404/route.tsx")] satisfies RouteConfig;
