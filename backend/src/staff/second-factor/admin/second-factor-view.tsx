import { MinimalTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { secondFactorState } from "../../../access/staff.ts";
import { copy } from "../second-factor-copy.ts";
import { SecondFactorSteps } from "./second-factor-steps.tsx";
import "./second-factor.css";

/** A page of this admin, or its front page: an address that leads elsewhere is not followed. */
function wantedPage(then: unknown, admin: string): string {
  const page = typeof then === "string" && then.startsWith(`${admin}/`) ? then : admin;
  return page.startsWith(`${admin}/second-factor`) ? admin : page;
}

/** `/admin/second-factor`: gives, sets up or ends the second factor of the person who is signed in. */
export function SecondFactorView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/second-factor`)}`);
  return (
    <MinimalTemplate className="second-factor-page">
      {/* The library names no page of ours with one segment, whatever its configuration says. */}
      <title>{copy.title}</title>
      <main>
        <SecondFactorSteps state={secondFactorState(req.user)} then={wantedPage(searchParams?.then, admin)} />
      </main>
    </MinimalTemplate>
  );
}
