import type { ServerProps } from "payload";

/** On the dashboard of an account with a one-time password: the only thing it can do is to choose its own. */
export function ChoosePasswordNotice({ payload, user }: ServerProps) {
  if (!user?.mustChangePassword) return null;
  return (
    <div className="banner banner--type-error" style={{ marginBottom: "2rem" }}>
      <p>
        You signed in with a one-time password. Please{" "}
        <a href={`${payload.config.routes.admin}/account`}>choose a password of your own</a>, of at least 12
        characters; then everything your role may do opens.
      </p>
    </div>
  );
}
