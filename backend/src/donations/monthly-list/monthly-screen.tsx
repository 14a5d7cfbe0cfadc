import Link from "next/link.js";
import type { AdminViewServerProps } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { ListPage } from "../../office/lists/list-page.tsx";
import { monthlyList } from "./monthly-list.ts";

const copy = { billing: "The billing of the 15th: what it will bring, and how it went" } as const;

/** `/admin/monthly`: every monthly gift. */
export function MonthlyScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <ListPage
      list={monthlyList}
      view={view}
      above={
        staffWhoMay("monthly-billing")({ req }) && (
          <p>
            <Link prefetch={false} href={`${req.payload.config.routes.admin}/monthly/billing`}>
              {copy.billing}
            </Link>
          </p>
        )
      }
    />
  );
}
