import type { AdminViewServerProps, PayloadRequest } from "payload";
import { roleWords } from "../../../access/roles.ts";
import { staffWhoMay } from "../../../access/staff.ts";
import { OfficeFacts } from "../../../office/office-facts.tsx";
import { OfficePage } from "../../../office/office-page.tsx";
import { shownMoment } from "../../../platform/admin/shown-moment.ts";
import { type Account, accountScreens, readAccounts } from "../accounts.ts";
import { AccountActions } from "./account-actions.tsx";
import { accountsCopy } from "./accounts-copy.ts";

const { columns, never, waiting, ready, one: copy } = accountsCopy;
const [list, screen] = accountScreens;

/** `/admin/accounts/:id`: one colleague's account, and what can be done with it. */
export async function AccountScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { segments } = view.params ?? {};
  const id = Number(Array.isArray(segments) ? segments.at(-1) : Number.NaN);
  const mayOpen = screen.isFor({ req });
  const [account] = mayOpen && Number.isInteger(id) ? await readAccounts(req.payload, id) : [];
  return (
    <OfficePage
      view={view}
      path={screen.path}
      title={account?.name}
      trail={[{ label: copy.trail, path: list.path }]}
    >
      {account ? <OneAccount account={account} req={req} /> : <p>{copy.gone}</p>}
    </OfficePage>
  );
}

type OneAccountProps = {
  account: Account;
  req: PayloadRequest;
};

function OneAccount({ account, req }: OneAccountProps) {
  const { admin, api } = req.payload.config.routes;
  const isOwn = req.user?.id === account.id;
  return (
    <>
      <OfficeFacts
        facts={[
          { label: columns.role, value: account.roleLabel },
          { label: columns.email, value: account.email },
          { label: copy.may, value: roleWords[account.role].join(" ") },
          { label: columns.secondFactor, value: account.secondFactor },
          {
            label: columns.lastSignIn,
            value: account.lastSignIn ? shownMoment(account.lastSignIn) : never,
          },
          { label: columns.state, value: account.mustChoosePassword ? waiting : ready },
        ]}
      />
      {isOwn ? (
        <p>
          {copy.own} <a href={`${admin}/account`}>{copy.ownLink}</a>
        </p>
      ) : (
        <AccountActions
          id={account.id}
          name={account.name}
          role={account.role}
          isInvited={account.mustChoosePassword}
          mayReset={account.hasSecondFactor && staffWhoMay("second-factor-reset")({ req })}
          api={`${api}/users`}
          list={admin + list.path}
        />
      )}
    </>
  );
}
