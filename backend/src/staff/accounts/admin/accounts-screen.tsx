import type { AdminViewServerProps, Payload } from "payload";
import { roles, roleWords } from "../../../access/roles.ts";
import { OfficePage } from "../../../office/office-page.tsx";
import { shownMoment } from "../../../platform/admin/shown-moment.ts";
import { accountScreens, readAccounts } from "../accounts.ts";
import { accountsCopy as copy } from "./accounts-copy.ts";
import "../../../office/charts/charts.css";
import { InviteForm } from "./invite-form.tsx";

/** `/admin/accounts`: who can sign in, and the way to let somebody in. */
export const AccountsScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={accountScreens[0].path}>
    <Accounts payload={view.initPageResult.req.payload} />
  </OfficePage>
);

async function Accounts({ payload }: { payload: Payload }) {
  const accounts = await readAccounts(payload);
  const { admin, api } = payload.config.routes;
  return (
    <>
      <p>{copy.about}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls sideways has to be reached by the keyboard. */}
      <section className="office__section office__wide" aria-label={accountScreens[0].title} tabIndex={0}>
        <table className="office__table">
          <thead>
            <tr>
              {Object.values(copy.columns).map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={account.id}>
                <th scope="row">
                  <a href={`${admin}/accounts/${account.id}`}>{account.name}</a>
                </th>
                <td>{account.email}</td>
                <td>{account.roleLabel}</td>
                <td>
                  {account.needsSecondFactor && !account.hasSecondFactor ? (
                    <span className="office__state" data-tone="waits">
                      {account.secondFactor}
                    </span>
                  ) : (
                    account.secondFactor
                  )}
                </td>
                <td data-day>{account.lastSignIn ? shownMoment(account.lastSignIn) : copy.never}</td>
                <td>
                  <span className="office__state" data-tone={account.mustChoosePassword ? "waits" : "good"}>
                    {account.mustChoosePassword ? copy.waiting : copy.ready}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="office__section">
        <h2>{copy.invite.title}</h2>
        <InviteForm path={`${api}/users/invite`} />
      </section>
      <section className="office__section">
        <h2>{copy.roles}</h2>
        {roles.map(({ value, label }) => (
          <section key={value}>
            <h3>{label}</h3>
            <RoleWords role={value} />
          </section>
        ))}
      </section>
    </>
  );
}

const RoleWords = ({ role }: { role: keyof typeof roleWords }) => (
  <ul>
    {roleWords[role].map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
